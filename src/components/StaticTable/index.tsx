import type { ReactNode } from 'react';
import type { TableModel } from '@site/src/facts/table';
import DataTable from '../FilterableTable/DataTable';

/** A table of facts without a filter. */
export default function StaticTable({ model }: { readonly model: TableModel }): ReactNode {
  return <DataTable model={model} />;
}
