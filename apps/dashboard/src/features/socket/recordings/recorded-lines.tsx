import { t } from '@lingui/core/macro';
import { normalRangeOf } from '@wrenchwise/obd/recording/normal-range';
import { type Recording, seriesOf, type Series } from '@wrenchwise/obd/recording/recording';
import { valueAt } from '@wrenchwise/obd/recording/thin';
import { Legend, seriesColour } from '@wrenchwise/ui/charts/legend.tsx';

import { ValueChart } from '../live/value-chart.tsx';
import { valueText } from '../value-text.ts';

const OTHER_COLOUR = 'var(--chart-line)';

interface Props {
  readonly recording: Recording;
  /** Drawn dashed beside it, from the same beginning. */
  readonly other: Recording | undefined;
  readonly cursor: number;
}

/** Each value of a recording as a line, with its figure where the replay is. */
export function RecordedLines({ recording, other, cursor }: Props) {
  const drawn = recording.series.filter(({ times }) => times.length > 0);
  return (
    <div>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {drawn.map((series, index) => (
          <Line
            key={series.channel.name}
            series={series}
            colour={seriesColour(index)}
            recording={recording}
            other={other}
            cursor={cursor}
          />
        ))}
      </ul>
      {other && (
        <Legend
          keys={[
            { id: 'this', label: t`This recording`, colour: seriesColour(0), shape: 'line' },
            { id: 'other', label: t`The other one`, colour: OTHER_COLOUR, shape: 'dashed' },
          ]}
        />
      )}
    </div>
  );
}

function Line({
  series,
  colour,
  recording,
  other,
  cursor,
}: Props & { series: Series; colour: string }) {
  const { name, unit } = series.channel;
  const now = valueAt(series, cursor);
  const beside = other && seriesOf(other, name);
  return (
    <li className="border-b border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 text-soft">{name}</span>
        <span className="figures shrink-0 text-xl font-semibold">
          {now === undefined ? '–' : valueText(now, unit)}
        </span>
      </div>
      <ValueChart
        label={t`${name} over the recording`}
        lines={[
          ...(beside
            ? [{ id: 'other', series: beside, colour: OTHER_COLOUR, isDashed: true }]
            : []),
          { id: 'this', series, colour },
        ]}
        from={0}
        to={Math.max(recording.duration, other?.duration ?? 0)}
        markers={recording.markers}
        band={normalRangeOf(name)}
        cursor={cursor}
      />
    </li>
  );
}
