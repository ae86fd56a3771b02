import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCents, formatRange } from '@wrenchwise/car-ui/words/money.ts';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Forecast } from '@wrenchwise/contract/endpoints/forecasts';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { useDates } from '~/user-settings/user-settings.ts';

import { forecastsQuery } from './analytics.queries.ts';
import { BudgetTrack } from './budget-track.tsx';
import { SectionFrame } from './section-frame.tsx';

/** So many are shown at once; the rest unfolds. */
const SHOWN = 8;

const CAME_WORDS = {
  task: t`Done as a task`,
  log: t`In the log`,
  outcome: t`It was found`,
  diagnosis: t`Named by a diagnosis`,
} as const;

type Judged = Forecast & { readonly from: string };

const isJudged = (forecast: Forecast): forecast is Judged => forecast.from !== null;

/** What the outlook would have named a year ago against what came since. */
export function ForecastSection({ vehicleId }: { vehicleId: string | undefined }) {
  const query = useQuery(forecastsQuery(vehicleId));
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load the forecasts`}
      loadingLabel={t`Working out what was forecast`}
      skeleton={<Skeleton className="h-64 rounded-lg" />}
    >
      {({ forecasts }) => {
        const judged = forecasts.filter(isJudged);
        const early = forecasts.filter(({ from }) => from === null);
        return (
          <SectionFrame
            title={t`Forecasts against what came`}
            lead={t`Wear and faults that the outlook of each car would have named a year ago, worked out today with our present knowledge from what was on record then, beside what is on record since.`}
            isEmpty={judged.length === 0}
            empty={t`This needs a log that reaches back at least two months. Add fill-ups, work done and odometer readings, also old ones, or import them from another program.`}
          >
            <div className="grid gap-6">
              {judged.map((forecast) => (
                <OfCar key={forecast.vehicleId} forecast={forecast} />
              ))}
              {early.length > 0 && (
                <p className="text-sm text-soft">
                  {t`Too early to say of ${early.map(({ name }) => name).join(', ')}: the log has to reach back two months.`}
                </p>
              )}
            </div>
          </SectionFrame>
        );
      }}
    </DataState>
  );
}

function OfCar({ forecast }: { forecast: Judged }) {
  const { shortDay } = useDates();
  const { name, from, until, named, unforeseen, expected, budget, currency } = forecast;
  const came = named.filter((each) => each.came !== null).length;
  const [first, rest] = [named.slice(0, SHOWN), named.slice(SHOWN)];
  return (
    <Card>
      <h3 className="text-lg">{name}</h3>
      <p className="figures text-sm text-soft">
        {t`${shortDay(from)} to ${shortDay(until)}: ${came} of ${named.length} that were named came, ${expected.toFixed(1)} were to be expected by their chances.`}
      </p>
      <BudgetTrack
        budget={budget}
        spentCents={forecast.spentCents}
        format={(cents) => formatCents(cents, { currency, whole: true })}
      />
      <p className="mt-1 text-sm text-soft">
        {t`Budget ${formatRange(budget, { currency, whole: true })} in about four years of five; spent on servicing, repairs and tyres ${formatCents(forecast.spentCents, { currency, exact: true })}.`}
        {forecast.hasOtherCurrencies && t` What was paid in other currencies is not counted.`}
      </p>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {first.map((each) => (
          <Named key={each.id} named={each} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="border-t border-line">
          <summary className="min-h-11 cursor-pointer content-center text-sm text-soft">
            {t`${rest.length} less likely`}
          </summary>
          <ul className="divide-y divide-line">
            {rest.map((each) => (
              <Named key={each.id} named={each} />
            ))}
          </ul>
        </details>
      )}
      {unforeseen.length > 0 && (
        <div className="mt-4 border-t border-line pt-3">
          <h4 className="caption">{t`Came and was not named`}</h4>
          <ul className="mt-1 text-sm">
            {unforeseen.map(({ title, on }) => (
              <li key={`${title} ${on}`} className="figures py-0.5">
                {`${title}, ${shortDay(on)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function Named({ named: { title, chance, came } }: { named: Forecast['named'][number] }) {
  const { shortDay } = useDates();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
      <p className="min-w-0 wrap-anywhere">
        {title} <span className="figures text-sm text-faint">{formatPercent(chance)}</span>
      </p>
      {came === null ? (
        <span className="text-sm text-faint">{t`Not on record`}</span>
      ) : (
        <Badge tone="accent">{`${CAME_WORDS[came.by]}, ${shortDay(came.on)}`}</Badge>
      )}
    </li>
  );
}
