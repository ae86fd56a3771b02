import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end';
}

interface Props<Row> {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/** A table; at narrow widths each row becomes a card that repeats the column titles. */
export function Table<Row>({ caption, columns, rows, rowKey }: Props<Row>) {
  return (
    <table className="w-full max-sm:block">
      <caption className="sr-only">{caption}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              className={cx(
                'caption px-3 py-2 first:pl-0 last:pr-0',
                column.align === 'end' ? 'text-right' : 'text-left',
              )}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:grid max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            className="border-b border-line max-sm:block max-sm:rounded-md max-sm:border max-sm:p-3"
          >
            {columns.map((column) => (
              <td
                key={column.id}
                className={cx(
                  'px-3 py-3 first:pl-0 last:pr-0 max-sm:flex max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1',
                  column.align === 'end' && 'figures text-right',
                )}
              >
                <span aria-hidden className="caption sm:hidden">
                  {column.title}
                </span>
                <span className="min-w-0">{column.cell(row)}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
