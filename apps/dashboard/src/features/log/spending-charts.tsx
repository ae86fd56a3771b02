import type { VehicleCosts } from '@wrenchwise/domain/endpoints/vehicle-costs';
import { LOG_CATEGORY_WORDS } from '@wrenchwise/domain/garage/log-kinds';
import { formatCents } from '@wrenchwise/domain/money';
import { BarChart } from '@wrenchwise/ui/bar-chart.tsx';

import { ChartSection } from './chart-section.tsx';

type Spending = VehicleCosts['spending'][number];

/** 'March 2026'. */
const monthText = (month: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

/** Months of the picture; the table has all. */
const MONTHS_DRAWN = 24;

/** What was spent in one currency: by category and by month. */
export function SpendingCharts({ spending }: { spending: Spending }) {
  const { currency, byCategory, byMonth } = spending;
  const money = (cents: number) => formatCents(cents, { currency, exact: true });
  const categories = byCategory.map(({ category, cents }) => ({
    id: category,
    label: LOG_CATEGORY_WORDS[category],
    value: cents,
    text: money(cents),
  }));
  const months = byMonth.toReversed().map(({ month, cents }) => ({
    id: month,
    label: monthText(month),
    value: cents,
    text: money(cents),
  }));
  const columns = (head: string) =>
    [
      { id: 'label', title: head, cell: (row: (typeof months)[number]) => row.label },
      {
        id: 'text',
        title: 'Spent',
        cell: (row: (typeof months)[number]) => row.text,
        align: 'end',
      },
    ] as const;
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <ChartSection
        title={`By category (${currency})`}
        caption="What the money went on, the largest first."
        columns={columns('Category')}
        rows={categories}
        rowKey={({ id }) => id}
      >
        <BarChart label={`Spending by category in ${currency}`} bars={categories} />
      </ChartSection>
      <ChartSection
        title={`By month (${currency})`}
        caption={
          months.length > MONTHS_DRAWN
            ? `The newest ${MONTHS_DRAWN} months in which something was spent.`
            : 'Months in which something was spent, the newest first.'
        }
        columns={columns('Month')}
        rows={months}
        rowKey={({ id }) => id}
      >
        <BarChart label={`Spending by month in ${currency}`} bars={months.slice(0, MONTHS_DRAWN)} />
      </ChartSection>
    </div>
  );
}
