/** The texts that eDocument itself shows in Last Error and in the log. */
import type { Localized } from '../locales';
import type { Dispatch } from './entries';
import data from './model/messages.json';
import { nextStep, type Holder } from './next-step';

export interface ProductMessage {
  /** Such as `EDOC-0410`. */
  readonly id: string;
  readonly status: string;
  readonly failedStep?: string;
  readonly dispatched: Dispatch;
  readonly holder: Holder;
  /** With placeholders `%1`. */
  readonly text: Localized<string>;
  readonly cause: Localized<string>;
}

export const productMessages = data.messages as readonly ProductMessage[];

/** The row of a message on the page of messages, without base path. */
export const messageRoute = (id: string) => `/Reference/Messages#${id}`;

/** The one step that follows from a message. */
export const stepOfMessage = ({ status, failedStep, dispatched, holder }: ProductMessage) =>
  nextStep(status, failedStep, dispatched, holder);
