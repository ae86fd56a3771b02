import { t } from '@lingui/core/macro';
import { SPENDING_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { Analytics } from '@wrenchwise/contract/endpoints/analytics';
import { monthsBetween } from '@wrenchwise/rules/garage/distance-by-month';
import { centsByKind, SPENDING_KINDS } from '@wrenchwise/rules/garage/spending-kinds';
import { BarChart } from '@wrenchwise/ui/bar-chart.tsx';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { ColumnChart } from '@wrenchwise/ui/charts/column-chart.tsx';

import { drivenLine } from '~/user-settings/driven-line.ts';
import { distanceLine, milesOf, useUnits, oneDistanceWord } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import type { AnalyticsScope } from './analytics.queries.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { SectionFrame } from './section-frame.tsx';

type Spent = Analytics['spent'][number];

interface Props {
  analytics: Analytics;
  scope: AnalyticsScope;
}

/** What the cars cost, by month and category, in each currency apart. */
export function CostsSection({ analytics, scope }: Props) {
  const { spent } = analytics;
  return (
    <SectionFrame
      title={t`Costs`}
      lead={t`By month and kind, beside what was driven. Currencies are never added up.`}
      isEmpty={spent.length === 0}
      empty={t`Nothing was spent in this time, as far as the log says. Add fill-ups, bills and work done with their prices to a car’s log, or import them from another program.`}
      sheet={{ id: 'costs', scope }}
    >
      <div className="grid gap-8">
        {spent.map((each, index) => (
          <CostsIn key={each.currency} spent={each} analytics={analytics} isMain={index === 0} />
        ))}
      </div>
    </SectionFrame>
  );
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The kinds that money was spent on, each in its colour. */
const seriesOf = ({ byMonth }: Spent) => {
  const totals = centsByKind(byMonth);
  return SPENDING_KINDS.map(({ id }, colour) => ({ id, label: SPENDING_WORDS[id], colour })).filter(
    ({ colour }) => (totals[colour] ?? 0) > 0,
  );
};

/** What was spent on each series and driven in each month, without a gap. */
const monthsOf = (
  { byMonth }: Spent,
  driven: Analytics['driven'],
  series: ReturnType<typeof seriesOf>,
) => {
  const miles = new Map(driven.map((each) => [each.month, each.miles]));
  const known = [...byMonth.map(({ month }) => month), ...miles.keys()].toSorted();
  return monthsBetween(known[0] ?? '', known.at(-1) ?? '').map((month) => {
    const cents = centsByKind(byMonth.filter((row) => row.month === month));
    return {
      id: month,
      values: series.map(({ colour }) => cents[colour] ?? 0),
      miles: miles.get(month) ?? null,
    };
  });
};

interface CostsInProps {
  spent: Spent;
  analytics: Analytics;
  /** Of a journey abroad, what a mile cost would say nothing. */
  isMain: boolean;
}

function CostsIn({ spent, analytics, isMain }: CostsInProps) {
  const { monthAndYear, shortMonth } = useDates();
  const units = useUnits();
  const { currency, totalCents, byCar } = spent;
  const { driven, cars } = analytics;
  const exact = (cents: number) => formatCents(cents, { currency, exact: true });
  const whole = (cents: number) => formatCents(cents, { currency, whole: true });
  const series = seriesOf(spent);
  const months = monthsOf(spent, driven, series).map((month) => ({
    ...month,
    label: monthAndYear(month.id),
  }));
  const priced = byCar.filter(({ centsPerMile }) => centsPerMile !== null);
  const perMile = (cents: number) => exact(cents * milesOf(1, units));
  const word = oneDistanceWord(units);
  const [only] = priced;
  const nameOf = (id: string): string => cars.find((car) => car.id === id)?.name ?? '';
  return (
    <div className="grid gap-6">
      <FigureTiles
        figures={[
          { label: t`Spent (${currency})`, value: exact(totalCents) },
          {
            label: t`A month, on average`,
            value: exact(totalCents / Math.max(1, months.length)),
            note: t`${months.length} months`,
          },
          ...(driven.length === 0 || !isMain
            ? []
            : [
                {
                  label: t`Driven`,
                  value: distanceLine(sum(driven.map((each) => each.miles)), units),
                },
              ]),
          ...(isMain && priced.length === 1 && only && only.centsPerMile !== null
            ? [
                {
                  label: `A ${word}`,
                  value: perMile(only.centsPerMile),
                  note: nameOf(only.vehicleId),
                },
              ]
            : []),
        ]}
      />
      <ChartSection
        title={t`Spent by month (${currency})`}
        caption={t`Columns are money by kind; the line is what all these cars were driven.`}
        columns={[
          { id: 'month', title: t`Month`, cell: ({ label }: (typeof months)[number]) => label },
          ...series.map(({ id, label }, index) => ({
            id,
            title: label,
            cell: ({ values }: (typeof months)[number]) => exact(values[index] ?? 0),
            align: 'end' as const,
          })),
          {
            id: 'driven',
            title: t`Driven`,
            cell: (month: (typeof months)[number]) =>
              month.miles === null ? t`Not known` : distanceLine(month.miles, units),
            align: 'end',
          },
        ]}
        rows={months.toReversed()}
        rowKey={({ id }) => id}
      >
        <ColumnChart
          label={t`Spending by month and kind in ${currency}, ${exact(totalCents)} together`}
          series={series}
          columns={months.map(({ id, label, values }) => ({
            id,
            label,
            short: shortMonth(id),
            group: id.slice(0, 4),
            values,
          }))}
          format={whole}
          exact={exact}
          {...drivenLine(months, units)}
        />
      </ChartSection>
      {byCar.length > 1 && <CostsByCar spent={spent} nameOf={nameOf} />}
    </div>
  );
}

function CostsByCar({ spent, nameOf }: { spent: Spent; nameOf: (id: string) => string }) {
  const units = useUnits();
  const { currency, byCar } = spent;
  const exact = (cents: number) => formatCents(cents, { currency, exact: true });
  const perMile = (cents: number) => exact(cents * milesOf(1, units));
  const word = oneDistanceWord(units);
  return (
    <ChartSection
      title={t`By car (${currency})`}
      caption={t`What each car cost, and for each ${word} where the odometer is on record.`}
      columns={[
        {
          id: 'car',
          title: t`Car`,
          cell: ({ vehicleId }: Spent['byCar'][number]) => nameOf(vehicleId),
        },
        {
          id: 'spent',
          title: t`Spent`,
          cell: ({ cents }: Spent['byCar'][number]) => exact(cents),
          align: 'end',
        },
        {
          id: 'per',
          title: `A ${word}`,
          cell: ({ centsPerMile }: Spent['byCar'][number]) =>
            centsPerMile === null ? t`Not known` : perMile(centsPerMile),
          align: 'end',
        },
      ]}
      rows={byCar}
      rowKey={({ vehicleId }) => vehicleId}
    >
      <BarChart
        label={t`Spending by car in ${currency}`}
        bars={byCar.map(({ vehicleId, cents, centsPerMile }) => ({
          id: vehicleId,
          label: nameOf(vehicleId),
          value: cents,
          text:
            centsPerMile === null
              ? exact(cents)
              : t`${exact(cents)} · ${perMile(centsPerMile)} a ${word}`,
        }))}
      />
    </ChartSection>
  );
}
