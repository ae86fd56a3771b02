import { t } from '@lingui/core/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { VehicleRecording } from '@wrenchwise/contract/endpoints/recordings';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Link2, Unlink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { isDeviceId } from '~/offline/device-id.ts';
import { vehicleQuery } from '~/ui/vehicle.queries.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { VerdictBadge } from '../guided/verdict-badge.tsx';
import { EarlierRecordings } from './earlier-recordings.tsx';
import { recordingsQuery, useChangeRecording } from './recording-list.queries.ts';
import { kindText } from './recording-text.ts';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** The recordings that belong to a diagnosis, and a way to attach one of its car. */
export function DiagnosisRecordings({ diagnosis }: { diagnosis: Diagnosis }) {
  const { id, vehicleId, resolvedAt } = diagnosis;
  // One that only this device has is no place to attach anything to.
  if (vehicleId === null || isDeviceId(id)) return null;
  return <OfCar diagnosisId={id} vehicleId={vehicleId} isOpen={resolvedAt === null} />;
}

function OfCar({
  diagnosisId,
  vehicleId,
  isOpen,
}: {
  diagnosisId: string;
  vehicleId: string;
  isOpen: boolean;
}) {
  const attached = useInfiniteQuery(recordingsQuery(vehicleId, diagnosisId));
  const all = useInfiniteQuery({ ...recordingsQuery(vehicleId), enabled: isOpen });
  const isOwner = useQuery(vehicleQuery(vehicleId)).data?.role === 'owner';
  const own = attached.data?.recordings ?? [];
  const free = (all.data?.recordings ?? []).filter((one) => one.diagnosisId === null);
  const canAttach = isOpen && isOwner && free.length > 0;
  if (own.length === 0 && !canAttach) return null;
  return (
    <section aria-labelledby="recordings" className="mt-10 border-t border-line pt-4">
      <h2 id="recordings" className="text-lg">{t`Recordings of the car`}</h2>
      {own.length > 0 ? (
        <ul className="mt-2 max-w-3xl divide-y divide-line border-y border-line">
          {own.map((recording) => (
            <Row
              key={recording.id}
              recording={recording}
              other={own.find((one) => one.id !== recording.id && isAlike(one, recording))}
              canDetach={isOwner}
            />
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-sm text-soft">{t`None belongs to this diagnosis yet.`}</p>
      )}
      <EarlierRecordings query={attached} />
      {canAttach && <Attach vehicleId={vehicleId} diagnosisId={diagnosisId} free={free} />}
    </section>
  );
}

/** Whether two recordings are worth setting side by side: both of one test, or both live. */
const isAlike = (one: VehicleRecording, other: VehicleRecording): boolean =>
  one.guidedTest === other.guidedTest;

function Row({
  recording,
  other,
  canDetach,
}: {
  recording: VehicleRecording;
  /** One that it can be set beside. */
  other: VehicleRecording | undefined;
  canDetach: boolean;
}) {
  const { moment } = useDates();
  const { id, name, vehicleId, startedAt, verdict } = recording;
  const change = useChangeRecording(vehicleId);
  const address = `/dashboard/vehicles/${vehicleId}/more/recordings?open=${id}`;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-56 max-sm:basis-full">
        <Link to={address} className="text-link font-label wrap-anywhere">
          {name}
        </Link>
        <p className="figures mt-0.5 text-sm text-soft">
          {`${kindText(recording)} · ${moment(startedAt, MOMENT)}`}
        </p>
        {change.error && (
          <p role="alert" className="text-sm text-severity-high">
            {presentError(change.error).message}
          </p>
        )}
      </div>
      <div className="flex items-center gap-4 max-sm:w-full">
        {verdict && <VerdictBadge verdict={verdict} />}
        {other && (
          <Link
            to={`${address}&with=${other.id}`}
            aria-label={t`Compare ${name} with the other one`}
            className="text-link inline-flex min-h-11 items-center"
          >{t`Compare`}</Link>
        )}
        {canDetach && (
          <div className="ml-auto">
            <IconButton
              label={t`Take ${name} off this diagnosis`}
              onClick={() => change.mutate({ id, diagnosisId: null })}
            >
              <Unlink aria-hidden className="size-4.5" />
            </IconButton>
          </div>
        )}
      </div>
    </li>
  );
}

function Attach({
  vehicleId,
  diagnosisId,
  free,
}: {
  vehicleId: string;
  diagnosisId: string;
  free: readonly VehicleRecording[];
}) {
  const { moment } = useDates();
  const change = useChangeRecording(vehicleId);
  const [chosen, setChosen] = useState('');
  const id = free.some((one) => one.id === chosen) ? chosen : (free[0]?.id ?? '');
  return (
    <form
      className="mt-4 flex max-w-3xl flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ id, diagnosisId });
      }}
    >
      <Field
        label={t`Attach a recording`}
        className="min-w-0 flex-1 basis-72"
        error={change.error ? presentError(change.error).message : undefined}
      >
        {(control) => (
          <Select {...control} value={id} onChange={({ target }) => setChosen(target.value)}>
            {free.map(({ id: each, name, startedAt }) => (
              <option key={each} value={each}>
                {`${name}, ${moment(startedAt, MOMENT)}`}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        type="submit"
        tone="secondary"
        busy={change.isPending}
        icon={<Link2 aria-hidden className="size-4.5" />}
      >{t`Attach`}</Button>
    </form>
  );
}
