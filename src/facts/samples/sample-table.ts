import path from 'node:path';
import { messagesIn } from '../../locales/messages';
import { messages } from '../messages';
import { inLocale, type LocaleId } from '../../locales';
import type { StaticTable } from '../table';
import {
  pdfPath,
  PDF_SAMPLES,
  SAMPLE_NAMES,
  SYNTAXES,
  sampleFileName,
  samplePath,
} from './catalogue';
import { readSampleData } from './read';

/**
 * The sample invoices with what each shows and the files to download. Reads the data, so it runs
 * when pages are built.
 *
 * @param root project folder
 */
export function sampleTable(locale: LocaleId, root?: string): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [t('samples.invoice'), t('samples.shows'), t('samples.files')],
    rows: SAMPLE_NAMES.map((name) => {
      const { title, shows, invoice } = readSampleData(name, root);
      const pdf = PDF_SAMPLES.some((one) => one === name)
        ? [{ text: path.basename(pdfPath(name)), to: `pathname://${pdfPath(name)}` }]
        : [];
      return {
        id: `sample-${name}`,
        cells: [
          `${inLocale(title, locale)} (${invoice['ubl:Invoice']['cbc:ID']})`,
          inLocale(shows, locale),
          [
            ...SYNTAXES.map((syntax) => ({
              text: sampleFileName(name, syntax),
              to: `pathname://${samplePath(name, syntax)}`,
            })),
            ...pdf,
          ],
        ],
      };
    }),
  };
}
