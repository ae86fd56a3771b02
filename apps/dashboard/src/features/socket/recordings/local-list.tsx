import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { decodeRecording } from '@wrenchwise/obd/recording/decode-recording';
import { recordingCsv } from '@wrenchwise/obd/recording/recording-csv';
import { Button } from '@wrenchwise/ui/button.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Download, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';

import { saveFile } from '~/files/save-file.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { type LocalRecording, localRecordings } from './local-recordings.ts';
import { useLocalRecordings, useRemoveLocal, useSendRecording } from './recordings.queries.ts';

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** Recordings that only this browser has: of a page that was closed, or made without a connection. */
export function LocalList({ vehicleId }: { vehicleId: string }) {
  const { data: waiting = [] } = useLocalRecordings(vehicleId);
  const first = waiting[0];
  const send = useSendRecording(vehicleId);
  const begin = useEffectEvent((recording: LocalRecording) => send.mutate(recording));
  const firstId = first?.id;
  // One after the other, by themselves: the next is first once the one before has gone.
  useEffect(() => {
    if (first && firstId !== undefined) begin(first);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the same recording is sent once a visit
  }, [firstId]);
  if (waiting.length === 0) return null;
  return (
    <Notice
      tone="info"
      className="mb-6"
      title={send.isPending ? t`Sending what this browser recorded …` : t`Only in this browser`}
    >
      {send.error && <p role="alert">{presentError(send.error).message}</p>}
      <ul className="mt-2 divide-y divide-line">
        {waiting.map((recording) => (
          <Row
            key={recording.id}
            recording={recording}
            isSending={send.isPending}
            onSend={() => send.mutate(recording)}
          />
        ))}
      </ul>
    </Notice>
  );
}

const tableOf = async (id: string): Promise<Blob | undefined> => {
  const bytes = await (await localRecordings()).bytesOf(id);
  if (!bytes) return undefined;
  const recording = decodeRecording(new Uint8Array(await bytes.arrayBuffer()));
  return new Blob([recordingCsv(recording)], { type: 'text/csv' });
};

function Row({
  recording,
  isSending,
  onSend,
}: {
  recording: LocalRecording;
  isSending: boolean;
  onSend: () => void;
}) {
  const { moment } = useDates();
  const remove = useRemoveLocal(recording.vehicleId);
  const { id, name, startedAt } = recording;
  const download = async (): Promise<void> => {
    const table = await tableOf(id);
    if (table) saveFile(table, `${name}.csv`);
  };
  return (
    <li className="flex flex-wrap items-center gap-2 py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        {name}, {moment(new Date(startedAt).toISOString(), MOMENT)}
      </span>
      <Button tone="secondary" size="sm" busy={isSending} onClick={onSend}>{t`Send now`}</Button>
      <IconButton
        label={t`Download ${name} as CSV`}
        onClick={() =>
          void download().catch(
            () => void showToast('error', t`This recording cannot be read any more`),
          )
        }
      >
        <Download aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label={t`Delete ${name}`} onClick={() => remove.mutate(id)}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  );
}
