import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useOutletContext, useSearchParams } from 'react-router';

import { patiently } from '~/connection/connection.ts';
import { CarActions } from '~/features/daily-entry/car-actions.tsx';
import { WordsBox } from '~/features/diagnoses/form/words-box.tsx';
import { openProblemsQuery, recentDiagnosesQuery } from '~/features/diagnoses/overview.queries.ts';
import { nextTasksQuery } from '~/features/maintenance/next-tasks.queries.ts';
import { GarageSkeleton } from '~/features/vehicles/garage/garage-skeleton.tsx';
import { carsOfGarageQuery } from '~/features/vehicles/garage/garage.queries.ts';
import { Garage } from '~/features/vehicles/garage/garage.tsx';
import { vehicleName } from '~/features/vehicles/vehicle-name.ts';
import { mayFuel } from '~/ui/vehicle-roles.ts';

import type { DashboardContext } from './layout.tsx';

const BelowTheCars = lazy(
  patiently(async () => ({
    default: (await import('./overview/below-the-cars.tsx')).BelowTheCars,
  })),
);

export const meta = () =>
  pageMeta(
    t`Overview`,
    t`Your cars: what is open, what is due next, and what they cost this month.`,
  );

export default function Overview() {
  const { user } = useOutletContext<DashboardContext>();
  const [params] = useSearchParams();
  const recent = useQuery(recentDiagnosesQuery());
  const tasks = useQuery(nextTasksQuery());
  const open = useQuery(openProblemsQuery());
  const cars = useQuery(carsOfGarageQuery());
  const isKnown = recent.isFetched && tasks.isFetched && open.isFetched && cars.isFetched;
  const firstName = user.name.trim().split(/\s+/)[0];
  return (
    <div className="max-w-5xl">
      <h1 className="text-xl sm:text-3xl">{firstName ? t`Welcome, ${firstName}` : t`Welcome`}</h1>
      <p className="mb-3 text-sm text-soft sm:mt-1 sm:mb-5 sm:text-base">{t`What is your car up to today?`}</p>
      {params.has('verified') && (
        <Notice
          tone="low"
          role="status"
          className="mb-4"
          title={t`Your e-mail address is verified.`}
        />
      )}
      <WordsBox
        cars={(cars.data?.cars ?? [])
          // The diagnosis knows cars and vans.
          .filter(({ kind }) => kind !== 'motorbike')
          .map((car) => ({ id: car.id, name: vehicleName(car) }))}
      />
      {!isKnown && <Unknown />}
      <Known isHidden={!isKnown} />
    </div>
  );
}

/**
 * Comes at once, so that nothing moves down when one of its parts is read later than another. Its parts
 * are there from the beginning: one that could not be read is not asked for a second time.
 */
function Known({ isHidden }: { isHidden: boolean }) {
  const { data } = useQuery(carsOfGarageQuery());
  const shown = data?.cars ?? [];
  // What the cards say is not said again below them.
  const problems = new Set(shown.flatMap(({ openProblem }) => openProblem?.id ?? []));
  const tasks = new Set(shown.flatMap(({ dueTask }) => dueTask?.id ?? []));
  return (
    <div hidden={isHidden} className={cx('mt-4 content-start gap-8', !isHidden && 'grid')}>
      <Garage
        renderActions={(car) =>
          mayFuel(car.role) && (
            <CarActions
              car={{
                id: car.id,
                name: vehicleName(car),
                fuel: car.fuel,
                isFuelOnly: car.role === 'fuel',
              }}
            />
          )
        }
      />
      <Suspense>
        <BelowTheCars said={{ problems, tasks }} />
      </Suspense>
    </div>
  );
}

function Unknown() {
  return (
    <div role="status" className="mt-4 grid gap-8">
      <span className="sr-only">{t`Loading your overview`}</span>
      <GarageSkeleton />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}
