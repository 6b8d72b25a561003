import data from '../../data/formats.json';
import { inLanguage, type Localized } from '../language';

const TEXTS: ReadonlyMap<string, Localized<string>> = new Map(
  [...data.formats, ...data.profiles].map((one) => [one.id, one]),
);

/** The sentence on a format or a profile that was recognised; undefined for any other id. */
export function recognisedText(id: string, language: string): string | undefined {
  const texts = TEXTS.get(id);
  return texts && inLanguage(texts, language);
}

/** The format of a file by its first characters, one for each byte. */
export function formatByStart(start: string): string | undefined {
  return data.formats.find(
    (one) => 'start' in one && one.start !== undefined && new RegExp(one.start, 'i').test(start),
  )?.id;
}

/** The format of a document in XML by its document element. */
export function formatByRoot(uri: string, local: string): string | undefined {
  return data.formats.find(
    (one) =>
      'root' in one &&
      one.root !== undefined &&
      new RegExp(`^(?:${one.root})$`).test(local) &&
      (!('namespace' in one) || one.namespace === undefined || uri.includes(one.namespace)),
  )?.id;
}

/** A specification identifier (BT-24) that is known, but has no rules of its own here. */
export interface KnownProfile {
  readonly id: string;
  /** EN 16931 does not apply: findings are notes, and there is no verdict. */
  readonly isForeign: boolean;
}

/** The entry on a specification identifier (BT-24); undefined for the usual ones. */
export function knownProfile(specification: string): KnownProfile | undefined {
  if (specification === '') return undefined;
  const found = data.profiles.find(({ match }) => new RegExp(match).test(specification));
  return found && { id: found.id, isForeign: 'foreign' in found && found.foreign === true };
}
