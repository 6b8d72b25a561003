/** What the whole text says about the messages in it that are known. */
import data from 'edocument-invoice/data/business-terms.json';
import { rules } from '../../facts/rule-model';
import { inLocale, localeIds, type LocaleId } from '../../locales';
import { fieldsOfTerms } from '../check/facts';
import { checkHere, named, page, remark, shorten, type Draft, type Placed } from './draft';
import { explainRules } from './explain';
import { isProgramFault, MAX_ABOUT_TEXT } from './notices/about';
import { isInWords, isOfImport } from './prose';
import type { ReportFormat } from './protocol';
import { sentence } from './sentences';
import texts from './sentences.json';
import { refuses } from './verdict';

/** Whether a draft only says which term is meant, of a message without a severity. */
const isKeyword = ({ rules: [rule], severity, remedy }: Draft) =>
  rule === undefined && severity === undefined && remedy === undefined;

/** The electronic address of a party, as somebody copies it out of an invoice in UBL. */
const ENDPOINT =
  /Accounting(Supplier|Customer)Party>(?:(?!Party>\s*<\/)[^]){0,300}?<(?:\w{1,8}:)?EndpointID\s[^<>]{0,60}schemeID="(\w{2,4})"[^<>]{0,60}>([^<>]{1,80})</;
const COMPLAINT =
  /\b(?:fail\w*|reject\w*|refus\w*|invalid|wrong|errors?|not (?:valid|accepted|allowed)|fehl\w*|ungültig|falsch|abgelehnt|zurückgewiesen|nicht (?:gültig|zulässig|akzeptiert))\b/i;

/** The rule of Peppol for the identifiers of each scheme, such as 0088. */
const RULES_OF_SCHEMES: ReadonlyMap<string, string> = new Map(
  rules
    .filter(({ id }) => id.startsWith('PEPPOL-COMMON-'))
    .flatMap((rule) =>
      localeIds.flatMap((locale) => {
        const scheme = /\bschem[ae] (\d{4})\b/i.exec(inLocale(rule, locale).demand)?.[1];
        return scheme === undefined ? [] : [[scheme, rule.id] as const];
      }),
    ),
);

/** The electronic address that somebody quotes and complains about, by the form of its scheme. */
function endpointFault(text: string, locale: LocaleId): Draft | undefined {
  const [whole, party, scheme = '', value = ''] = ENDPOINT.exec(text) ?? [];
  const rule = RULES_OF_SCHEMES.get(scheme);
  if (whole === undefined || rule === undefined) return undefined;
  if (!COMPLAINT.test(text.replace(whole, ''))) return undefined;
  const terms = [party === 'Supplier' ? 'BT-34' : 'BT-49'];
  const message = { text: `${scheme}:${value}` };
  const draft = explainRules([rule], { message, locale }, { isProbable: true });
  const who = sentence(party === 'Supplier' ? texts.sellerEndpoint : texts.buyerEndpoint, locale);
  return {
    ...draft,
    message: `${who} ${draft.message}`,
    remedy: sentence(texts.endpointRemedy, locale),
    terms: named(terms, locale),
    fields: fieldsOfTerms(terms, locale),
    quote: shorten(message.text),
  };
}

const TERMS = new Map(data.terms.map((term) => [term.id, term]));

/** Whether each invoice has a term: it must be there, and each group around it. */
function isMandatory(id: string): boolean {
  const term = TERMS.get(id);
  if (!term?.cardinality.startsWith('1')) return false;
  return term.group === null || isMandatory(term.group);
}

/** Whether a draft says that a term is missing, by the words of a message without an id. */
const isMissedTerm = ({ kind, terms, quote, isRule, rules: [rule] }: Draft) =>
  quote !== undefined &&
  terms.length > 0 &&
  (kind === 'required' || kind === 'identifier') &&
  (rule !== undefined || !isRule);

/** What an import program misses in an invoice that somebody else wrote. */
function missedByImport(draft: Draft, locale: LocaleId): Draft {
  const single = draft.terms.filter(({ id }) => !id.startsWith('BG-'));
  const names = (wanted: boolean) =>
    (single.length > 0 ? single : draft.terms)
      .filter(({ id }) => isMandatory(id) === wanted)
      .map(({ id, name }) => `${name} (${id})`)
      .join(', ');
  const parts = [
    [texts.importMandatory, names(true)],
    [texts.importOptional, names(false)],
  ] as const;
  return {
    ...draft,
    kind: 'other',
    rules: [],
    isRule: false,
    severity: 'information',
    message: [
      sentence(texts.imported, locale),
      ...parts.flatMap(([own, list]) =>
        list === '' ? [] : [sentence(own, locale, { names: list })],
      ),
    ].join(' '),
    remedy: sentence(texts.importedRemedy, locale),
    fields: [page('Reference/Check.mdx', locale)],
    holder: 'nobody',
  };
}

/** The path of another document of Peppol in a response. */
const OTHER_DOCUMENT =
  /<(?:\w{1,8}:)?LineID>\s{0,20}\/(?:\w{1,8}:|\*:)?(?:Catalogue|Order|OrderResponse|OrderChange|DespatchAdvice|ReceiptAdvice)\b|poacc:trns:(?:catalogue|order|despatch)/i;

/** Drafts of a text that names a program as the cause, so that no setup of the reader is. */
export function ofProgramFault(
  drafts: readonly Placed[],
  text: string,
  format: ReportFormat,
  locale: LocaleId,
): readonly Placed[] {
  if (drafts.length === 0 || !isInWords(format) || !isProgramFault(text)) return drafts;
  const fault = checkHere(texts.programFault, texts.programFaultRemedy, locale);
  const { remedy, fields } = fault;
  return [
    ...drafts.map(({ draft, place }) => ({
      draft: { ...draft, remedy, fields, holder: draft.holder ?? ('operation' as const) },
      place,
    })),
    { draft: fault, place: undefined },
  ];
}

/**
 * The drafts of a text as the whole of it shows them: what a rule says better is left out, and what
 * concerns no invoice of the reader has no step.
 *
 * @param isWarned the text says in words of its own that a rule only warns
 */
export function inWhole(
  drafts: readonly Placed[],
  whole: string,
  { format, isWarned }: { readonly format: ReportFormat; readonly isWarned: boolean },
  locale: LocaleId,
): Placed[] {
  const text = whole.slice(0, MAX_ABOUT_TEXT);
  const added = (draft: Draft) => ({ draft, place: undefined });
  if (format === 'xml' && drafts.length > 0 && OTHER_DOCUMENT.test(text)) {
    return [
      added({ ...remark(sentence(texts.otherDocument, locale)), kind: 'scenario' }),
      ...drafts.map(({ draft, place }) => ({
        draft: { ...draft, remedy: undefined, fields: [], holder: 'nobody' as const },
        place,
      })),
    ];
  }
  const hasRule = drafts.some(({ draft }) => draft.rules.length > 0);
  const isOnlyWarned =
    hasRule &&
    isInWords(format) &&
    drafts.every(({ draft }) => draft.severity === 'warning') &&
    refuses(text);
  if (isOnlyWarned)
    return [...drafts, added(checkHere(texts.onlyWarned, texts.onlyHintRemedy, locale))];
  if (format !== 'lines') return [...drafts];
  const endpoint = hasRule ? undefined : endpointFault(text, locale);
  const own = endpoint ? [added(endpoint), ...drafts] : drafts;
  // A rule that is only read out of words says nothing of what else is missing.
  const isNamed = drafts.some(({ draft: { rules, quote } }) => rules.length > 0 && !quote);
  const isKept = (draft: Draft) => !isKeyword(draft) || (!isNamed && isMissedTerm(draft));
  const kept = hasRule || endpoint ? own.filter(({ draft }) => isKept(draft)) : own;
  const isImport = isOfImport(text);
  const seen = isImport
    ? kept.map(({ draft, place }) => ({
        draft: isMissedTerm(draft) ? missedByImport(draft, locale) : draft,
        place,
      }))
    : [...kept];
  const levels = new Set(seen.map(({ draft }) => draft.severity));
  if (levels.size === 1 && levels.has('information') && hasRule && refuses(text)) {
    const hint = checkHere(texts.onlyHint, texts.onlyHintRemedy, locale);
    seen.push(added({ ...hint, severity: 'fatal' }));
  }
  if (levels.size === 1 && isWarned) seen.push(added(remark(sentence(texts.warned, locale))));
  return seen;
}
