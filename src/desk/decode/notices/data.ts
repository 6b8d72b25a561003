/** What validators, networks, portals, programs and mail servers report beside rules. */
import type { Severity } from 'edocument-invoice';
import type { Holder, Stage } from '../../../facts/next-step';
import { localeIds, type Localized } from '../../../locales';
import type { StepKind } from '../protocol';
import businessCentral from './business-central.json';
import files from './files.json';
import mail from './mail.json';
import network from './network.json';
import platforms from './platforms.json';
import programs from './programs.json';
import values from './values.json';

/** A message that is none of a rule; one with `rules` says the same as they do. */
export interface Notice extends Localized<{ message: string; remedy: string }> {
  readonly id: string;
  /** Another notice, in whose words it is said. */
  readonly saidAs?: string;
  readonly kind: StepKind;
  /** As its producer grades it, where the text does not say. */
  readonly severity?: Severity;
  /** Regular expressions without regard to case. */
  readonly patterns: readonly string[];
  readonly terms: readonly string[];
  readonly rules?: readonly string[];
  /** Field that mends it, as `entity/field`. */
  readonly field?: string;
  /** Page to look at where no field fills the terms. */
  readonly page?: string;
  /** Who holds the wrong value, where the terms do not say so; nobody where the invoice has no fault. */
  readonly holder?: Holder | 'nobody';
  readonly stage?: Stage;
  /** Of another subject than e-invoices, whatever else the text says. */
  readonly isOther?: boolean;
  /** Of a format that eDocument does not write: as grave as the message says, if it does. */
  readonly isForeign?: boolean;
  /** Its rules are only what is probably meant. */
  readonly isProbable?: boolean;
  /** Says that some rule is broken, which is nothing new where one is named. */
  readonly isUnnamed?: boolean;
  /** Says so little that it counts only where nothing else in a text is known. */
  readonly isLast?: boolean;
  /** Error numbers of Mustang that mean this. */
  readonly mustang?: readonly string[];
}

const own = [programs, platforms, files, values, network, mail, businessCentral].flatMap(
  (file) => file.notices as readonly Notice[],
);
const WORDS = new Map(own.map((notice) => [notice.id, notice]));

function withWords(notice: Notice): Notice {
  const { saidAs } = notice;
  if (saidAs === undefined) return notice;
  const said = WORDS.get(saidAs);
  if (!said) throw new Error(`${notice.id} is said as ${saidAs}, which is no notice.`);
  return { ...notice, ...Object.fromEntries(localeIds.map((id) => [id, said[id]])) };
}

/** The first that matches counts: those of one cause come before those that name less. */
export const notices = own.map(withWords);
