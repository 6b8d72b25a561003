import { filled, inLanguage } from './language';
import { LIMITS } from './reading/limits';
import type { Position } from './reading/element';
import { recognisedText } from './recognise/formats';
import sentences from './refusals.json';

/**
 * Why nothing in a source could be judged. `not-loaded` and `timeout` are those of a program that
 * runs the engine in a worker; `failed` is a fault of the engine itself.
 */
export type RefusalReason = OwnReason | FormatReason;

/** A format that was recognised and is no invoice to be judged; `data/formats.json` has the sentences. */
type FormatReason =
  | 'zugferd-1'
  | 'order-x'
  | 'fatturapa'
  | 'ebinterface'
  | 'svefaktura'
  | 'facturae'
  | 'ksef'
  | 'finvoice'
  | 'opentrans'
  | 'ubl-order'
  | 'ubl-despatch'
  | 'ubl-response'
  | 'ubl-other'
  | 'report'
  | 'envelope'
  | 'html'
  | 'image'
  | 'office'
  | 'p7m'
  | 'edifact'
  | 'zip-encrypted'
  | 'container-damaged'
  | 'container-empty'
  | 'container-several';

type OwnReason =
  | 'empty'
  | 'not-xml'
  | 'pdf-text'
  | 'pdf-no-invoice'
  | 'pdf-encrypted'
  | 'pdf-damaged'
  | 'pdf-too-large'
  | 'encoding'
  | 'encoding-unknown'
  | 'size'
  | 'elements'
  | 'names'
  | 'depth'
  | 'doctype'
  | 'malformed'
  | 'ampersand'
  | 'kind'
  | 'unreadable'
  | 'not-loaded'
  | 'timeout'
  | 'failed';

/** The sentence on a reason, in a language; some name what was found, the detail of the refusal. */
export const refusalText = (reason: RefusalReason, language: string, detail = ''): string =>
  recognisedText(reason, language) ??
  filled(inLanguage(sentences[reason as OwnReason], language), {
    megabytes: LIMITS.bytes / 1e6,
    elements: LIMITS.elements.toLocaleString(language),
    depth: LIMITS.depth,
    seconds: LIMITS.milliseconds / 1000,
    detail,
  });

/** A source that cannot be judged. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly reason: RefusalReason,
    /** What the parser or the system says, in English, or the text that the sentence names. */
    readonly detail?: string,
    readonly position?: Position,
  ) {
    super(refusalText(reason, 'en-GB', detail), { cause: detail });
  }
}

export { LIMITS };
