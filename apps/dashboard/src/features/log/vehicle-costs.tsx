import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleCosts as Costs } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { MAX_FILLINGS } from '@wrenchwise/rules/garage/costs';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useState } from 'react';
import { Link } from 'react-router';

import { useToday } from '~/user-settings/use-today.ts';
import {
  consumptionLine,
  distanceLine,
  type LogUnits,
  milesOf,
  useUnits,
  type VehicleUnits,
  oneDistanceWord,
} from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { CarsBeside } from './cars-beside.tsx';
import { ConsumptionChart } from './consumption-chart.tsx';
import { costsQuery } from './log.queries.ts';
import { OdometerChart } from './odometer-chart.tsx';
import { PriceChart } from './price-chart.tsx';
import { SpendingCharts } from './spending-charts.tsx';

const PERIODS = {
  1: t`The last 12 months`,
  3: t`The last 3 years`,
  10: t`The last 10 years`,
} as const;

/** The same day so many years before, or the day after it where there is no such day. */
const yearsBefore = (day: string, years: number): string => {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCFullYear(at.getUTCFullYear() - years);
  return at.toISOString().slice(0, 10);
};

/** One reading is the start of a log: nothing can be drawn or counted of it. */
const isNothing = ({ spending, stretches, odometer }: Costs): boolean =>
  spending.length === 0 && stretches.length === 0 && odometer.length < 2;

/** Distance, money a mile or kilometre, and consumption in numbers. */
function KeyFigures({ costs, units }: { costs: Costs; units: LogUnits }) {
  const perDistance = (cents: number, currency: string) => {
    const money = formatCents(cents * milesOf(1, units), { currency, exact: true });
    return t`${money} a ${oneDistanceWord(units)}`;
  };
  const average = (kind: 'fuel' | 'charge') => {
    const ofKind = costs.stretches.filter(
      (stretch) => stretch.kind === kind && stretch.fuelKind === undefined,
    );
    if (ofKind.length === 0) return undefined;
    const sum = (pick: (stretch: (typeof ofKind)[number]) => number) =>
      ofKind.reduce((total, stretch) => total + pick(stretch), 0);
    return consumptionLine(
      { kind, miles: sum(({ miles }) => miles), amount: sum(({ amount }) => amount) },
      units,
    );
  };
  const figures: (readonly [string, string | undefined])[] = [
    [t`Driven`, costs.miles === null ? undefined : distanceLine(costs.miles, units)],
    ...costs.spending.map(
      ({ currency, totalCents }) =>
        [t`Spent (${currency})`, formatCents(totalCents, { currency, exact: true })] as const,
    ),
    // Of a journey abroad it would say nothing.
    ...costs.spending
      .slice(0, 1)
      .map(
        ({ currency, perMile }) =>
          [
            t`Running cost (${currency})`,
            perMile === null ? undefined : perDistance(perMile, currency),
          ] as const,
      ),
    [t`Fuel`, average('fuel')],
    [t`Electricity`, average('charge')],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
      {figures.map(
        ([name, value]) =>
          value !== undefined && (
            <div key={name} className="rounded-md border border-line bg-surface p-3">
              <dt className="caption">{name}</dt>
              <dd className="figures mt-1 text-lg font-semibold">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Prices of the main fuel and of electricity in the currency of most of them, where there are two to compare. */
const pricesApart = (prices: Costs['prices']) =>
  (['fuel', 'charge'] as const).flatMap((kind) => {
    const ofKind = prices.filter((price) => price.kind === kind && price.fuelKind === undefined);
    const [most] = [...Map.groupBy(ofKind, ({ currency }) => currency).values()].toSorted(
      (a, b) => b.length - a.length,
    );
    return most && most.length > 1 ? [{ id: kind, kind, prices: most }] : [];
  });

/** What a vehicle costs and uses, in numbers, pictures and tables. */
export function VehicleCosts({
  vehicleId,
  vehicleUnits,
}: {
  vehicleId: string;
  /** Where the vehicle has units of its own. */
  vehicleUnits?: VehicleUnits;
}) {
  const { longDay } = useDates();
  const units = useUnits(vehicleUnits);
  const today = useToday();
  const [years, setYears] = useState<keyof typeof PERIODS>(1);
  const period = { from: yearsBefore(today, years), to: today };
  const query = useQuery(costsQuery(vehicleId, period));
  return (
    <section aria-labelledby="costs">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="costs" className="text-xl">{t`Costs and consumption`}</h2>
        <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 sm:w-auto">
          <Link
            to={`/dashboard/analytics?car=${vehicleId}`}
            className="text-link inline-flex min-h-11 items-center text-sm"
          >{t`Analytics of this car`}</Link>
          <div className="w-full sm:w-56">
            <Select
              aria-label={t`Period`}
              value={years}
              onChange={({ target }) =>
                setYears(target.value === '10' ? 10 : target.value === '3' ? 3 : 1)
              }
            >
              {Object.entries(PERIODS).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </Select>
          </div>
        </div>
      </div>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the costs`}
        loadingLabel={t`Loading the costs`}
        skeleton={<Skeleton className="h-64 w-full" />}
        isEmpty={isNothing}
        empty={
          <EmptyState
            illustration={<ClipboardIllustration />}
            title={t`Nothing to count in this period`}
            text={t`Costs and consumption come from the log: fill-ups, work done, bills and odometer readings.`}
            action={
              <LinkButton to={`/dashboard/vehicles/${vehicleId}/log`}>{t`Open the log`}</LinkButton>
            }
          />
        }
      >
        {(costs) => {
          const fuel = costs.stretches.filter(
            ({ kind, fuelKind }) => kind === 'fuel' && fuelKind === undefined,
          );
          const lpg = costs.stretches.filter(({ fuelKind }) => fuelKind === 'lpg');
          const charge = costs.stretches.filter(({ kind }) => kind === 'charge');
          return (
            <div className="grid gap-8">
              <KeyFigures costs={costs} units={units} />
              {costs.consumptionSince !== null && (
                <p className="text-sm text-soft">
                  {t`Consumption is that of the newest ${MAX_FILLINGS} fill-ups and charges, since ${longDay(costs.consumptionSince)}.`}
                </p>
              )}
              {costs.spending.map((spending, index) => (
                <SpendingCharts
                  key={spending.currency}
                  spending={spending}
                  odometer={costs.odometer}
                  units={units}
                  isMain={index === 0}
                />
              ))}
              <div className="grid gap-8 lg:grid-cols-2">
                {fuel.length > 0 && <ConsumptionChart kind="fuel" stretches={fuel} units={units} />}
                {lpg.length > 0 && (
                  <ConsumptionChart
                    kind="fuel"
                    title={t`LPG consumption`}
                    stretches={lpg}
                    units={units}
                  />
                )}
                {charge.length > 0 && (
                  <ConsumptionChart kind="charge" stretches={charge} units={units} />
                )}
                {pricesApart(costs.prices).map(({ id, kind, prices }) => (
                  <PriceChart key={id} kind={kind} prices={prices} units={units} />
                ))}
                {costs.odometer.length > 1 && (
                  <OdometerChart readings={costs.odometer} units={units} />
                )}
                <CarsBeside
                  vehicleId={vehicleId}
                  period={period}
                  currency={costs.spending[0]?.currency ?? units.currency}
                />
              </div>
            </div>
          );
        }}
      </DataState>
    </section>
  );
}
