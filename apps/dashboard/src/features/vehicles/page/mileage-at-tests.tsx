import { t } from '@lingui/core/macro';
import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { Card } from '@wrenchwise/ui/card.tsx';
import { ChartFrame } from '@wrenchwise/ui/chart-frame.tsx';
import { LineChart } from '@wrenchwise/ui/charts/line-chart.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Table } from '@wrenchwise/ui/table.tsx';
import { type DistanceUnit, fromMiles } from '@wrenchwise/vehicle/mileage';
import { anomalyWords } from '@wrenchwise/vehicle/mot-anomalies';

import { distanceText } from '~/user-settings/distance-text.ts';
import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

type Mileage = VehicleLookup['mileage'];
type Point = Mileage['points'][number];

/** The odometer over the tests as a line, with a table beside it, and what does not fit explained. */
export function MileageAtTests({ vehicle, mileage }: { vehicle: Vehicle; mileage: Mileage }) {
  const ownUnit = useDistanceUnit();
  const { longDay } = useDates();
  const unit = vehicle.distanceUnit ?? ownUnit;
  const { points, anomalies, milesPerYear } = mileage;
  if (points.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{t`Mileage at each test`}</h2>
      {milesPerYear !== undefined && (
        <p className="mt-1 text-soft">{t`About ${distanceText(Math.round(milesPerYear / 100) * 100, unit)} a year of late.`}</p>
      )}
      {anomalies.map((anomaly) => (
        <Notice key={anomaly.date} tone="medium" className="mt-4" title={longDay(anomaly.date)}>
          {anomalyWords(anomaly, { distance: (miles) => distanceText(miles, unit), day: longDay })}
        </Notice>
      ))}
      <div className="mt-4 grid gap-6">
        {points.length > 1 && <Chart points={points} unit={unit} />}
        <Table
          caption={t`Mileage at each MOT test`}
          columns={[
            {
              id: 'date',
              title: t`Test`,
              cell: ({ date }: Point) => longDay(date),
            },
            {
              id: 'miles',
              title: t`Odometer`,
              align: 'end',
              cell: ({ miles, isPlausible }: Point) =>
                `${distanceText(miles, unit)}${isPlausible ? '' : t` (does not fit)`}`,
            },
          ]}
          rows={points.toReversed()}
          rowKey={({ date }) => date}
        />
      </div>
    </Card>
  );
}

function Chart({ points, unit }: { points: readonly Point[]; unit: DistanceUnit }) {
  const shown = (miles: number): number => fromMiles(Math.round(miles), unit);
  const misfits = points.filter(({ isPlausible }) => !isPlausible);
  const pointOf = ({ date, miles }: Point) => ({ at: Date.parse(date), value: shown(miles) });
  return (
    <ChartFrame caption={t`Odometer at each MOT test. Open marks do not fit.`} paper="plain">
      <LineChart
        label={t`The odometer at ${points.length} MOT tests`}
        series={[
          {
            id: 'odometer',
            label: t`Odometer`,
            points: points.filter(({ isPlausible }) => isPlausible).map(pointOf),
          },
          ...(misfits.length === 0
            ? []
            : [
                {
                  id: 'misfits',
                  label: t`Does not fit`,
                  look: 'open' as const,
                  points: misfits.map(pointOf),
                },
              ]),
        ]}
        format={(value) => value.toLocaleString(NUMBER_LOCALE)}
        exact={(value) =>
          `${value.toLocaleString(NUMBER_LOCALE)} ${unit === 'miles' ? 'miles' : 'km'}`
        }
        fromZero
      />
    </ChartFrame>
  );
}
