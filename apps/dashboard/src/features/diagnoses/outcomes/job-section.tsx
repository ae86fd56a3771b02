import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { DiagnosisJobs } from '@wrenchwise/contract/endpoints/diagnosis-job';
import type { DiagnosisOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useState } from 'react';
import { Link } from 'react-router';

import { distanceText } from '~/user-settings/distance-text.ts';
import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

import { JobForm } from './job-form.tsx';
import { jobsQuery } from './outcomes.queries.ts';
import { SaveCar } from './save-car.tsx';

interface Props {
  diagnosis: Diagnosis;
  outcome: DiagnosisOutcome | null;
}

/** The job of a diagnosis in its car's log: what is there, and the offer to enter it. */
export function JobSection({ diagnosis, outcome }: Props) {
  const query = useQuery(jobsQuery(diagnosis.id));
  return (
    <section aria-labelledby="job" className="mt-5 border-t border-line pt-4">
      <h3 id="job" className="mb-1.5 text-base">{t`The job and its cost`}</h3>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the jobs of this diagnosis`}
        loadingLabel={t`Loading the jobs`}
        skeleton={<Skeleton className="h-24" />}
      >
        {(data) => <Jobs diagnosis={diagnosis} outcome={outcome} data={data} />}
      </DataState>
    </section>
  );
}

function Jobs({ diagnosis, outcome, data }: Props & { data: DiagnosisJobs }) {
  const { jobs, planned, vehicle, proposed } = data;
  const { resolvedAt } = diagnosis;
  // A job of before it came back is not the job of this end.
  const isEntered = jobs.some(({ createdAt }) => resolvedAt === null || createdAt >= resolvedAt);
  const isRepair = outcome?.kind === 'cause' || outcome?.kind === 'other';
  const [isAsked, setIsAsked] = useState(false);
  return (
    <>
      {jobs.length > 0 && <Entered jobs={jobs} planned={planned} />}
      {vehicle === null ? (
        <SaveCar diagnosis={diagnosis} />
      ) : !vehicle.canEdit ? (
        <p className="text-sm text-soft">{t`The car is shared with you to look at: its owner enters what was done.`}</p>
      ) : isAsked || (isRepair && !isEntered) ? (
        <JobForm
          key={jobs.length}
          diagnosisId={diagnosis.id}
          vehicle={vehicle}
          proposed={proposed}
          outcome={jobs.length === 0 ? outcome : null}
        />
      ) : (
        <Button tone="ghost" size="sm" className="-ml-3" onClick={() => setIsAsked(true)}>
          {jobs.length > 0
            ? t`Enter another job`
            : t`Somebody looked at it: put the bill into the log`}
        </Button>
      )}
    </>
  );
}

function Entered({ jobs, planned }: Pick<DiagnosisJobs, 'jobs' | 'planned'>) {
  const { longDay } = useDates();
  const unit = useDistanceUnit();
  return (
    <ul className="mb-3 grid gap-2 text-sm">
      {jobs.map((job) => (
        <li key={job.id}>
          <Link to={`/dashboard/vehicles/${job.vehicleId}/log`} className="text-link font-label">
            {job.title}
          </Link>
          <p className="figures text-faint">
            {[
              longDay(job.date),
              job.costCents !== null &&
                job.currency !== null &&
                formatCents(job.costCents, { currency: job.currency }),
              job.place,
              t`in the car’s log`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </li>
      ))}
      {planned.map(({ id, task, vehicle, dueDate, dueMileage }) => (
        <li key={id}>
          <span className="text-soft">{t`Next: `}</span>
          {vehicle === null ? (
            task
          ) : (
            <Link to={`/dashboard/vehicles/${vehicle.id}/tasks`} className="text-link font-label">
              {task}
            </Link>
          )}
          <p className="figures text-faint">
            {[
              dueDate !== null && longDay(dueDate),
              dueMileage !== null &&
                `at ${distanceText(dueMileage, vehicle?.distanceUnit ?? unit)}`,
            ]
              .filter(Boolean)
              .join(' or ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
