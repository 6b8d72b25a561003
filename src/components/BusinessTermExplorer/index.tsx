import type { ReactNode } from 'react';
import type { ExplorerModel } from './types';
import BusinessTermExplorerView from './View';

interface Props {
  /** Name of the sample, as writers give it. */
  readonly sample: string;
  /** What `factComponents` makes of the sample when the page is built. */
  readonly model?: ExplorerModel;
}

/** A sample invoice, term by term: `<BusinessTermExplorer sample="standard" />`. */
export default function BusinessTermExplorer({ sample, model }: Props): ReactNode {
  if (!model) {
    throw new Error(
      `BusinessTermExplorer has no data for "${sample}": the remark plugin factComponents of ` +
        'src/remark must run before the page is compiled.',
    );
  }
  return <BusinessTermExplorerView model={model} />;
}
