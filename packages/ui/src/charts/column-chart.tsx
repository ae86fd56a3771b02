import { t } from '@lingui/core/macro';
import { useState } from 'react';

import { Legend, seriesColour } from './legend.tsx';
import { Plot, type PlotSpace } from './plot.tsx';
import { alignedScale, scaleOf } from './ticks.ts';

/** One column: parts upon each other, in the order of the series. */
interface ChartColumn {
  readonly id: string;
  /** In full: 'March 2026'. */
  readonly label: string;
  /** Under the axis: 'Mar'. */
  readonly short: string;
  /** A second line under it where it differs from the column before: '2026'. */
  readonly group?: string;
  readonly values: readonly number[];
}

interface ChartSeries {
  readonly id: string;
  readonly label: string;
  /** Beside its name in the legend, such as its sum. */
  readonly note?: string;
  /** The number of its colour, from 0; by default its place among the series. */
  readonly colour?: number;
}

interface Props {
  label: string;
  columns: readonly ChartColumn[];
  series: readonly ChartSeries[];
  /** A value of the left axis in words. */
  format: (value: number) => string;
  /** The same where the pointer is; as on the axis by default. */
  exact?: (value: number) => string;
  /** A second measure, as a line over the columns by the right axis; null is a gap. */
  line?: {
    readonly label: string;
    readonly values: readonly (number | null)[];
    /** On the axis, and by default at the pointer. */
    readonly format: (value: number) => string;
    readonly exact?: (value: number) => string;
  };
}

const LABEL_WIDTH = 36;
const LINE_COLOUR = 'var(--chart-line)';

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** Columns from zero, such as months, with a scale; a second measure as a line with its own scale. */
export function ColumnChart({ label, columns, series, format, exact = format, line }: Props) {
  const [pointed, setPointed] = useState<number>();
  const axis = {
    scale: scaleOf(
      columns.map(({ values }) => sum(values)),
      { fromZero: true },
    ),
    format,
  };
  const known = line?.values.filter((value) => value !== null) ?? [];
  const rightAxis = line && {
    scale: alignedScale(known, axis.scale.ticks.length - 1),
    format: line.format,
  };
  // Before the width is measured the margins overlap.
  const bandOf = ({ left, right }: PlotSpace) =>
    Math.max(0, right - left) / Math.max(1, columns.length);
  const column = pointed === undefined ? undefined : columns[pointed];
  const [tipX, setTipX] = useState(0);
  const point = (x: number | undefined, space: PlotSpace) => {
    const index = x === undefined ? -1 : Math.floor((x - space.left) / bandOf(space));
    setPointed(columns[index] ? index : undefined);
    setTipX(space.left + (index + 0.5) * bandOf(space));
  };
  const colours = series.map(({ colour }, index) => seriesColour(colour ?? index));
  const lineValue = pointed === undefined ? null : (line?.values[pointed] ?? null);
  return (
    <div>
      <Plot
        label={label}
        axis={axis}
        rightAxis={rightAxis}
        onPoint={point}
        stops={(space) => columns.map((_, index) => space.left + (index + 0.5) * bandOf(space))}
        tip={
          column && {
            x: tipX,
            title: column.label,
            rows: [
              ...(series.length > 1
                ? [{ id: 'total', label: t`Together`, text: exact(sum(column.values)) }]
                : []),
              ...series.flatMap(({ id, label: name }, index) => {
                const value = column.values[index] ?? 0;
                return value === 0 && series.length > 1
                  ? []
                  : [{ id, label: name, text: exact(value), colour: colours[index] ?? '' }];
              }),
              ...(line && lineValue !== null
                ? [
                    {
                      id: 'line',
                      label: line.label,
                      text: (line.exact ?? line.format)(lineValue),
                      colour: LINE_COLOUR,
                    },
                  ]
                : []),
            ],
          }
        }
      >
        {(space) => (
          <>
            <Columns columns={columns} colours={colours} space={space} band={bandOf(space)} />
            {line && <SecondMeasure values={line.values} space={space} band={bandOf(space)} />}
          </>
        )}
      </Plot>
      {(series.length > 1 || line) && (
        <Legend
          keys={[
            ...series.map(({ id, label: name, note }, index) => ({
              id,
              label: note === undefined ? name : `${name} ${note}`,
              colour: colours[index] ?? '',
            })),
            ...(line
              ? [
                  {
                    id: 'line',
                    label: t`${line.label} (right scale)`,
                    colour: LINE_COLOUR,
                    shape: 'line' as const,
                  },
                ]
              : []),
          ]}
        />
      )}
    </div>
  );
}

interface Drawn {
  space: PlotSpace;
  /** The width of a column with its gap. */
  band: number;
}

function Columns({
  columns,
  colours,
  space,
  band,
}: Drawn & { columns: readonly ChartColumn[]; colours: readonly string[] }) {
  const every = Math.max(1, Math.ceil(LABEL_WIDTH / band));
  const wide = Math.min(band * 0.68, 44);
  // The next one would lie over it.
  const hasRoom = (name: string): boolean =>
    columns.filter(({ group }) => group === name).length * band >= LABEL_WIDTH;
  return columns.map(({ id, short, group, values }, index) => {
    const x = space.left + (index + 0.5) * band;
    let below = 0;
    const parts = values.map((value, part) => {
      const from = below;
      below += value;
      return { part, from, to: below };
    });
    return (
      <g key={id}>
        {parts.map(({ part, from, to }) =>
          to === from ? null : (
            <rect
              key={part}
              x={x - wide / 2}
              width={wide}
              y={space.y(to)}
              height={Math.max(1, space.y(from) - space.y(to))}
              rx={Math.min(2, wide / 4)}
              fill={colours[part]}
            />
          ),
        )}
        {index % every === 0 && (
          <text x={x} y={space.bottom + 16} textAnchor="middle" className="fill-faint">
            {short}
          </text>
        )}
        {group !== undefined && columns[index - 1]?.group !== group && hasRoom(group) && (
          <text x={x} y={space.bottom + 32} textAnchor="middle" className="figures fill-soft">
            {group}
          </text>
        )}
      </g>
    );
  });
}

function SecondMeasure({ values, space, band }: Drawn & { values: readonly (number | null)[] }) {
  const at = (index: number): number => space.left + (index + 0.5) * band;
  const path = values
    .map((value, index) =>
      value === null
        ? ''
        : `${index === 0 || (values[index - 1] ?? null) === null ? 'M' : 'L'}${at(index).toFixed(1)} ${space.yRight(value).toFixed(1)}`,
    )
    .join('');
  return (
    <g style={{ color: LINE_COLOUR }}>
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} strokeLinejoin="round" />
      {values.map((value, index) =>
        value === null ? null : (
          <circle
            key={at(index)}
            cx={at(index)}
            cy={space.yRight(value)}
            r={3}
            strokeWidth={2}
            stroke="currentColor"
            className="fill-surface"
          />
        ),
      )}
    </g>
  );
}
