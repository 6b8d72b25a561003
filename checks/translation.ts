/** Every German page says which English text it translates; a newer English text is a warning. */
import { STATE_FILE } from '../src/plugins/translation-state/state';
import { runAsProgram, type Check, type Problem } from './lib/check';
import { readState, translationStatus, type Status } from './lib/translation';

const findings: Partial<Record<Status, Omit<Problem, 'file'>>> = {
  unrecorded: {
    message: `its translation is not recorded in ${STATE_FILE}.`,
    remedy: 'translate the page, then run npm run translate:status -- --mark <page>',
  },
  stale: {
    level: 'warning',
    message: 'has changed since it was translated; the German page shows a note.',
    remedy: 'see npm run translate:status, translate, then run it with --mark <page>',
  },
  orphaned: {
    message: 'has a translation or a record, but no English page.',
    remedy: `delete the German page, and run npm run translate:status -- --mark for the record`,
  },
};

export const translation: Check = {
  name: 'translation',
  holds: 'All German pages translate the present English text.',
  run: (project) =>
    translationStatus(project, readState(project.root)).flatMap(({ file, status }) => {
      const finding = findings[status];
      return finding ? [{ file, ...finding }] : [];
    }),
};

runAsProgram(translation);
