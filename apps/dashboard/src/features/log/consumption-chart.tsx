import { t } from '@lingui/core/macro';
import type { VehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { consumptionFigure } from '@wrenchwise/rules/garage/consumption';
import { rollingConsumption } from '@wrenchwise/rules/garage/rolling-consumption';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { LineChart } from '@wrenchwise/ui/charts/line-chart.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

import { consumptionLine, distanceLine, type LogUnits } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

type Stretch = VehicleCosts['stretches'][number];

/** Stretches of the rolling mean: fewer jump, more hide what changes. */
const ROLLING = 5;

interface Props {
  kind: Stretch['kind'];
  /** By the kind, unless it is a second fuel's. */
  title?: string;
  /** Of this kind; at least one. */
  stretches: readonly Stretch[];
  units: LogUnits;
}

function Curve({
  title,
  scale,
  low,
  high,
  points,
  stretches,
  units,
}: {
  readonly title: string;
  readonly scale: (value: number) => string;
  readonly low: number;
  readonly high: number;
  readonly points: { at: number; value: number }[];
  readonly stretches: readonly Stretch[];
  readonly units: LogUnits;
}) {
  return (
    <LineChart
      label={t`${title} between ${scale(low)} and ${scale(high)}`}
      series={[
        { id: 'each', label: t`Each`, points, look: 'line' },
        ...(points.length < ROLLING
          ? []
          : [
              {
                id: 'rolling',
                label: t`Mean of ${ROLLING}`,
                look: 'smooth' as const,
                points: rollingConsumption(stretches, ROLLING).map((stretch) => ({
                  at: Date.parse(stretch.date),
                  value: consumptionFigure(stretch, units).value,
                })),
              },
            ]),
      ]}
      format={(value) => value.toLocaleString(NUMBER_LOCALE, { maximumFractionDigits: 1 })}
      exact={scale}
    />
  );
}

/** Consumption from full to full, as a line and as a table. */
export function ConsumptionChart({
  kind,
  title = kind === 'fuel' ? t`Fuel consumption` : t`Electricity consumption`,
  stretches,
  units,
}: Props) {
  const { shortDay } = useDates();
  const rows = stretches.toReversed();
  const points = stretches.map((stretch) => ({
    at: Date.parse(stretch.date),
    value: consumptionFigure(stretch, units).value,
  }));
  const values = points.map(({ value }) => value);
  const unit = consumptionFigure(stretches[0] ?? { kind, miles: 1, amount: 1 }, units).unit;
  const scale = (value: number) => `${value.toFixed(1)} ${unit}`;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return (
    <ChartSection
      title={title}
      caption={t`From one full tank or battery to the next, in ${unit}.`}
      columns={[
        { id: 'date', title: t`Date`, cell: ({ date }: Stretch) => shortDay(date) },
        {
          id: 'distance',
          title: t`Driven`,
          cell: ({ miles }: Stretch) => distanceLine(miles, units),
          align: 'end',
        },
        {
          id: 'consumption',
          title: t`Consumption`,
          cell: (stretch: Stretch) => consumptionLine(stretch, units),
          align: 'end',
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    >
      <Curve
        title={title}
        scale={scale}
        low={low}
        high={high}
        points={points}
        stretches={stretches}
        units={units}
      />
    </ChartSection>
  );
}
