import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { VehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { consumptionFigure } from '@wrenchwise/rules/garage/consumption';
import { type Bar, BarChart } from '@wrenchwise/ui/bar-chart.tsx';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';

import { type LogUnits, milesOf, useUnits, oneDistanceWord } from '~/user-settings/use-units.ts';

import { carsBesideQuery } from './log.queries.ts';

/** One car with what it cost and used. */
export interface CostedCar {
  readonly id: string;
  readonly name: string;
  readonly costs: {
    readonly spending: readonly Pick<VehicleCosts['spending'][number], 'currency' | 'perMile'>[];
    readonly stretches: readonly Pick<
      VehicleCosts['stretches'][number],
      'kind' | 'fuelKind' | 'miles' | 'amount'
    >[];
  };
}

/** What a mile or kilometre of each car cost in one currency, the most expensive first; cars without a figure are left out. */
export const distanceCosts = (
  cars: readonly CostedCar[],
  currency: string,
  units: LogUnits,
): readonly Bar[] =>
  cars
    .flatMap(({ id, name, costs }) => {
      const perMile = costs.spending.find((each) => each.currency === currency)?.perMile ?? null;
      if (perMile === null) return [];
      const value = perMile * milesOf(1, units);
      return [{ id, label: name, value, text: formatCents(value, { currency, exact: true }) }];
    })
    .toSorted((a, b) => b.value - a.value);

/** The mean consumption of each car on its main fuel or on electricity, all in one unit. */
export const meanConsumptions = (
  cars: readonly CostedCar[],
  kind: 'fuel' | 'charge',
  units: LogUnits,
): readonly Bar[] =>
  cars.flatMap(({ id, name, costs }) => {
    const stretches = costs.stretches.filter(
      (stretch) => stretch.kind === kind && stretch.fuelKind === undefined,
    );
    const miles = stretches.reduce((sum, stretch) => sum + stretch.miles, 0);
    if (miles === 0) return [];
    const amount = stretches.reduce((sum, stretch) => sum + stretch.amount, 0);
    const { value, unit } = consumptionFigure({ kind, miles, amount }, units);
    return [{ id, label: name, value, text: `${value.toFixed(1)} ${unit}` }];
  });

const nameOf = ({
  nickname,
  make,
  model,
  year,
}: Pick<Vehicle, 'nickname' | 'make' | 'model' | 'year'>): string =>
  nickname ?? `${year} ${make} ${model}`;

interface Props {
  /** The car that the others are beside. */
  vehicleId: string;
  /** YYYY-MM-DD */
  period: { readonly from: string; readonly to: string };
  /** ISO 4217: what most of the car's money was spent in. */
  currency: string;
}

/** The user's cars side by side: what a mile of each costs, and what each uses. Nothing for one car. */
export function CarsBeside({ vehicleId, period, currency }: Props) {
  const { data = [] } = useQuery(carsBesideQuery(period));
  // In the user's own units, whatever a car's log is written in: otherwise nothing can be compared.
  const units = useUnits();
  // A car that is shared with somebody is compared where it is one of those listed.
  const costed = data.some(({ vehicle }) => vehicle.id === vehicleId)
    ? data.map(({ vehicle, costs }) => ({ id: vehicle.id, name: nameOf(vehicle), costs }))
    : [];
  const word = oneDistanceWord(units);
  const charts = [
    {
      title: t`Cost of a ${word}, car by car (${currency})`,
      caption: t`Everything that was spent in this period, by what was driven in it.`,
      bars: distanceCosts(costed, currency, units),
    },
    {
      title: t`Fuel consumption, car by car`,
      caption: t`The mean of all full tanks in this period.`,
      bars: meanConsumptions(costed, 'fuel', units),
    },
    {
      title: t`Electricity, car by car`,
      caption: t`The mean of all charges in this period.`,
      bars: meanConsumptions(costed, 'charge', units),
    },
  ].filter(({ bars }) => bars.length > 1);
  return charts.map(({ title, caption, bars }) => (
    <ChartSection
      key={title}
      title={title}
      caption={caption}
      columns={[
        { id: 'car', title: t`Car`, cell: ({ label }: Bar) => label },
        { id: 'figure', title: t`Figure`, cell: ({ text }: Bar) => text, align: 'end' },
      ]}
      rows={bars}
      rowKey={({ id }) => id}
    >
      <BarChart label={title} bars={bars} />
    </ChartSection>
  ));
}
