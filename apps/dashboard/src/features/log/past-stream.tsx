import { t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { TimelineEvent } from '@wrenchwise/contract/endpoints/vehicle-timeline';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { NotebookPen, Stethoscope } from 'lucide-react';

import { RowsSkeleton } from '~/ui/rows-skeleton.tsx';
import { useUnits, type VehicleUnits } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { timelineQuery } from './log.queries.ts';
import { PastRow } from './past-row.tsx';

interface Month {
  readonly month: string;
  readonly events: TimelineEvent[];
}

/** Events, which are newest first, by their month. */
const byMonth = (events: readonly TimelineEvent[]): readonly Month[] => {
  const months: Month[] = [];
  for (const event of events) {
    const month = event.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.events.push(event);
    else months.push({ month, events: [event] });
  }
  return months;
};

const keyOf = (event: TimelineEvent): string => {
  if (event.type === 'log') return event.entry.id;
  if (event.type === 'diagnosis') return event.diagnosis.id;
  if (event.type === 'incident') return event.incident.id;
  return `mot ${event.test.motTestNumber ?? event.day}`;
};

interface Props {
  vehicleId: string;
  canEdit: boolean;
  /** Where the vehicle has units of its own. */
  vehicleUnits: VehicleUnits;
}

/** What happened to a car: its log, its MOT tests, incidents and its diagnoses in one stream, newest first. */
export function PastStream({ vehicleId, canEdit, vehicleUnits }: Props) {
  const units = useUnits(vehicleUnits);
  const { monthAndYear } = useDates();
  const query = useInfiniteQuery(timelineQuery(vehicleId));
  return (
    <section aria-labelledby="past" className="min-w-0">
      <h2 id="past" className="text-lg">{t`Past`}</h2>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load what happened`}
        loadingLabel={t`Loading what happened`}
        skeleton={<RowsSkeleton rows={6} hasIcon />}
        isEmpty={(events) => events.length === 0}
        empty={<NothingYet vehicleId={vehicleId} canEdit={canEdit} />}
      >
        {(events) => (
          <>
            {byMonth(events).map(({ month, events: ofMonth }) => (
              <div key={month}>
                <h3 className="caption mt-4">{monthAndYear(month)}</h3>
                <ul className="divide-y divide-line">
                  {ofMonth.map((event) => (
                    <PastRow key={keyOf(event)} event={event} vehicleId={vehicleId} units={units} />
                  ))}
                </ul>
              </div>
            ))}
            {query.isFetchNextPageError && (
              <Notice
                tone="high"
                title={t`Failed to load earlier events`}
                role="alert"
                className="mt-4"
              >
                {presentError(query.error).message}
              </Notice>
            )}
            {query.hasNextPage && (
              <Button
                tone="secondary"
                className="mt-4 max-sm:w-full"
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >{t`Show earlier`}</Button>
            )}
          </>
        )}
      </DataState>
    </section>
  );
}

function NothingYet({ vehicleId, canEdit }: { vehicleId: string; canEdit: boolean }) {
  return (
    <div className="mt-2">
      <p className="measure text-soft">{t`Nothing is written down yet. Fill-ups, work done, MOT tests and diagnoses appear here.`}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {canEdit && (
          <LinkButton
            to={`/dashboard/vehicles/${vehicleId}/log`}
            tone="secondary"
            icon={<NotebookPen aria-hidden className="size-4.5" />}
          >{t`Begin the log`}</LinkButton>
        )}
        <LinkButton
          to={`/dashboard/diagnose?vehicle=${vehicleId}`}
          tone="secondary"
          icon={<Stethoscope aria-hidden className="size-4.5" />}
        >{t`Diagnose it`}</LinkButton>
      </div>
    </div>
  );
}
