import { type ReactNode, useId } from 'react';

export const PLOT = { width: 360, height: 300, left: 44, right: 20, top: 14, bottom: 44 } as const;

const innerWidth = PLOT.width - PLOT.left - PLOT.right;
const innerHeight = PLOT.height - PLOT.top - PLOT.bottom;

/** Place of a 0–1 value along the plot. */
export const plotX = (at: number): number => PLOT.left + at * innerWidth;
export const plotY = (at: number): number => PLOT.top + (1 - at) * innerHeight;

interface Tick {
  /** 0–1. */
  readonly at: number;
  readonly label: string;
}

interface Props {
  title: string;
  /** What it shows, for those who do not see it. */
  description: string;
  xTitle: string;
  yTitle: string;
  xTicks: readonly Tick[];
  children: ReactNode;
}

const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;

export const SHARE_TICKS: readonly Tick[] = SHARES.map((at) => ({ at, label: `${at * 100}%` }));

/** Axes with a share upwards; what is drawn in them comes as children. */
export function PlotFrame({ title, description, xTitle, yTitle, xTicks, children }: Props) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="figures mx-auto block h-auto w-full max-w-lg"
      fontSize="11"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{description}</desc>
      {SHARE_TICKS.map(({ at, label }) => (
        <g key={label}>
          <line
            x1={plotX(0)}
            x2={plotX(1)}
            y1={plotY(at)}
            y2={plotY(at)}
            className={at === 0 ? 'stroke-line-strong' : 'stroke-line'}
          />
          <text x={PLOT.left - 7} y={plotY(at)} dy="0.35em" textAnchor="end" className="fill-faint">
            {label}
          </text>
        </g>
      ))}
      {xTicks.map(({ at, label }) => (
        <text
          key={label}
          x={plotX(at)}
          y={plotY(0) + 16}
          textAnchor="middle"
          className="fill-faint"
        >
          {label}
        </text>
      ))}
      <text x={plotX(0.5)} y={PLOT.height - 8} textAnchor="middle" className="fill-soft">
        {xTitle}
      </text>
      <text
        transform={`translate(10 ${plotY(0.5)}) rotate(-90)`}
        textAnchor="middle"
        className="fill-soft"
      >
        {yTitle}
      </text>
      {children}
    </svg>
  );
}

interface FigureProps {
  number: string;
  caption: string;
  children: ReactNode;
}

/** A plot on a plain sheet, since its own lines are the ones to read by, with its caption. */
export function PlotFigure({ number, caption, children }: FigureProps) {
  return (
    <figure>
      <div className="overflow-hidden rounded-lg border border-line bg-surface p-4">{children}</div>
      <figcaption className="caption mt-2 flex gap-2">
        <span className="figures shrink-0 text-soft">{number}</span>
        <span>{caption}</span>
      </figcaption>
    </figure>
  );
}
