import { t } from '@lingui/core/macro';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { LineChart } from '@wrenchwise/ui/charts/line-chart.tsx';

import { type LogUnits, milesOf, oneDistanceWord } from '~/user-settings/use-units.ts';

interface Month {
  /** YYYY-MM. */
  readonly id: string;
  readonly label: string;
  readonly centsPerMile: number | null;
}

interface Props {
  /** Oldest first. */
  months: readonly Month[];
  currency: string;
  units: LogUnits;
}

/** What a mile or kilometre cost over three months at a time; nothing before two such figures are known. */
export function MileCostChart({ months, currency, units }: Props) {
  const word = oneDistanceWord(units);
  const exact = (cents: number) => formatCents(cents, { currency, exact: true });
  const rows = months.flatMap(({ centsPerMile, ...month }) =>
    centsPerMile === null ? [] : [{ ...month, cents: centsPerMile * milesOf(1, units) }],
  );
  if (rows.length < 2) return null;
  return (
    <ChartSection
      title={t`Cost of a ${word} (${currency})`}
      caption={t`Everything that was spent in three months at a time, by what was driven in them.`}
      columns={[
        { id: 'month', title: t`Until`, cell: ({ label }: (typeof rows)[number]) => label },
        {
          id: 'cost',
          title: t`A ${word}`,
          cell: ({ cents }: (typeof rows)[number]) => exact(cents),
          align: 'end',
        },
      ]}
      rows={rows.toReversed()}
      rowKey={({ id }) => id}
    >
      <LineChart
        label={t`What a ${word} cost over three months, from ${exact(rows[0]?.cents ?? 0)} to ${exact(rows.at(-1)?.cents ?? 0)}`}
        series={[
          {
            id: 'cost',
            label: t`A ${word}`,
            points: rows.map(({ id, cents }) => ({ at: Date.parse(`${id}-01`), value: cents })),
          },
        ]}
        format={exact}
        fromZero
      />
    </ChartSection>
  );
}
