import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';

import type { Scale } from './ticks.ts';
import { useWidth } from './use-width.ts';

/** A scale at the left or right edge, with its marks in words. */
interface Axis {
  readonly scale: Scale;
  readonly format: (value: number) => string;
}

/** Where things lie within a plot, in CSS pixels. */
export interface PlotSpace {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How far down a value of the left axis, or of the right one, lies. */
  readonly y: (value: number) => number;
  readonly yRight: (value: number) => number;
}

/** What is said of the place that is pointed at. */
interface Tip {
  /** From the left edge, in CSS pixels. */
  readonly x: number;
  readonly title: string;
  readonly rows: readonly {
    readonly id: string;
    readonly label: string;
    readonly text: string;
    readonly colour?: string;
  }[];
}

interface Props {
  /** What is drawn, in one sentence; a table beside the picture has the numbers. */
  label: string;
  axis: Axis;
  rightAxis?: Axis | undefined;
  tip: Tip | undefined;
  /** Where the pointer is, from the left edge in CSS pixels; undefined once it has left. */
  onPoint: (x: number | undefined, space: PlotSpace) => void;
  /** Where there is something to point at, from the left edge in CSS pixels, ascending: what the arrow keys walk. */
  stops: (space: PlotSpace) => readonly number[];
  children: (space: PlotSpace) => ReactNode;
}

const HEIGHT = 240;
const TOP = 10;
const BOTTOM = 40;
const CHARACTER = 7;
const MAX_TIP = 240;
const TIP_GAP = 12;

const marginOf = (axis: Axis | undefined): number =>
  axis === undefined
    ? 10
    : 14 + CHARACTER * Math.max(...axis.scale.ticks.map((tick) => axis.format(tick).length));

const height = ({ low, high }: Scale, bottom: number) => {
  const span = high - low || 1;
  return (value: number): number => bottom - ((value - low) / span) * (bottom - TOP);
};

/** Where a key leads from a place; undefined for a key that leads nowhere. */
const stepTo = (key: string, stops: readonly number[], from: number | undefined) => {
  if (key === 'Home') return stops[0];
  if (key === 'End') return stops.at(-1);
  if (key === 'ArrowRight') {
    return from === undefined ? stops[0] : (stops.find((x) => x > from + 0.5) ?? stops.at(-1));
  }
  if (key === 'ArrowLeft') {
    return from === undefined ? stops.at(-1) : (stops.findLast((x) => x < from - 0.5) ?? stops[0]);
  }
  return undefined;
};

const spokenTip = ({ title, rows }: Tip): string =>
  `${title}: ${rows.map(({ label, text }) => `${label} ${text}`).join(', ')}`;

/**
 * The field of a chart: scales at its edges, a line for each mark, and what the pointer is at. The arrow keys walk it, and
 * say what is there.
 */
export function Plot({ label, axis, rightAxis, tip, onPoint, stops, children }: Props) {
  const [ref, width] = useWidth();
  const bottom = HEIGHT - BOTTOM;
  const y = height(axis.scale, bottom);
  const yRight = height(rightAxis?.scale ?? axis.scale, bottom);
  const [left, right] = [marginOf(axis), width - marginOf(rightAxis)];
  const space: PlotSpace = { left, right, top: TOP, bottom, y, yRight };
  const point = (event: PointerEvent<SVGSVGElement>) =>
    onPoint(event.clientX - event.currentTarget.getBoundingClientRect().left, space);
  const walk = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.key === 'Escape') {
      onPoint(undefined, space);
      return;
    }
    const x = stepTo(event.key, stops(space), tip?.x);
    if (x === undefined) return;
    event.preventDefault();
    onPoint(x, space);
  };
  return (
    <div ref={ref} className="relative">
      <p role="status" className="sr-only">
        {tip && spokenTip(tip)}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its numbers are walked by the arrow keys */}
      <svg
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        role="img"
        aria-label={label}
        width={width}
        height={HEIGHT}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="block max-w-full touch-pan-y rounded-sm text-xs select-none focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-accent"
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => onPoint(undefined, space)}
        onKeyDown={walk}
        onBlur={() => onPoint(undefined, space)}
      >
        {axis.scale.ticks.map((tick) => (
          <g key={tick}>
            <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text
              x={left - 8}
              y={y(tick)}
              dominantBaseline="central"
              textAnchor="end"
              className="figures fill-faint"
            >
              {axis.format(tick)}
            </text>
          </g>
        ))}
        {rightAxis?.scale.ticks.map((tick) => (
          <text
            key={tick}
            x={right + 8}
            y={yRight(tick)}
            dominantBaseline="central"
            className="figures fill-faint"
          >
            {rightAxis.format(tick)}
          </text>
        ))}
        <line x1={left} x2={right} y1={bottom} y2={bottom} className="stroke-line-strong" />
        {tip && (
          <line
            x1={tip.x}
            x2={tip.x}
            y1={TOP}
            y2={bottom}
            strokeDasharray="3 3"
            className="stroke-line-strong"
          />
        )}
        {children(space)}
      </svg>
      {tip && <TipBox tip={tip} width={width} />}
    </div>
  );
}

function TipBox({ tip: { x, title, rows }, width }: { tip: Tip; width: number }) {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute top-0 z-10 w-max rounded-md border border-line bg-raised px-3 py-2 text-xs shadow-high"
      // Beside the place, on its wider side, and no wider than that: a phone never scrolls sideways for it.
      style={{
        maxWidth: Math.min(MAX_TIP, Math.max(x, width - x) - TIP_GAP),
        ...(x < width / 2 ? { left: x + TIP_GAP } : { right: width - x + TIP_GAP }),
      }}
    >
      <p className="font-semibold">{title}</p>
      <dl className="mt-1 grid gap-0.5">
        {rows.map(({ id, label, text, colour }) => (
          <div key={id} className="flex justify-between gap-4">
            <dt className="flex items-center gap-1.5 text-soft">
              {colour !== undefined && (
                <span className="size-2 shrink-0 rounded-full" style={{ background: colour }} />
              )}
              {label}
            </dt>
            <dd className="figures">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
