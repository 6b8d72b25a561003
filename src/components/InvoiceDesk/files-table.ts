import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './result-messages';
import { shortVerdict } from './texts';
import type { CheckedFile } from './useInvoiceCheck';

const t = pageTexts(messages);

/** One file in the table of several. */
interface FileRow {
  readonly file: string;
  readonly verdict: string;
  readonly errors: number | '';
  readonly warnings: number | '';
  readonly notes: number | '';
}

export function fileRow(file: CheckedFile): FileRow {
  const report = file.outcome.status === 'judged' ? file.outcome.report : undefined;
  return {
    file: file.name,
    verdict: shortVerdict(file),
    errors: report?.counts.fatal ?? '',
    warnings: report?.counts.warning ?? '',
    notes: report?.notes.length ?? '',
  };
}

/** Captions of the columns, in their order. */
export const fileColumns = (): Readonly<Record<keyof FileRow, string>> => ({
  file: t('files.file'),
  verdict: t('files.verdict'),
  errors: t('files.errors'),
  warnings: t('files.warnings'),
  notes: t('files.notes'),
});

/** A cell that a spreadsheet takes as text, whatever a file is named. */
const cell = (value: string | number) => {
  const text = String(value);
  return `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
};

/** The table as CSV; the semicolon is what spreadsheets of both languages split at when asked. */
export function filesCsv(files: readonly CheckedFile[]): string {
  const columns = fileColumns();
  const rows = files.map((file) => Object.values(fileRow(file)).map(cell).join(';'));
  return `\uFEFF${[Object.values(columns).map(cell).join(';'), ...rows].join('\r\n')}\r\n`;
}

/** The results as JSON, with what was found in each file. */
export function filesJson(files: readonly CheckedFile[]): string {
  return JSON.stringify(
    files.map(({ name, outcome }) => {
      if (outcome.status !== 'judged') return { file: name, status: outcome.status };
      const { verdict, profile, checked, notChecked, findings, notes } = outcome.report;
      return {
        file: name,
        verdict,
        profile,
        checked,
        notChecked,
        findings: findings.map(({ rule, ruleSet, severity, message, count, places }) => ({
          ruleSet,
          rule,
          severity,
          message,
          count,
          lines: places.map(({ line }) => line),
        })),
        notes: notes.map(({ id, message, places }) => ({
          id,
          message,
          lines: places.map(({ line }) => line),
        })),
      };
    }),
    null,
    2,
  );
}
