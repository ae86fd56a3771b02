import { t } from '@lingui/core/macro';
import type { Analytics } from '@wrenchwise/contract/endpoints/analytics';
import { consumptionFigure } from '@wrenchwise/rules/garage/consumption';
import { rollingConsumption } from '@wrenchwise/rules/garage/rolling-consumption';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { LineChart } from '@wrenchwise/ui/charts/line-chart.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

import { consumptionLine, distanceLine, useUnits } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import type { AnalyticsScope } from './analytics.queries.ts';
import { SectionFrame } from './section-frame.tsx';

/** Tanks of the rolling mean. */
const ROLLING = 5;

interface Props {
  analytics: Analytics;
  scope: AnalyticsScope;
}

/** What each car uses from tank to tank, with its rolling mean. */
export function ConsumptionSection({ analytics, scope }: Props) {
  const { consumption, cars } = analytics;
  return (
    <SectionFrame
      title={t`Consumption`}
      lead={t`Each point is one tank or charge, from full to full.`}
      isEmpty={consumption.length === 0}
      empty={t`Consumption needs two full tanks or charges in a row, each with its odometer reading. Add your fill-ups to a car’s log and tick ‘Filled to the brim’.`}
      sheet={{ id: 'consumption', scope }}
    >
      <div className="grid gap-8 xl:grid-cols-2">
        {consumption.map((each) => {
          const car = cars.find(({ id }) => id === each.vehicleId);
          return <OfCar key={`${each.vehicleId} ${each.kind}`} consumption={each} car={car} />;
        })}
      </div>
    </SectionFrame>
  );
}

interface OfCarProps {
  consumption: Analytics['consumption'][number];
  car: Analytics['cars'][number] | undefined;
}

function OfCar({ consumption: { kind, tanks }, car }: OfCarProps) {
  const units = useUnits({
    distance: car?.distanceUnit ?? null,
    volume: car?.volumeUnit ?? null,
  });
  const { shortDay } = useDates();
  const stretches = tanks.map((tank) => ({ kind, ...tank }));
  const figure = (stretch: (typeof stretches)[number]) => consumptionFigure(stretch, units);
  const unit = stretches[0] ? figure(stretches[0]).unit : '';
  const mean = rollingConsumption(stretches, stretches.length).at(-1);
  const title = `${car?.name ?? ''}${kind === 'charge' ? t`, electricity` : ''}`;
  const pointOf = (stretch: (typeof stretches)[number]) => ({
    at: Date.parse(stretch.date),
    value: figure(stretch).value,
  });
  return (
    <ChartSection
      title={title}
      caption={
        mean ? t`In ${unit}; ${consumptionLine(mean, units)} over all of them.` : t`In ${unit}.`
      }
      columns={[
        {
          id: 'date',
          title: t`Date`,
          cell: ({ date }: (typeof stretches)[number]) => shortDay(date),
        },
        {
          id: 'driven',
          title: t`Driven`,
          cell: ({ miles }: (typeof stretches)[number]) => distanceLine(miles, units),
          align: 'end',
        },
        {
          id: 'consumption',
          title: t`Consumption`,
          cell: (stretch: (typeof stretches)[number]) => consumptionLine(stretch, units),
          align: 'end',
        },
      ]}
      rows={stretches.toReversed()}
      rowKey={({ date, miles, amount }) => `${date} ${miles} ${amount}`}
    >
      <LineChart
        label={t`Consumption of ${title} over ${stretches.length} tanks`}
        series={[
          { id: 'each', label: t`Each tank`, points: stretches.map(pointOf) },
          ...(stretches.length < ROLLING
            ? []
            : [
                {
                  id: 'mean',
                  label: t`Mean of ${ROLLING}`,
                  look: 'smooth' as const,
                  points: rollingConsumption(stretches, ROLLING).map(pointOf),
                },
              ]),
        ]}
        format={(value) => value.toLocaleString(NUMBER_LOCALE, { maximumFractionDigits: 1 })}
        exact={(value) => `${value.toFixed(1)} ${unit}`}
      />
    </ChartSection>
  );
}
