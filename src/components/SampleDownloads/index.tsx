import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageOfLocale, type Language } from '@site/src/facts/language';
import type { TableModel } from '@site/src/facts/table';
import {
  SAMPLE_NAMES,
  SYNTAX_LABELS,
  SYNTAXES,
  sampleFileName,
  samplePath,
} from '@site/src/facts/samples/catalogue';
import StaticTable from '../StaticTable';
import { sampleTexts, strings } from './strings';

function downloads(language: Language): TableModel {
  return {
    caption: strings.caption[language],
    columns: [
      strings.invoice[language],
      strings.shows[language],
      ...SYNTAXES.map((syntax) => SYNTAX_LABELS[syntax]),
    ],
    rows: SAMPLE_NAMES.map((name) => {
      const { number, title, shows } = sampleTexts[name];
      return {
        id: `sample-${name}`,
        cells: [
          `${title[language]} (${number})`,
          shows[language],
          ...SYNTAXES.map((syntax) => ({
            text: sampleFileName(name, syntax),
            to: `pathname://${samplePath(name, syntax)}`,
          })),
        ],
      };
    }),
  };
}

/** Table of the sample invoices with the files to download in both syntaxes. */
export default function SampleDownloads(): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  return <StaticTable model={downloads(language)} />;
}
