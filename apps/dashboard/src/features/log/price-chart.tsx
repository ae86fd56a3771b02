import { t } from '@lingui/core/macro';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { VehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';
import { toLitres } from '@wrenchwise/rules/garage/consumption';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { LineChart } from '@wrenchwise/ui/charts/line-chart.tsx';

import { type LogUnits, oneVolumeWord } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

type Price = VehicleCosts['prices'][number];

interface Props {
  kind: Price['kind'];
  /** Of one kind, fuel and currency; oldest first, at least two. */
  prices: readonly Price[];
  units: LogUnits;
}

/** What a litre, a gallon or a kWh cost at each filling. */
export function PriceChart({ kind, prices, units }: Props) {
  const { shortDay } = useDates();
  const currency = prices[0]?.currency ?? units.currency;
  const unit = kind === 'charge' ? 'kWh' : oneVolumeWord(units);
  const factor = kind === 'charge' ? 1 : toLitres(1, units.volume);
  // To a tenth of a cent, as on the pump.
  const exact = (cents: number): string =>
    `${formatCents(0, { currency }).replace(/[\d.]+/, '')}${(cents / 100).toFixed(3)}`;
  const rows = prices.map(({ date, cents }, index) => ({
    id: `${date} ${index}`,
    date,
    cents: cents * factor,
  }));
  return (
    <ChartSection
      title={kind === 'fuel' ? t`Price of fuel` : t`Price of electricity`}
      caption={t`What a ${unit} cost each time, from the amount and the total.`}
      columns={[
        { id: 'date', title: t`Date`, cell: ({ date }: (typeof rows)[number]) => shortDay(date) },
        {
          id: 'price',
          title: `A ${unit}`,
          cell: ({ cents }: (typeof rows)[number]) => exact(cents),
          align: 'end',
        },
      ]}
      rows={rows.toReversed()}
      rowKey={({ id }) => id}
    >
      <LineChart
        label={t`What a ${unit} cost, from ${exact(rows[0]?.cents ?? 0)} to ${exact(rows.at(-1)?.cents ?? 0)}`}
        series={[
          {
            id: 'price',
            label: `A ${unit}`,
            points: rows.map(({ date, cents }) => ({ at: Date.parse(date), value: cents })),
          },
        ]}
        format={(cents) => formatCents(cents, { currency, exact: true })}
        exact={exact}
      />
    </ChartSection>
  );
}
