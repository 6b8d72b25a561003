/** What running text tells as something that happened, and which part of it is a message. */
import type { ReportFormat } from './protocol';

/** Formats of which a line may as well be somebody's own words. */
const IN_WORDS: ReadonlySet<ReportFormat> = new Set(['lines', 'mustang', 'kosit-text']);
export const isInWords = (format: ReportFormat): boolean => IN_WORDS.has(format);

/** A code that a mail server gives, whatever is told around it. */
const MAIL_CODE = /\b[45]\d\d[ -]#?[45]\.\d{1,3}\.\d{1,3}\b/;
const RETURNED =
  /\bmailer-daemon\b|\bmail delivery (?:sub)?system\b|\bpostmaster\b|\bthis is the mail system at host\b|\bundeliver(?:ed|able)\b|\bunzustellbar\b|\bsmtp[- ]error\b|\breturned (?:to sender|mail)\b|\bRCPT TO\b|\bstatus\W{1,3}deferred\b|\bdelivery status notification\b|\b5\d\d[ -][^\n]{0,80}\bclient host\b|\bqmail-send program\b|\b(?:was not|wasn['’]t) able to deliver your message\b/i;

/** Whether a text is an email that came back. */
export const isReturnedMail = (text: string): boolean =>
  MAIL_CODE.test(text) || RETURNED.test(text);

/** A sentence with one of these says what may be, and not what was. */
const POSSIBLE =
  /^\W{0,3}(?:wenn|falls|sofern|sollten?|kommt es|if|when(?! \w+ing\b)|in case)\b|(?:^|[.:;] )(?:ist|sind|fehlt|entspricht|enthält)\b[^,.\n]{3,80}, (?:wird|werden|dann|so|ist|erhalten|erscheint|kommt)\b|[,;:–] ?(?:wenn|falls|sofern|if(?! satisfy)|when(?! \w+ing\b))\b|\b(?:beispielsweise|zum beispiel|mögliche[nrs]?|möglicherweise|eventuell|unter umständen|for example|possible (?:errors?|reasons?|causes?)|possibly|might(?! already be))\b|\b(?:grund|gründe|ursachen?|reasons?|causes?)\b[^.\n]{0,40}\b(?:können|kann|könnten?|could|may|can)\b/i;
const SENTENCE_END = /(?<=[.!?])\s+(?=\p{Lu})|\n/u;

const sentencesOf = (text: string) => text.split(SENTENCE_END).filter((one) => one.trim() !== '');

/** A text without its sentences that only say what may be. */
export function toldIn(text: string): string {
  if (!POSSIBLE.test(text) || MAIL_CODE.test(text)) return text;
  return sentencesOf(text)
    .filter((one) => !POSSIBLE.test(one))
    .join('\n');
}

/** What comes behind the word for a message. */
const LABELLED =
  /(?:^|[\s(„"“*_])(?:errors?|fehler(?:meldung|text|code)?|(?:fehler)?meldung|message|grund|reason|exception|failure|failed|warning|warnung|ursache|hinweis|rejected|abgelehnt|zurückgewiesen|fehlgeschlagen)[\w \d*_()-]{0,20}[:=]\s?\S/i;
/** A sentence in quotation marks. */
const QUOTED = /["“„«`>]([^"“”„«»`<>\n]{15,400})["”“»`<]/g;

/** What running text quotes as a message, or puts behind a word for one. */
export function quotedIn(text: string): string | undefined {
  const label = LABELLED.exec(text);
  if (label) return text.slice(label.index);
  const quoted = [...text.matchAll(QUOTED)]
    .map(([, one = '']) => one)
    .filter((one) => one.trim().includes(' '));
  return quoted.length > 0 ? quoted.join('\n') : undefined;
}

const IMPORT = /\bimport\w*|\beinlesen\b|\beingelesen\b/i;
const INCOMING =
  /\beingangsrechnung\w*|\blieferantenrechnung\w*|\b(?:incoming|received|inbound) (?:e-?)?invoices?\b|\b(?:vendor|supplier|purchase) (?:bill|invoice)s?\b/i;

/** Whether a text is about a program that takes over invoices of others. */
export const isOfImport = (text: string): boolean => IMPORT.test(text) && INCOMING.test(text);

/** Longer texts do not grade what they name in a sentence of their own. */
const MAX_WORDS = 2000;

/** How a sentence says that a message only warns. */
const WARNS =
  /\bwarn(?:ung|ing)s?\W{1,4}(?:br|peppol|cii|ubl)-|\b(?:issue[sd]?|gives?|gave|shows?|gets?|got|reports?|returns?|returned|raise[sd]?|only|just|is|was) (?:only |just )?(?:an? )?["“”']?warnings?\b|\bas (?:only )?(?:an? )?["“”']?warnings?\b|\b(?:eine?|als|nur|lediglich|bloß)\b (?:eine )?["“”„']?warn(?:ung(?:en)?|ing)\b/i;
const NO_WARNING =
  /\b(?:not|no|never|kein\w*|nicht|instead of|statt|soll\w*|should|would|might|wenn|falls|if)\b/i;
/** Words of a refusal; beside them, that something warns is only what somebody thinks. */
const GRAVE =
  /reject|refus|fatal|invalid|not (?:valid|accepted|compliant)|abgelehnt|ablehn|(?:zurück|ab)gewiesen|zurückweis|ungültig|nicht (?:valide?|gültig|konform|akzeptiert|angenommen)|fehlgeschlagen|schlägt|scheitert|fail|\b(?:is|are|as) (?:an )?errors?\b|\bfehler\b/i;

/** Whether a text says in words that what it names only warns. */
export const warnsInWords = (text: string): boolean =>
  text.length <= MAX_WORDS &&
  !GRAVE.test(text) &&
  text
    .split(/\n|(?<=[.!?])\s/)
    .some((one) => WARNS.test(one) && !NO_WARNING.test(one.slice(0, WARNS.exec(one)?.index)));
