import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

interface Props {
  /** What the figure shows, under it as in a manual. */
  caption: ReactNode;
  /** 'Fig. 1', where figures are counted. */
  number?: string;
  className?: string;
  /** 'plain' under what brings lines of its own. */
  paper?: 'squared' | 'plain';
  children: ReactNode;
}

/** A drawn figure on squared paper with its caption. */
export function ChartFrame({ caption, number, className, paper = 'squared', children }: Props) {
  return (
    <figure className={className}>
      <div
        className={cx(
          'rounded-lg border border-line bg-surface p-4',
          // The box at the pointer may lie over the edge of a chart.
          paper === 'squared' && 'drawing-paper overflow-hidden',
        )}
      >
        {children}
      </div>
      <figcaption className="caption mt-2 flex gap-2">
        {number !== undefined && <span className="figures shrink-0 text-soft">{number}</span>}
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
