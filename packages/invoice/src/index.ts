export { open, openXml, refusalOf, validate, OpenedInvoice } from './open';
export type { InvoiceSource, OpenOptions } from './open';
export type { Validation, ValidationOptions, Verdict } from './validate';
export type { Finding } from './finding';
export type { Note } from './notes';
export type { Addend, Arithmetic, Factor } from './arithmetic/arithmetic';
export type { HybridPdf } from './pdf/around';
export type { HybridCheckName, VisibleValue } from './pdf/hybrid';
export type { WordedCheck } from './report/hybrid';
export type { Position } from './reading/element';
export type { AttachedFile } from './view/attachment';
export type { Comparison, Difference } from './view/compare';
export type { VatData, VatItem, VatState } from './vat';
export type * from './view/document';
export type { XmlRows } from './view/xml-rows';

export { LIMITS } from './reading/limits';
export { Refusal, refusalText, type RefusalReason } from './refusal';

export { LANGUAGES, type Language } from './language';

export { pathFrom, rules, type RuleEntry } from './rules/catalogue';
export { NEVER_BROKEN } from './rules/never-broken';
export type { Kind, RuleSetName, Severity } from './rules/rule';
export { releaseOf, RELEASES, releaseText, type ReleasedSet } from './releases';
export { severityIn } from './severity';
export type { Scenario } from './profile';
export type { InvoiceKind } from './reading/names';
export { germanId, nationalRule, nationalSource, nationName } from './report/national-rules';
export { generalRemedy, remedyOf } from './report/remedy';

export { canonicalName } from './reading/names';
export { TERM_PATHS, type TermPath } from './reading/term-paths';
export { contentOf } from './structure/content';
export { termName } from './view/term-name';
export { lawIn } from './vat/law';
