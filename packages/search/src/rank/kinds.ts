import { SectionKind } from '../index/kinds';

/** Words that ask for a section around an answer, in either language; nobody asks for a result. */
const ASKS: readonly (readonly [kind: SectionKind, words: RegExp])[] = [
  [
    SectionKind.Prepare,
    /recht|berechtig|permission|need|brauch|voraussetz|vorher|before|lizenz|licen|\bwer\b|\bwho|benutzer|user/iu,
  ],
  [SectionKind.Steps, /^(?:wie|wo|wohin|womit|how|where)\b/iu],
  [SectionKind.Test, /test|prob|try|sandbox/iu],
  [
    SectionKind.Undo,
    /zurück|rückgängig|wieder|abschalt|ausschalt|ausmach|deaktiv|storn|lösch|undo|revert|turn off|disable|remove/iu,
  ],
];

/** What a passage in such a section has to say more than others, as a share of the query's information. */
const AROUND_SHARE = 0.1;

/** By kind of section, what a passage has to say more than others to be the one that a question leads to. */
export function aroundShares(query: string): readonly number[] {
  const asked = ASKS.flatMap(([kind, words]) => (words.test(query) ? [kind] : []));
  return Object.values(SectionKind).map((kind) =>
    kind === SectionKind.Other || asked.includes(kind) ? 0 : AROUND_SHARE,
  );
}
