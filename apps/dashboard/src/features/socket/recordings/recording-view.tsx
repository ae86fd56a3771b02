import { t } from '@lingui/core/macro';
import { useInfiniteQuery, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleRecording } from '@wrenchwise/contract/endpoints/recordings';
import { GUIDED_TESTS } from '@wrenchwise/obd/guided-tests/guided-tests';
import type { Recording } from '@wrenchwise/obd/recording/recording';
import { recordingCsv } from '@wrenchwise/obd/recording/recording-csv';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { ArrowLeft, Download } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';

import { saveFile } from '~/files/save-file.ts';
import { PlanGate } from '~/ui/plan-gate.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

import { TestVerdict } from '../guided/test-verdict.tsx';
import { BelongsTo } from './belongs-to.tsx';
import { EarlierRecordings } from './earlier-recordings.tsx';
import { RecordedLines } from './recorded-lines.tsx';
import { RecordedTable } from './recorded-table.tsx';
import { recordingsQuery } from './recording-list.queries.ts';
import { kindText } from './recording-text.ts';
import { recordingQuery } from './recordings.queries.ts';
import { Replay, useReplay } from './replay.tsx';

interface Props {
  readonly vehicleId: string;
  readonly id: string;
  /** Of the car, where it is known: some tests are judged by it. */
  readonly fuel: string | undefined;
  /** Whether the user says which diagnosis it belongs to. */
  readonly isOwner: boolean;
  /** The one that it is set beside. */
  readonly otherId: string | undefined;
  readonly onCompare: (otherId: string | undefined) => void;
}

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** One recording: its lines and figures, as they were, beside those of another one. */
export function RecordingView({ vehicleId, id, fuel, isOwner, otherId, onCompare }: Props) {
  const { moment } = useDates();
  const query = useQuery(recordingQuery(id));
  const list = useInfiniteQuery(recordingsQuery(vehicleId));
  const { about, others } = useListed(list, id);
  const name = about?.name ?? t`Recording`;
  return (
    <section aria-labelledby="recording">
      <LinkButton
        to={`/dashboard/vehicles/${vehicleId}/more/recordings`}
        tone="ghost"
        size="sm"
        icon={<ArrowLeft aria-hidden className="size-4.5" />}
      >{t`All recordings`}</LinkButton>
      <div className="mt-2 mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 id="recording" className="text-xl wrap-anywhere">
            {name}
          </h2>
          {about && (
            <p className="figures text-sm text-soft">
              {`${kindText(about)} · ${moment(about.startedAt, MOMENT)}`}
            </p>
          )}
        </div>
        {query.data && <SaveTable recording={query.data} name={name} />}
      </div>
      {about && isOwner && <BelongsTo recording={about} />}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the recording`}
        loadingLabel={t`Loading the recording`}
        skeleton={<Skeleton className="h-96 w-full" />}
      >
        {(recording) => (
          <>
            {about?.guidedTest && (
              <div className="mb-6">
                <TestVerdict result={GUIDED_TESTS[about.guidedTest].judge(recording, { fuel })} />
              </div>
            )}
            <Opened
              recording={recording}
              others={others}
              more={<EarlierRecordings query={list} />}
              otherId={otherId}
              onCompare={onCompare}
            />
          </>
        )}
      </DataState>
    </section>
  );
}

/** What the list says of a recording and of others: an old one is looked for page by page. */
const useListed = (
  {
    data,
    hasNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
    fetchNextPage,
  }: UseInfiniteQueryResult<{ recordings: VehicleRecording[] }>,
  id: string,
) => {
  const about = data?.recordings.find((one) => one.id === id);
  const isSought = data !== undefined && about === undefined && hasNextPage;
  useEffect(() => {
    if (isSought && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [isSought, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return { about, others: data?.recordings.filter((one) => one.id !== id) ?? [] };
};

function SaveTable({ recording, name }: { recording: Recording; name: string }) {
  return (
    <Button
      tone="secondary"
      icon={<Download aria-hidden className="size-4.5" />}
      onClick={() =>
        saveFile(new Blob([recordingCsv(recording)], { type: 'text/csv' }), `${name}.csv`)
      }
    >{t`Download as CSV`}</Button>
  );
}

function Opened({
  recording,
  others,
  more,
  otherId,
  onCompare,
}: {
  recording: Recording;
  others: readonly VehicleRecording[];
  more: ReactNode;
} & Pick<Props, 'otherId' | 'onCompare'>) {
  const replay = useReplay(recording.duration);
  const { data: other } = useQuery({
    ...recordingQuery(otherId ?? ''),
    enabled: otherId !== undefined,
  });
  return (
    <div className="grid gap-6">
      <Replay replay={replay} markers={recording.markers} duration={recording.duration} />
      <RecordedLines recording={recording} other={other} cursor={replay.cursor} />
      <PlanGate
        featureKey="advanced_diagnostics"
        title={t`Comparison of recordings`}
        text={t`Beside an earlier recording of this car, or beside what is normal for every car.`}
      >
        <Compare others={others} otherId={otherId} onCompare={onCompare} />
        {more}
        <RecordedTable recording={recording} other={other} />
      </PlanGate>
    </div>
  );
}

function Compare({
  others,
  otherId,
  onCompare,
}: {
  others: readonly VehicleRecording[];
} & Pick<Props, 'otherId' | 'onCompare'>) {
  const { moment } = useDates();
  if (others.length === 0) {
    return (
      <p className="text-sm text-faint">{t`Make a second recording of this car to set one beside the other.`}</p>
    );
  }
  return (
    <Field label={t`Compare with`} className="max-w-md">
      {(control) => (
        <Select
          {...control}
          value={otherId ?? ''}
          onChange={({ target }) => onCompare(target.value === '' ? undefined : target.value)}
        >
          <option value="">{t`No other recording`}</option>
          {others.map(({ id, name, startedAt }) => (
            <option key={id} value={id}>
              {`${name}, ${moment(startedAt, MOMENT)}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
