/** Every translated page says which English text it translates; a newer English text is a warning. */
import { translations } from '../src/locales';
import type { Check, Problem } from './lib/check';
import { readState, translationStatus, type Status } from './lib/translation';

const findings: Partial<Record<Status, Omit<Problem, 'file'>>> = {
  unrecorded: {
    message: 'its translation is not recorded in translation-state.json.',
    remedy: 'translate the page, then run npm run translate:status -- --mark <page>',
  },
  stale: {
    level: 'warning',
    message: 'has changed since it was translated; the translation shows a note.',
    remedy: 'see npm run translate:status, translate, then run it with --mark <page>',
  },
  orphaned: {
    message: 'has a translation or a record, but no English page.',
    remedy:
      'write the English page or give both the same path; npm run translate:status -- --mark <page> forgets the records of pages that are gone',
  },
};

export const check: Check = (project) =>
  translations.flatMap((locale) =>
    translationStatus(project, readState(project.root, locale), locale).flatMap(
      ({ file, status }) => {
        const finding = findings[status];
        return finding
          ? [{ file, ...finding, message: `${finding.message.replace(/[.]$/, '')} (${locale}).` }]
          : [];
      },
    ),
  );
