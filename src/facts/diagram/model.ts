import { actions, statuses } from '../entries';
import { messagesIn } from '../../locales/messages';
import { messages } from './messages';
import type { LocaleId } from '../../locales';
import type { LifeModel } from './changes';
import type { DiagramModel } from './drawing';
import { process, schema } from './lines';
import { drawStatuses } from './status';
import { describeStatuses } from './status-words';
import { journey, setup } from './ways';

/** The statuses of an entry as a diagram, in a language, which follows from the model. */
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

const diagrams: Readonly<Record<string, (locale: LocaleId) => DiagramModel>> = {
  journey,
  process,
  schema,
  setup,
  status: statusDiagram,
};

export const DIAGRAM_NAMES: readonly string[] = Object.keys(diagrams);

/**
 * The diagram with a name, in a language.
 *
 * @throws Error naming the diagrams that there are
 */
export function diagramModel(name: string, locale: LocaleId): DiagramModel {
  const draw = diagrams[name];
  if (!draw) throw new Error(`"${name}" is not a diagram. Allowed: ${DIAGRAM_NAMES.join(', ')}`);
  return draw(locale);
}
