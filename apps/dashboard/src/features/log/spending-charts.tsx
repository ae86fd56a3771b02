import type { VehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { distanceByMonth, monthsBetween } from '@wrenchwise/rules/garage/distance-by-month';
import { LOG_CATEGORY_WORDS } from '@wrenchwise/rules/garage/log-kinds';
import { formatCents } from '@wrenchwise/rules/money';
import { formatPercent } from '@wrenchwise/rules/percent';
import { BarChart } from '@wrenchwise/ui/bar-chart.tsx';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { ColumnChart } from '@wrenchwise/ui/charts/column-chart.tsx';

import { drivenLine } from '~/user-settings/driven-line.ts';
import { distanceLine, type LogUnits } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

type Spending = VehicleCosts['spending'][number];

/** Months of the picture; the table has all. */
const MONTHS_DRAWN = 24;

interface Props {
  spending: Spending;
  /** The readings of the same time. */
  odometer: VehicleCosts['odometer'];
  units: LogUnits;
}

/** What was spent in one currency: by month beside what was driven, and by category. */
export function SpendingCharts({ spending, odometer, units }: Props) {
  const { monthAndYear, shortMonth } = useDates();
  const { currency, byCategory, byMonth, totalCents } = spending;
  const exact = (cents: number) => formatCents(cents, { currency, exact: true });
  const whole = (cents: number) => formatCents(cents, { currency, whole: true });
  const miles = new Map(
    distanceByMonth(odometer).map(({ month, miles: driven }) => [month, driven]),
  );
  const spent = new Map(byMonth.map(({ month, cents }) => [month, cents]));
  const known = [...spent.keys(), ...miles.keys()].toSorted();
  const months = monthsBetween(known[0] ?? '', known.at(-1) ?? '').map((month) => ({
    id: month,
    label: monthAndYear(month),
    cents: spent.get(month) ?? 0,
    miles: miles.get(month) ?? null,
  }));
  const drawn = months.slice(-MONTHS_DRAWN);
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <ChartSection
        title={`By month (${currency})`}
        caption={
          months.length > MONTHS_DRAWN
            ? `What was spent and driven in each of the last ${MONTHS_DRAWN} months; the table has them all.`
            : 'What was spent and driven in each month.'
        }
        columns={[
          { id: 'label', title: 'Month', cell: ({ label }: (typeof months)[number]) => label },
          {
            id: 'spent',
            title: 'Spent',
            cell: ({ cents }: (typeof months)[number]) => exact(cents),
            align: 'end',
          },
          {
            id: 'driven',
            title: 'Driven',
            cell: (month: (typeof months)[number]) =>
              month.miles === null ? 'Not known' : distanceLine(month.miles, units),
            align: 'end',
          },
        ]}
        rows={months.toReversed()}
        rowKey={({ id }) => id}
      >
        <ColumnChart
          label={`Spending by month in ${currency}, ${exact(totalCents)} together`}
          series={[{ id: 'spent', label: 'Spent' }]}
          columns={drawn.map(({ id, label, cents }) => ({
            id,
            label,
            short: shortMonth(id),
            group: id.slice(0, 4),
            values: [cents],
          }))}
          format={whole}
          exact={exact}
          {...drivenLine(drawn, units)}
        />
      </ChartSection>
      {byCategory.length > 1 && (
        <ChartSection
          title={`By category (${currency})`}
          caption="What the money went on, the largest first."
          columns={[
            {
              id: 'category',
              title: 'Category',
              cell: ({ category }: Spending['byCategory'][number]) => LOG_CATEGORY_WORDS[category],
            },
            {
              id: 'spent',
              title: 'Spent',
              cell: ({ cents }: Spending['byCategory'][number]) => exact(cents),
              align: 'end',
            },
          ]}
          rows={byCategory}
          rowKey={({ category }) => category}
        >
          <BarChart
            label={`Spending by category in ${currency}`}
            bars={byCategory.map(({ category, cents }) => ({
              id: category,
              label: LOG_CATEGORY_WORDS[category],
              value: cents,
              text: `${exact(cents)} · ${formatPercent(cents / Math.max(1, totalCents))}`,
            }))}
          />
        </ChartSection>
      )}
    </div>
  );
}
