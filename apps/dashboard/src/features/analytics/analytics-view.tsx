import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useSearchParams } from 'react-router';

import { useToday } from '~/user-settings/use-today.ts';

import { AccuracySection } from './accuracy-section.tsx';
import { analyticsQuery, type AnalyticsScope, carsQuery } from './analytics.queries.ts';
import { ConsumptionSection } from './consumption-section.tsx';
import { CostsSection } from './costs-section.tsx';
import { ForecastSection } from './forecast-section.tsx';
import { ReliabilitySection } from './reliability-section.tsx';

const PERIODS = {
  1: t`The last 12 months`,
  2: t`The last 2 years`,
  5: t`The last 5 years`,
} as const;
type Years = keyof typeof PERIODS;

const DEFAULT_YEARS: Years = 2;

const yearsOf = (text: string | null): Years =>
  text === '1' ? 1 : text === '5' ? 5 : DEFAULT_YEARS;

/** The first of the month so many years before. */
const monthYearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4, 7)}-01`;

/** All cars or one over time; what is looked at lives in the address. */
export function AnalyticsView() {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const vehicleId = params.get('car') ?? undefined;
  const years = yearsOf(params.get('years'));
  const scope: AnalyticsScope = {
    ...(vehicleId === undefined ? {} : { vehicleId }),
    from: monthYearsBefore(today, years),
    to: today,
  };
  const choose = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const cars = useQuery(carsQuery()).data?.vehicles ?? [];
  return (
    <>
      <div className="mb-6 grid gap-3 sm:flex">
        <div className="sm:w-64">
          <Select
            aria-label={t`Cars`}
            value={vehicleId ?? ''}
            onChange={({ target }) => choose('car', target.value)}
          >
            <option value="">{t`All my cars`}</option>
            {cars.map(({ id, nickname, make, model, year }) => (
              <option key={id} value={id}>
                {nickname ?? `${make} ${model} ${year}`}
              </option>
            ))}
          </Select>
        </div>
        <div className="sm:w-52">
          <Select
            aria-label={t`Period`}
            value={years}
            onChange={({ target }) => choose('years', target.value)}
          >
            {Object.entries(PERIODS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Sections scope={scope} vehicleId={vehicleId} />
    </>
  );
}

function Sections({ scope, vehicleId }: { scope: AnalyticsScope; vehicleId: string | undefined }) {
  const query = useQuery(analyticsQuery(scope));
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load the analytics`}
      loadingLabel={t`Loading the analytics`}
      skeleton={
        <div className="grid gap-6">
          <Skeleton className="h-24 rounded-lg" />
          <Skeleton className="h-72 rounded-lg" />
        </div>
      }
      isEmpty={({ cars }) => cars.length === 0}
      empty={
        <EmptyState
          illustration={<ClipboardIllustration />}
          title={t`No cars yet`}
          text={t`Add a car and write its fill-ups, bills and repairs into its log: costs, consumption and reliability are worked out from them.`}
          action={<LinkButton to="/dashboard/vehicles/new">{t`Add a car`}</LinkButton>}
        />
      }
    >
      {(analytics) => (
        <div
          className={cx(
            'grid gap-10 transition-opacity duration-150',
            query.isPlaceholderData && 'opacity-60',
          )}
        >
          <CostsSection analytics={analytics} scope={scope} />
          <ConsumptionSection analytics={analytics} scope={scope} />
          <ReliabilitySection analytics={analytics} scope={scope} />
          <ForecastSection vehicleId={vehicleId} />
          <AccuracySection accuracy={analytics.accuracy} />
        </div>
      )}
    </DataState>
  );
}
