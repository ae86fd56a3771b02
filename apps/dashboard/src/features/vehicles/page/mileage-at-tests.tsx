import type { VehicleLookup } from '@wrenchwise/domain/endpoints/vehicle-lookup';
import type { Vehicle } from '@wrenchwise/domain/endpoints/vehicles';
import { Card } from '@wrenchwise/ui/card.tsx';
import { ChartFrame } from '@wrenchwise/ui/chart-frame.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Table } from '@wrenchwise/ui/table.tsx';
import { distanceText, type DistanceUnit } from '@wrenchwise/vehicle/mileage';

import { useDates, useDistanceUnit } from '~/lib/user-settings.ts';

type Mileage = VehicleLookup['mileage'];
type Point = Mileage['points'][number];

const WIDTH = 640;
const HEIGHT = 220;
const MARGIN = { top: 12, right: 12, bottom: 26, left: 64 };

/** The odometer over the tests as a line, with a table beside it, and what does not fit explained. */
export function MileageAtTests({ vehicle, mileage }: { vehicle: Vehicle; mileage: Mileage }) {
  const ownUnit = useDistanceUnit();
  const { longDate } = useDates();
  const unit = vehicle.distanceUnit ?? ownUnit;
  const { points, anomalies, milesPerYear } = mileage;
  if (points.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">Mileage at each test</h2>
      {milesPerYear !== undefined && (
        <p className="mt-1 text-soft">
          About {distanceText(Math.round(milesPerYear / 100) * 100, unit)} a year of late.
        </p>
      )}
      {anomalies.map(({ date, explanation }) => (
        <Notice key={date} tone="medium" className="mt-4" title={longDate(`${date}T12:00:00Z`)}>
          {explanation}
        </Notice>
      ))}
      <div className="mt-4 grid gap-6">
        {points.length > 1 && <Chart points={points} unit={unit} />}
        <Table
          caption="Mileage at each MOT test"
          columns={[
            {
              id: 'date',
              title: 'Test',
              cell: ({ date }: Point) => longDate(`${date}T12:00:00Z`),
            },
            {
              id: 'miles',
              title: 'Odometer',
              align: 'end',
              cell: ({ miles, isPlausible }: Point) =>
                `${distanceText(miles, unit)}${isPlausible ? '' : ' (does not fit)'}`,
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
  const times = points.map(({ date }) => Date.parse(date));
  const from = Math.min(...times);
  const span = Math.max(1, Math.max(...times) - from);
  const most = Math.max(...points.map(({ miles }) => miles), 1);
  const x = (date: string) =>
    MARGIN.left + ((Date.parse(date) - from) / span) * (WIDTH - MARGIN.left - MARGIN.right);
  const y = (miles: number) =>
    HEIGHT - MARGIN.bottom - (miles / most) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const line = points
    .filter(({ isPlausible }) => isPlausible)
    .map(({ date, likely }) => `${x(date).toFixed(1)},${y(likely).toFixed(1)}`)
    .join(' ');
  const [first, last] = [points[0], points.at(-1)];
  return (
    <ChartFrame caption="Odometer at each MOT test. Open marks do not fit.">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="w-full">
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line
              x1={MARGIN.left}
              x2={WIDTH - MARGIN.right}
              y1={y(most * share)}
              y2={y(most * share)}
              className="stroke-line"
            />
            <text
              x={MARGIN.left - 8}
              y={y(most * share) + 5}
              textAnchor="end"
              fontSize="15"
              className="figures fill-faint"
            >
              {distanceText(Math.round(most * share), unit).replace(/ .*/, '')}
            </text>
          </g>
        ))}
        {first && last && (
          <>
            <text x={MARGIN.left} y={HEIGHT - 4} fontSize="15" className="figures fill-faint">
              {first.date.slice(0, 4)}
            </text>
            <text
              x={WIDTH - MARGIN.right}
              y={HEIGHT - 4}
              textAnchor="end"
              fontSize="15"
              className="figures fill-faint"
            >
              {last.date.slice(0, 4)}
            </text>
          </>
        )}
        <polyline points={line} fill="none" strokeWidth="2.5" className="stroke-accent" />
        {points.map(({ date, miles, isPlausible }) => (
          <circle
            key={date}
            cx={x(date)}
            cy={y(miles)}
            r="5"
            strokeWidth="2.5"
            className={isPlausible ? 'fill-accent' : 'fill-surface stroke-medium'}
          />
        ))}
      </svg>
    </ChartFrame>
  );
}
