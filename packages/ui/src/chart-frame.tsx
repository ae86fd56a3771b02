import type { ReactNode } from 'react';

interface Props {
  /** What the figure shows, under it as in a manual. */
  caption: ReactNode;
  /** 'Fig. 1', where figures are counted. */
  number?: string;
  className?: string;
  children: ReactNode;
}

/** A drawn figure on squared paper with its caption. */
export function ChartFrame({ caption, number, className, children }: Props) {
  return (
    <figure className={className}>
      <div className="drawing-paper overflow-hidden rounded-lg border border-line bg-surface p-4">
        {children}
      </div>
      <figcaption className="caption mt-2 flex gap-2">
        {number !== undefined && <span className="figures shrink-0 text-soft">{number}</span>}
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
