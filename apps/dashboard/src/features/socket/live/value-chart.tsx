import { t } from '@lingui/core/macro';
import type { Marker, Series } from '@wrenchwise/obd/recording/recording';
import { thinned } from '@wrenchwise/obd/recording/thin';
import { scaleOf } from '@wrenchwise/ui/charts/ticks.ts';

import { clockText, numberText } from '../value-text.ts';

const WIDTH = 300;
const HEIGHT = 80;
const SLICES = 240;
const NONE: readonly Marker[] = [];

/** One line of a chart. */
export interface ChartLine {
  readonly id: string;
  readonly series: Pick<Series, 'times' | 'values'>;
  /** A colour of the theme. */
  readonly colour: string;
  readonly isDashed?: boolean;
}

interface Props {
  /** What is drawn, in one sentence. */
  readonly label: string;
  readonly lines: readonly ChartLine[];
  /** Milliseconds since the beginning. */
  readonly from: number;
  readonly to: number;
  readonly markers?: readonly Marker[];
  /** Normal between these. */
  readonly band?: { readonly low: number; readonly high: number } | undefined;
  /** Where a replay is. */
  readonly cursor?: number | undefined;
}

/** A value over time: light enough to be drawn anew every 0.4 seconds, eight times over. */
export function ValueChart({ label, lines, from, to, markers = NONE, band, cursor }: Props) {
  const drawn = lines.map((line) => ({
    ...line,
    points: thinned(line.series, { from, to, slices: SLICES }),
  }));
  const { low, high } = scaleOf(
    [
      ...drawn.flatMap(({ points }) => points.map(({ value }) => value)),
      // Otherwise one would not see how far it is from normal.
      ...(band ? [band.low, band.high] : []),
    ],
    { count: 2 },
  );
  const x = (at: number): number => ((at - from) / (to - from || 1)) * WIDTH;
  const y = (value: number): number => HEIGHT - ((value - low) / (high - low || 1)) * HEIGHT;
  const within = (value: number): number => Math.min(HEIGHT, Math.max(0, y(value)));
  return (
    <div className="mt-2 flex gap-2">
      <div
        aria-hidden
        className="figures flex w-12 shrink-0 flex-col justify-between text-right text-xs text-faint"
      >
        <span>{numberText(high)}</span>
        <span>{numberText(low)}</span>
      </div>
      <div className="min-w-0 flex-1">
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-20 w-full border-b border-l border-line"
        >
          {band && (
            <rect
              x={0}
              width={WIDTH}
              y={within(band.high)}
              height={within(band.low) - within(band.high)}
              className="fill-low-soft"
            />
          )}
          {markers
            .filter(({ at }) => at >= from && at <= to)
            .map(({ at, text }) => (
              <line
                key={`${at} ${text}`}
                x1={x(at)}
                x2={x(at)}
                y1={0}
                y2={HEIGHT}
                strokeDasharray="3 3"
                vectorEffect="non-scaling-stroke"
                className="stroke-line-strong"
              >
                <title>{text}</title>
              </line>
            ))}
          {drawn.map(({ id, points, colour, isDashed }) => (
            <polyline
              key={id}
              points={points
                .map(({ at, value }) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`)
                .join(' ')}
              fill="none"
              stroke={colour}
              strokeWidth={2}
              strokeLinejoin="round"
              strokeDasharray={isDashed ? '6 4' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {cursor !== undefined && (
            <line
              x1={x(cursor)}
              x2={x(cursor)}
              y1={0}
              y2={HEIGHT}
              vectorEffect="non-scaling-stroke"
              className="stroke-ink"
            />
          )}
        </svg>
        <div aria-hidden className="figures mt-1 flex justify-between text-xs text-faint">
          <span>{clockText(from)}</span>
          {band && <span>{t`Shaded: normal`}</span>}
          <span>{clockText(to)}</span>
        </div>
      </div>
    </div>
  );
}
