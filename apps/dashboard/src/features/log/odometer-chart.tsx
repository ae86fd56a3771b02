import { t } from '@lingui/core/macro';
import type { VehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { odometerForecast } from '@wrenchwise/rules/garage/odometer-forecast';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { LineChart } from '@wrenchwise/ui/charts/line-chart.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

import {
  distanceLine,
  distanceWord,
  type LogUnits,
  shownDistance,
} from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

type Reading = VehicleCosts['odometer'][number];

/** How far the line goes on. */
const FORECAST_DAYS = 182;

/** The odometer over time, as a line and as a table. */
export function OdometerChart({
  readings,
  units,
}: {
  readings: readonly Reading[];
  units: LogUnits;
}) {
  const { shortDay } = useDates();
  const forecast = odometerForecast(readings, FORECAST_DAYS);
  const pointOf = ({ date, odometer }: Reading) => ({
    at: Date.parse(date),
    value: shownDistance(odometer, units),
  });
  const values = readings.map(({ odometer }) => odometer);
  const [low, high] = [Math.min(...values), Math.max(...values)].map((miles) =>
    distanceLine(miles, units),
  );
  return (
    <ChartSection
      title={t`Odometer`}
      caption={t`Every reading of the log, in ${distanceWord(units)}${forecast.length === 0 ? '' : t`; dashed, the coming half year`}.`}
      columns={[
        { id: 'date', title: t`Date`, cell: ({ date }: Reading) => shortDay(date) },
        {
          id: 'odometer',
          title: t`Odometer`,
          cell: ({ odometer }: Reading) => distanceLine(odometer, units),
          align: 'end',
        },
      ]}
      rows={readings.toReversed()}
      rowKey={({ date, odometer }) => `${date} ${odometer}`}
    >
      <LineChart
        label={t`The odometer from ${low ?? ''} to ${high ?? ''}`}
        series={[
          {
            id: 'odometer',
            label: t`Odometer`,
            points: readings.map(pointOf),
          },
          ...(forecast.length === 0
            ? []
            : [
                {
                  id: 'forecast',
                  label: t`If driven as in the last year`,
                  look: 'smooth' as const,
                  points: forecast.map(pointOf),
                },
              ]),
        ]}
        format={(value) => Math.round(value).toLocaleString(NUMBER_LOCALE)}
        exact={(value) =>
          `${Math.round(value).toLocaleString(NUMBER_LOCALE)} ${distanceWord(units)}`
        }
      />
    </ChartSection>
  );
}
