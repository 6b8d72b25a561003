import { actions, statuses } from '../entries';
import { messagesIn } from '../../locales/messages';
import { messages } from './messages';
import type { LocaleId } from '../../locales';
import type { LifeModel } from './changes';
import type { DiagramModel } from './drawing';
import { drawStatuses } from './status';
import { describeStatuses } from './status-words';

/** The statuses of an entry as a diagram, in a language. Plain data, which follows from the model. */
export function statusDiagram(
  locale: LocaleId,
  model: LifeModel = { statuses, actions },
): DiagramModel {
  const t = messagesIn(messages, locale);
  return {
    title: t('status.title'),
    caption: t('status.caption'),
    steps: describeStatuses(model, locale),
    drawing: drawStatuses(model, locale),
  };
}
