import type { VehicleCosts } from '@wrenchwise/domain/endpoints/vehicle-costs';
import { LineChart } from '@wrenchwise/ui/line-chart.tsx';

import { ChartSection } from './chart-section.tsx';
import { dayText } from './use-today.ts';
import { distanceLine, type LogUnits } from './use-units.ts';

type Reading = VehicleCosts['odometer'][number];

/** The odometer over time, as a line and as a table. */
export function OdometerChart({
  readings,
  units,
}: {
  readings: readonly Reading[];
  units: LogUnits;
}) {
  const values = readings.map(({ odometer }) => odometer);
  const [low, high] = [Math.min(...values), Math.max(...values)].map((miles) =>
    distanceLine(miles, units),
  );
  return (
    <ChartSection
      title="Odometer"
      caption="Every reading of the log."
      columns={[
        { id: 'date', title: 'Date', cell: ({ date }: Reading) => dayText(date) },
        {
          id: 'odometer',
          title: 'Odometer',
          cell: ({ odometer }: Reading) => distanceLine(odometer, units),
          align: 'end',
        },
      ]}
      rows={readings.toReversed()}
      rowKey={({ date, odometer }) => `${date} ${odometer}`}
    >
      <LineChart
        label={`The odometer from ${low} to ${high}`}
        points={readings.map(({ date, odometer }) => ({ at: Date.parse(date), value: odometer }))}
        axis={{
          low: low ?? '',
          high: high ?? '',
          from: dayText(readings[0]?.date ?? ''),
          to: dayText(readings.at(-1)?.date ?? ''),
        }}
      />
    </ChartSection>
  );
}
