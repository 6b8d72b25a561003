import { actions, statuses } from '../../facts/entries';
import buildTexts from '../../site/build-texts.json';
import { inLocale, type LocaleId } from '../../locales';
import type { LifeModel } from './changes';
import type { DiagramModel } from './drawing';
import { drawStatuses } from './status';
import { describeStatuses } from './status-words';

/** The statuses of an entry as a diagram, in a language. Plain data, which follows from the model. */
export function statusDiagram(
  locale: LocaleId,
  model: LifeModel = { statuses, actions },
): DiagramModel {
  const { title, caption } = buildTexts.statusDiagram;
  return {
    title: inLocale(title, locale),
    caption: inLocale(caption, locale),
    steps: describeStatuses(model, locale),
    drawing: drawStatuses(model, locale),
  };
}
