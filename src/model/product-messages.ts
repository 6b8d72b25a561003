/** The texts that eDocument itself shows in Last Error and in the log, with the branches that raise them. */
import data from '../facts/model/messages.json';
import type { Localized } from '../locales';
import { stepsAfter, type Following } from './after';
import { branches, type Branch } from './branch';

export interface ProductMessage {
  /** Such as `EDOC-0410`. */
  readonly id: string;
  /** With placeholders `%1`. */
  readonly text: Localized<string>;
  readonly cause: Localized<string>;
  /** What ends the cause, as the beginning of a sentence; the field says it where it is absent. */
  readonly remedy?: Localized<string>;
  /** For a message that is raised no more: the rules that find the fault, and why. */
  readonly retired?: { readonly rules: readonly string[]; readonly why: Localized<string> };
}

export const productMessages = data.messages as readonly ProductMessage[];
/** Where the messages come from, and the day on which they were last checked. */
export const { source, asOf } = data;

/** The row of a message on the page of messages, without base path. */
export const messageRoute = (id: string) => `/Reference/Messages#${id}`;

/** The branches that raise a message, in the order in which a run looks; none for a retired one. */
export const branchesOf = ({ id }: ProductMessage): readonly Branch[] =>
  branches.filter(({ message }) => message === id);

/** The steps that follow from a message; see `stepsAfter`. */
export function stepsOfMessage(message: ProductMessage): Following[] {
  const [branch] = branchesOf(message);
  return branch ? stepsAfter(branch, message.remedy) : [];
}
