import { plural, t } from '@lingui/core/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleRecording } from '@wrenchwise/contract/endpoints/recordings';
import { RECORDING_NAME_MAX } from '@wrenchwise/rules/garage/recordings';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';

import { useDates } from '~/user-settings/user-settings.ts';

import { VerdictBadge } from '../guided/verdict-badge.tsx';
import { clockText } from '../value-text.ts';
import { EarlierRecordings } from './earlier-recordings.tsx';
import { recordingsQuery, useChangeRecording } from './recording-list.queries.ts';
import { kindText } from './recording-text.ts';
import { useDeleteRecording, useRestoreRecording } from './recordings.queries.ts';

/** The stored recordings of a car, the newest first. */
export function RecordingList({ vehicleId, canEdit }: { vehicleId: string; canEdit: boolean }) {
  const query = useInfiniteQuery(recordingsQuery(vehicleId));
  const [target, setTarget] = useState<VehicleRecording>();
  return (
    <>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the recordings`}
        loadingLabel={t`Loading the recordings`}
        skeleton={<Skeleton className="h-48 w-full" />}
        isEmpty={({ recordings }) => recordings.length === 0}
        empty={
          <EmptyState
            illustration={<ClipboardIllustration />}
            title={t`No recordings`}
            text={t`Connect to the car at its socket, choose values and start recording: an intermittent fault is caught when nobody looks.`}
          />
        }
      >
        {({ recordings }) => (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {recordings.map((recording) => (
                <Row
                  key={recording.id}
                  recording={recording}
                  canEdit={canEdit}
                  onRename={() => setTarget(recording)}
                />
              ))}
            </ul>
            <EarlierRecordings query={query} />
          </>
        )}
      </DataState>
      {target && <RenameDialog recording={target} onClose={() => setTarget(undefined)} />}
    </>
  );
}

function Row({
  recording,
  canEdit,
  onRename,
}: {
  recording: VehicleRecording;
  canEdit: boolean;
  onRename: () => void;
}) {
  const { moment } = useDates();
  const remove = useDeleteRecording(recording.vehicleId);
  const restore = useRestoreRecording(recording.vehicleId);
  const { id, name, startedAt, duration, values, verdict } = recording;
  const sayFailure = (error: Error) => void showToast('error', presentError(error).message);
  const onDelete = () =>
    remove.mutate(id, {
      onSuccess: () =>
        void showToast('success', t`Recording deleted`, {
          label: t`Undo`,
          onPress: () => restore.mutate(id, { onError: sayFailure }),
        }),
      onError: sayFailure,
    });
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-2 py-4 hover:bg-sunken">
      <div className="min-w-0 flex-1 basis-48 max-sm:basis-full">
        <Link to={`?open=${id}`} className="font-label wrap-anywhere after:absolute after:inset-0">
          {name}
        </Link>
        <p className="figures mt-0.5 text-sm text-soft">
          {[
            kindText(recording),
            moment(startedAt, { dateStyle: 'medium', timeStyle: 'short' }),
            clockText(duration),
            plural(values.length, { one: `1 value`, other: `${values.length} values` }),
          ].join(' · ')}
        </p>
      </div>
      <div className="flex items-center gap-4 max-sm:w-full">
        {verdict && <VerdictBadge verdict={verdict} />}
        {canEdit && (
          <div className="relative ml-auto flex">
            <IconButton label={t`Rename ${name}`} onClick={onRename}>
              <Pencil aria-hidden className="size-4.5" />
            </IconButton>
            <IconButton label={t`Delete ${name}`} onClick={onDelete}>
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          </div>
        )}
      </div>
    </li>
  );
}

function RenameDialog({
  recording,
  onClose,
}: {
  recording: VehicleRecording;
  onClose: () => void;
}) {
  const change = useChangeRecording(recording.vehicleId);
  const [name, setName] = useState(recording.name);
  const trimmed = name.trim();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`Rename the recording`}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (trimmed !== '' && trimmed.length <= RECORDING_NAME_MAX) {
            change.mutate({ id: recording.id, name: trimmed }, { onSuccess: onClose });
          }
        }}
      >
        <Field
          label={t`Name`}
          required
          error={
            trimmed === ''
              ? t`Please enter a name`
              : change.error
                ? presentError(change.error).message
                : undefined
          }
        >
          {(control) => (
            <>
              <TextInput
                {...control}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <CharacterCount length={trimmed.length} max={RECORDING_NAME_MAX} />
            </>
          )}
        </Field>
        <Button type="submit" wide busy={change.isPending}>{t`Save`}</Button>
      </form>
    </Dialog>
  );
}
