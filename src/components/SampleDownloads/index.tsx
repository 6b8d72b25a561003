import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { TableModel } from '@site/src/facts/table';
import {
  SAMPLE_NAMES,
  SYNTAX_LABELS,
  SYNTAXES,
  sampleFileName,
  samplePath,
} from '@site/src/facts/samples/catalogue';
import StaticTable from '../StaticTable';
import { sampleTexts } from './strings';

function downloads(): TableModel {
  const texts = sampleTexts();
  return {
    caption: translate({ id: 'site.samples.caption', message: 'Sample invoices to download' }),
    columns: [
      translate({ id: 'site.samples.invoice', message: 'Invoice' }),
      translate({ id: 'site.samples.shows', message: 'What it shows' }),
      ...SYNTAXES.map((syntax) => SYNTAX_LABELS[syntax]),
    ],
    rows: SAMPLE_NAMES.map((name) => {
      const { number, title, shows } = texts[name];
      return {
        id: `sample-${name}`,
        cells: [
          `${title} (${number})`,
          shows,
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
  return <StaticTable model={downloads()} />;
}
