import { t } from '@lingui/core/macro';
import { SPENDING_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { VehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { distanceByMonth, monthsBetween } from '@wrenchwise/rules/garage/distance-by-month';
import {
  centsByKind,
  rollingCentsPerMile,
  SPENDING_KINDS,
} from '@wrenchwise/rules/garage/spending-kinds';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { ColumnChart } from '@wrenchwise/ui/charts/column-chart.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';

import { drivenLine } from '~/user-settings/driven-line.ts';
import { distanceLine, type LogUnits } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { MileCostChart } from './mile-cost-chart.tsx';

type Spending = VehicleCosts['spending'][number];

/** Months of the picture; the table has all. */
const MONTHS_DRAWN = 24;

interface Props {
  spending: Spending;
  /** The readings of the same time. */
  odometer: VehicleCosts['odometer'];
  units: LogUnits;
  /** Of a journey abroad, what a mile cost would say nothing. */
  isMain: boolean;
}

/** A month of the log: what was spent, on what, and how far was driven. */
interface SpentMonth {
  readonly id: string;
  readonly label: string;
  readonly cents: number;
  /** In the order of `SPENDING_KINDS`. */
  readonly byKind: readonly number[];
  readonly miles: number | null;
}

const monthsOf = (
  { byMonth, byMonthAndCategory }: Spending,
  odometer: Props['odometer'],
  nameOf: (month: string) => string,
): SpentMonth[] => {
  const miles = new Map(
    distanceByMonth(odometer).map(({ month, miles: driven }) => [month, driven]),
  );
  const spent = new Map(byMonth.map(({ month, cents }) => [month, cents]));
  const ofMonth = Map.groupBy(byMonthAndCategory, ({ month }) => month);
  const known = [...spent.keys(), ...miles.keys()].toSorted();
  return monthsBetween(known[0] ?? '', known.at(-1) ?? '').map((id) => ({
    id,
    label: nameOf(id),
    cents: spent.get(id) ?? 0,
    byKind: centsByKind(ofMonth.get(id) ?? []),
    miles: miles.get(id) ?? null,
  }));
};

/** What was spent in one currency: by month, stacked by kind, beside what was driven; and what a mile cost. */
export function SpendingCharts({ spending, odometer, units, isMain }: Props) {
  const { monthAndYear, shortMonth } = useDates();
  const { currency, totalCents } = spending;
  const exact = (cents: number) => formatCents(cents, { currency, exact: true });
  const whole = (cents: number) => formatCents(cents, { currency, whole: true });
  const months = monthsOf(spending, odometer, monthAndYear);
  const drawn = months.slice(-MONTHS_DRAWN);
  const kinds = SPENDING_KINDS.map(({ id }, index) => ({
    id,
    label: SPENDING_WORDS[id],
    index,
    cents: months.reduce((total, { byKind }) => total + (byKind[index] ?? 0), 0),
  })).filter(({ cents }) => cents > 0);
  return (
    <div className={cx('grid gap-8', isMain && 'xl:grid-cols-2')}>
      <ChartSection
        title={t`By month (${currency})`}
        caption={
          months.length > MONTHS_DRAWN
            ? t`What was spent and driven in each of the last ${MONTHS_DRAWN} months; the table has them all.`
            : t`What was spent and driven in each month.`
        }
        columns={[
          { id: 'label', title: t`Month`, cell: ({ label }: SpentMonth) => label },
          ...kinds.map(({ id, label, index }) => ({
            id,
            title: label,
            cell: ({ byKind }: SpentMonth) => exact(byKind[index] ?? 0),
            align: 'end' as const,
          })),
          {
            id: 'spent',
            title: t`Together`,
            cell: ({ cents }: SpentMonth) => exact(cents),
            align: 'end',
          },
          {
            id: 'driven',
            title: t`Driven`,
            cell: ({ miles }: SpentMonth) =>
              miles === null ? t`Not known` : distanceLine(miles, units),
            align: 'end',
          },
        ]}
        rows={months.toReversed()}
        rowKey={({ id }) => id}
      >
        <ColumnChart
          label={t`Spending by month and kind in ${currency}, ${exact(totalCents)} together`}
          series={kinds.map(({ id, label, index, cents }) => ({
            id,
            label,
            note: whole(cents),
            colour: index,
          }))}
          columns={drawn.map(({ id, label, byKind }) => ({
            id,
            label,
            short: shortMonth(id),
            group: id.slice(0, 4),
            values: kinds.map(({ index }) => byKind[index] ?? 0),
          }))}
          format={whole}
          exact={exact}
          {...drivenLine(drawn, units)}
        />
      </ChartSection>
      {isMain && (
        <MileCostChart
          months={months.map((month, index) => ({
            ...month,
            centsPerMile: rollingCentsPerMile(months)[index] ?? null,
          }))}
          currency={currency}
          units={units}
        />
      )}
    </div>
  );
}
