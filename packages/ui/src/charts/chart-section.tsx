import { t } from '@lingui/core/macro';
import { type ReactNode, useId } from 'react';

import { ChartFrame } from '../chart-frame.tsx';
import { type Column, Table } from '../table.tsx';

interface Props<Row> {
  title: string;
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The picture. */
  children: ReactNode;
}

/** A chart with its title, and its numbers as a table, which opens below. */
export function ChartSection<Row>(props: Props<Row>) {
  const { title, caption, columns, rows, rowKey, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h3 id={id} className="mb-3 text-lg">
        {title}
      </h3>
      <ChartFrame caption={caption} paper="plain">
        {children}
      </ChartFrame>
      <details className="mt-1">
        <summary className="min-h-11 cursor-pointer content-center text-sm text-soft">{t`The numbers as a table`}</summary>
        <div className="max-h-96 overflow-auto">
          <Table caption={title} columns={columns} rows={rows} rowKey={rowKey} />
        </div>
      </details>
    </section>
  );
}
