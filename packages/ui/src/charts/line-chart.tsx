import { useState } from 'react';

import { useDateLocale } from '../date-locale.ts';
import { Legend, seriesColour } from './legend.tsx';
import { Plot, type PlotSpace } from './plot.tsx';
import { scaleOf, timeTicks } from './ticks.ts';

interface Point {
  /** Milliseconds, UTC. */
  readonly at: number;
  readonly value: number;
}

interface LineSeries {
  readonly id: string;
  readonly label: string;
  /** Oldest first. */
  readonly points: readonly Point[];
  /** 'dots' draws no line between them, 'open' marks points that do not fit; a line with dots by default. */
  readonly look?: 'line' | 'smooth' | 'dots' | 'open';
}

interface Props {
  /** What is drawn, in one sentence. A table beside the picture has the numbers. */
  label: string;
  series: readonly LineSeries[];
  /** A value in words, on the axis and at the pointer. */
  format: (value: number) => string;
  exact?: (value: number) => string;
  /** The scale begins at zero, not below the lowest value. */
  fromZero?: boolean;
}

const dateText = (at: number, dateLocale: string): string =>
  new Intl.DateTimeFormat(dateLocale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(at);

/** Points that are further apart than this, in CSS pixels, are drawn as dots. */
const DOT_GAP = 7;
const TICK_WIDTH = 60;

/** Lines over time with dots at what was measured, and scales at both edges. */
export function LineChart({ label, series, format, exact = format, fromZero = false }: Props) {
  const dateLocale = useDateLocale();
  const all = series.flatMap(({ points }) => points);
  const from = Math.min(...all.map(({ at }) => at));
  const to = Math.max(...all.map(({ at }) => at));
  const [tip, setTip] = useState<{ at: number; x: number }>();
  const place =
    ({ left, right }: PlotSpace) =>
    (at: number): number =>
      to === from
        ? (left + right) / 2
        : left + 8 + ((at - from) / (to - from)) * (right - left - 16);
  const point = (x: number | undefined, space: PlotSpace) => {
    const xOf = place(space);
    const nearest =
      x === undefined
        ? undefined
        : all.toSorted((a, b) => Math.abs(xOf(a.at) - x) - Math.abs(xOf(b.at) - x))[0];
    setTip(nearest && { at: nearest.at, x: xOf(nearest.at) });
  };
  return (
    <div>
      <Plot
        label={label}
        axis={{
          scale: scaleOf(
            all.map(({ value }) => value),
            { fromZero },
          ),
          format,
        }}
        onPoint={point}
        stops={(space) =>
          [...new Set(all.map(({ at }) => place(space)(at)))].toSorted((a, b) => a - b)
        }
        tip={
          tip && {
            x: tip.x,
            title: dateText(tip.at, dateLocale),
            rows: series.flatMap(({ id, label: name, points }, index) => {
              const here = points.find(({ at }) => at === tip.at);
              return here
                ? [{ id, label: name, text: exact(here.value), colour: seriesColour(index) }]
                : [];
            }),
          }
        }
      >
        {(space) => {
          const xOf = place(space);
          return (
            <>
              {timeTicks(
                from,
                to,
                Math.floor((space.right - space.left) / TICK_WIDTH),
                dateLocale,
              ).map(({ at, text }) => (
                <g key={at}>
                  <line
                    x1={xOf(at)}
                    x2={xOf(at)}
                    y1={space.bottom}
                    y2={space.bottom + 5}
                    className="stroke-line-strong"
                  />
                  <text
                    x={xOf(at)}
                    y={space.bottom + 20}
                    textAnchor="middle"
                    className="figures fill-faint"
                  >
                    {text}
                  </text>
                </g>
              ))}
              {series.map((each, index) => (
                <Line
                  key={each.id}
                  series={each}
                  colour={seriesColour(index)}
                  xOf={xOf}
                  space={space}
                />
              ))}
            </>
          );
        }}
      </Plot>
      {series.length > 1 && (
        <Legend
          keys={series.map(({ id, label: name, look }, index) => ({
            id,
            label: name,
            colour: seriesColour(index),
            shape: look === 'smooth' ? ('dashed' as const) : ('line' as const),
          }))}
        />
      )}
    </div>
  );
}

interface LineProps {
  series: LineSeries;
  colour: string;
  xOf: (at: number) => number;
  space: PlotSpace;
}

function Line({ series: { points, look = 'line' }, colour, xOf, space }: LineProps) {
  const path = points
    .map(
      ({ at, value }, index) =>
        `${index === 0 ? 'M' : 'L'}${xOf(at).toFixed(1)} ${space.y(value).toFixed(1)}`,
    )
    .join('');
  const hasDots = look !== 'smooth' && (space.right - space.left) / points.length > DOT_GAP;
  return (
    <g style={{ color: colour }}>
      {(look === 'line' || look === 'smooth') && (
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={look === 'smooth' ? '6 5' : undefined}
        />
      )}
      {(hasDots || look !== 'line') &&
        look !== 'smooth' &&
        points.map(({ at, value }) => (
          <circle
            key={`${at} ${value}`}
            cx={xOf(at)}
            cy={space.y(value)}
            r={look === 'open' ? 4.5 : 3}
            strokeWidth={2}
            stroke="currentColor"
            className={look === 'open' ? 'fill-surface' : 'fill-current'}
          />
        ))}
    </g>
  );
}
