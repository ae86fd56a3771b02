import { plural, t } from '@lingui/core/macro';
import type { Analytics } from '@wrenchwise/contract/endpoints/analytics';
import { monthsBetween } from '@wrenchwise/rules/garage/distance-by-month';
import { Card } from '@wrenchwise/ui/card.tsx';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { ColumnChart } from '@wrenchwise/ui/charts/column-chart.tsx';
import type { Column } from '@wrenchwise/ui/table.tsx';
import { Table } from '@wrenchwise/ui/table.tsx';

import { distanceLine, type LogUnits, milesOf, useUnits } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import type { AnalyticsScope } from './analytics.queries.ts';
import { SectionFrame } from './section-frame.tsx';

type Reliability = Analytics['reliability'][number];

const PER = 10_000;
/** Below this a rate would say more than is known. In miles. */
const MIN_MILES = 500;

/** '1.4' repairs for each 10,000 miles or km. */
const repairRate = ({ repairs, miles }: Reliability, units: LogUnits): string =>
  miles === null || miles < MIN_MILES
    ? t`Not known`
    : ((repairs / miles) * milesOf(PER, units)).toFixed(1);

const daysText = (days: number): string => {
  const rounded = Math.round(days);
  if (days < 1) return t`Under a day`;
  return plural(rounded, { one: `1 day`, other: `${rounded} days` });
};

const columnsOf = (cars: Analytics['cars'], units: LogUnits): readonly Column<Reliability>[] => [
  {
    id: 'car',
    title: t`Car`,
    cell: ({ vehicleId }) => cars.find(({ id }) => id === vehicleId)?.name,
  },
  {
    id: 'driven',
    title: t`Driven`,
    cell: ({ miles }) => (miles === null ? t`Not known` : distanceLine(miles, units)),
    align: 'end',
  },
  { id: 'problems', title: t`Problems`, cell: ({ problems }) => problems, align: 'end' },
  { id: 'open', title: t`Still open`, cell: ({ open }) => open, align: 'end' },
  {
    id: 'closing',
    title: t`Days to close`,
    cell: ({ medianDaysToClose }) =>
      medianDaysToClose === null ? t`None closed` : daysText(medianDaysToClose),
    align: 'end',
  },
  {
    id: 'off',
    title: t`Off the road`,
    cell: ({ daysOff }) => (daysOff === 0 ? t`None known` : daysText(daysOff)),
    align: 'end',
  },
  { id: 'repairs', title: t`Repairs`, cell: ({ repairs }) => repairs, align: 'end' },
  {
    id: 'rate',
    title: t`Repairs per 10,000 ${units.distance === 'miles' ? 'miles' : 'km'}`,
    cell: (row) => repairRate(row, units),
    align: 'end',
  },
];

function ProblemsByMonth({
  months,
  monthAndYear,
  shortMonth,
}: {
  readonly months: { month?: string; problems: number; repairs: number; id: string }[];
  readonly monthAndYear: (month: string) => string;
  readonly shortMonth: (month: string) => string;
}) {
  return (
    <ChartSection
      title={t`Problems and repairs by month`}
      caption={t`Of all cars that are looked at.`}
      columns={[
        {
          id: 'month',
          title: t`Month`,
          cell: ({ id }: (typeof months)[number]) => monthAndYear(id),
        },
        {
          id: 'problems',
          title: t`Problems`,
          cell: ({ problems }: (typeof months)[number]) => problems,
          align: 'end',
        },
        {
          id: 'repairs',
          title: t`Repairs`,
          cell: ({ repairs }: (typeof months)[number]) => repairs,
          align: 'end',
        },
      ]}
      rows={months.toReversed()}
      rowKey={({ id }) => id}
    >
      <ColumnChart
        label={t`Problems and repairs by month`}
        series={[
          { id: 'problems', label: t`Problems` },
          { id: 'repairs', label: t`Repairs` },
        ]}
        columns={months.map(({ id, problems, repairs }) => ({
          id,
          label: monthAndYear(id),
          short: shortMonth(id),
          group: id.slice(0, 4),
          values: [problems, repairs],
        }))}
        format={(value) => (Number.isInteger(value) ? String(value) : '')}
      />
    </ChartSection>
  );
}

/** How often each car had a problem or a repair, and how long that took. */
export function ReliabilitySection({
  analytics,
  scope,
}: {
  analytics: Analytics;
  scope: AnalyticsScope;
}) {
  const { monthAndYear, shortMonth } = useDates();
  const units = useUnits();
  const { cars, troubles, reliability } = analytics;
  const months = monthsBetween(troubles[0]?.month ?? '', troubles.at(-1)?.month ?? '').map(
    (month) => ({
      id: month,
      problems: 0,
      repairs: 0,
      ...troubles.find((each) => each.month === month),
    }),
  );
  return (
    <SectionFrame
      title={t`Reliability`}
      lead={t`Problems are diagnoses that found something; repairs are the log’s entries in that category. A car is off the road from ‘Do not drive’ until its diagnosis is closed; days to close are the median.`}
      isEmpty={troubles.length === 0}
      empty={t`No problem and no repair is on record in this time. Diagnose a problem with the car chosen, close it when it is dealt with, and write repairs into the log in the category ‘Repairs’.`}
      sheet={{ id: 'reliability', scope }}
    >
      <div className="grid gap-6">
        <Card className="overflow-x-auto">
          <Table
            caption={t`Reliability by car`}
            columns={columnsOf(cars, units)}
            rows={reliability}
            rowKey={({ vehicleId }) => vehicleId}
          />
        </Card>
        <ProblemsByMonth months={months} monthAndYear={monthAndYear} shortMonth={shortMonth} />
      </div>
    </SectionFrame>
  );
}
