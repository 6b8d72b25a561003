import { inLocale, type Localized } from '../../locales';
import type { Severity } from 'edocument-invoice';
import { fieldsOfTerms } from '../check/facts';
import { named, page, shorten, type Context, type Draft } from './draft';
import { termsAtPath } from './elements';
import type { ResponseCodes } from './protocol';
import data from './response-codes.json';
import { sentence } from './sentences';

type Status = Localized<string> & { readonly severity: Severity };
type Reason = Localized<string> & { readonly terms: readonly string[] };

/** What a response says, or the answer of a portal that names an element. */
interface Response extends ResponseCodes {
  /** Path of the element that the portal misses, by its names. */
  readonly missed?: string;
}

const STATUSES: Readonly<Record<string, Status>> = data.statuses as Readonly<
  Record<string, Status>
>;
const LEVELS: Readonly<Record<string, Status>> = data.levels as Readonly<Record<string, Status>>;
const REASONS: Readonly<Record<string, Reason>> = data.reasons;
const ACTIONS: Readonly<Record<string, Localized<string>>> = data.actions;

const STATUS_WORDS =
  'acknowledg|received|in process|under query|conditional|reject|paid|fully paid|' +
  'zurückgewiesen|in bearbeitung|rückfrage|bezahlt|eingegangen';
/** What makes a number, an address or a certificate of the same letters. */
const NO_CODE = '(?![ -]?\\d|[ -](?:ad{1,2}ress|block|range|restr|certificate|zertifikat))';
/** A code after the word status, or before what it means. AP alone is no proof of anything. */
const STATUS = new RegExp(
  `\\b(?:status|response|rechnungsantwort)(?:[ -]?code)?\\W{1,4}(AB|IP|UQ|CA|RE|PD)\\b${NO_CODE}|` +
    `\\b(AB|IP|UQ|CA|RE|PD)\\b ?[-–=:(]{1,2} ?(?:message )?(?:${STATUS_WORDS})|` +
    `\\b(?:${STATUS_WORDS}|accepted with conditions|accepted conditionally)\\w{0,4} ?\\((AB|IP|UQ|CA|RE|PD)\\)`,
  'i',
);
/** A list of what there is says nothing of one invoice. */
const LIST =
  /\b(?:AB|IP|UQ|CA|RE|AP|PD)(?:(?:, ?| ?[/|] ?| (?:or|oder|and|und) )(?:AB|IP|UQ|CA|RE|AP|PD)\b){2}/;
const CODES = /\b(?:REF|LEG|REC|QUA|DEL|PRI|QTY|ITM|PAY|UNR|FIN|PPD|NOA|PIN|NIN|CNF|CNP|CNA)\b/g;
const LEVEL_CODES = /\b(?:SV|BV|BW|FD)\b/g;

/** How Chorus Pro names the element of Factur-X that it misses. */
const MISSED = /\(?\b((?:[A-Z]\w{1,80}\.){1,12})value\)? (?:est|is) (?:obligatoire|mandatory)\b/;

/** The names of the responses of access points. */
const LEVEL = /\bml[rs]\b|\bmessage level (?:status|response)\b/i;

/** The codes of a Peppol response in a text, as access points and mails write them. */
export function responseIn(text: string): Response | undefined {
  const [, missed] = MISSED.exec(text) ?? [];
  if (missed !== undefined) return { status: 'none', codes: [], isLevel: false, missed };
  const found = LIST.test(text) ? null : STATUS.exec(text);
  const status = found?.[1] ?? found?.[2] ?? found?.[3];
  if (status === undefined || status !== status.toUpperCase()) return undefined;
  const isLevel = LEVEL.test(text);
  return { status, codes: text.match(isLevel ? LEVEL_CODES : CODES) ?? [], isLevel };
}

/** The element without which a portal would not miss another one. */
const CONDITION =
  /\b(?:si l['’ ]?|if )(?:element|élément)? ?\(?(?:[A-Z]\w{1,80}\.){0,12}([A-Z]\w{1,80})\)?/;

/** What to do about an element that a portal misses. */
function explainMissed(missed: string, { message, locale }: Context): Draft {
  const names = missed.split('.').filter(Boolean);
  const terms = [3, 2, 1]
    .map((count) => termsAtPath(names.slice(-count).join('/')))
    .find((found) => found.length === 1);
  const known = named(terms ?? [], locale);
  const shown = known.length > 0 ? known.map(({ id, name }) => `${name} (${id})`) : names.slice(-2);
  const fields = fieldsOfTerms(terms ?? [], locale);
  const condition = CONDITION.exec(message.text)?.[1];
  return {
    kind: 'required',
    rules: [],
    severity: 'fatal',
    message: [
      sentence(data.portal.missing, locale, { names: shown.join(', ') }),
      condition === undefined ? '' : sentence(data.portal.onlyIf, locale, { element: condition }),
    ]
      .filter(Boolean)
      .join(' '),
    isRule: false,
    remedy: inLocale(data.portal.remedy, locale),
    terms: known,
    fields: fields.length > 0 ? fields : [page('Reference/FieldIndex.mdx', locale)],
    quote: shorten(message.text),
  };
}

/** What to do about a response of the buyer or of the receiving access point. */
export function explainResponse(
  { status, codes, isLevel, missed }: Response,
  context: Context,
): Draft | undefined {
  if (missed !== undefined) return explainMissed(missed, context);
  const { message, locale } = context;
  const own = (isLevel ? LEVELS : STATUSES)[status];
  // That the buyer accepts is the verdict of the whole.
  const isVerdict = status === 'AP' && !isLevel && codes.length === 0;
  if (!own || isVerdict) return undefined;
  const reasons = codes.flatMap((code) => REASONS[code] ?? []);
  const actions = codes.flatMap((code) => (code in REASONS ? [] : (ACTIONS[code] ?? [])));
  const terms = [...new Set(reasons.flatMap((reason) => reason.terms))];
  const fields = fieldsOfTerms(terms, locale);
  const remedy = isLevel ? data.provider : terms.length > 0 ? data.correct : data.ask;
  const isGrave = own.severity !== 'information';
  return {
    kind: 'other',
    rules: [],
    severity: own.severity,
    message: [own, ...reasons, ...actions].map((text) => inLocale(text, locale)).join(' '),
    isRule: false,
    remedy: isGrave ? inLocale(remedy, locale) : undefined,
    terms: named(terms, locale),
    fields:
      fields.length > 0
        ? fields
        : [page(isGrave && !isLevel ? 'HowTo/Rejected.mdx' : 'HowTo/Peppol.mdx', locale)],
    quote: message.text === '' ? undefined : shorten(message.text),
    stage: codes.includes('FD') ? 'underway' : undefined,
  };
}
