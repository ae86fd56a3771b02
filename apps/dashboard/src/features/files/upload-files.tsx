import { plural, t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import type { FileKind } from '@wrenchwise/contract/endpoints/files';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Camera, FilePlus2 } from 'lucide-react';
import { useId, useState } from 'react';

import { UnusableFile } from '../../files/prepare-file.ts';
import { useUploadFile } from './files.queries.ts';

interface Props {
  vehicleId: string;
  kind: FileKind;
  logEntryId?: string;
  incidentId?: string;
}

interface Progress {
  readonly done: number;
  readonly total: number;
}

interface Failed {
  readonly id: string;
  readonly name: string;
  readonly message: string;
  readonly isFull: boolean;
}

const ACCEPTED = 'image/*,application/pdf';

const failedOf = ({ name }: File, index: number, error: unknown): Failed => ({
  id: String(index),
  name,
  message: error instanceof UnusableFile ? error.message : presentError(error).message,
  isFull: error instanceof ApiError && error.code === 'usage/storage-limit',
});

/** Takes files by button, camera or drag and drop, several at once, and shows how far it has come. */
export function UploadFiles({ vehicleId, kind, logEntryId, incidentId }: Props) {
  const upload = useUploadFile(vehicleId);
  const [progress, setProgress] = useState<Progress>();
  const [failed, setFailed] = useState<readonly Failed[]>([]);
  const [isOver, setIsOver] = useState(false);
  const chooseId = useId();
  const cameraId = useId();

  const send = async (files: readonly File[]) => {
    if (files.length === 0 || progress) return;
    const failures: Failed[] = [];
    setFailed([]);
    for (const [index, file] of files.entries()) {
      setProgress({ done: index, total: files.length });
      try {
        // One after the other: a phone's connection is not wide.
        await upload.mutateAsync({
          file,
          kind,
          ...(logEntryId === undefined ? {} : { logEntryId }),
          ...(incidentId === undefined ? {} : { incidentId }),
        });
      } catch (error) {
        failures.push(failedOf(file, index, error));
      }
    }
    setProgress(undefined);
    setFailed(failures);
  };
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    input.value = ''; // so that the same file can be chosen again
    void send(files);
  };

  return (
    <div className="grid gap-3">
      <div
        className={cx(
          'rounded-lg border border-dashed p-4 text-center',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong/50 bg-surface',
        )}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          void send([...event.dataTransfer.files]);
        }}
      >
        <input
          id={chooseId}
          type="file"
          multiple
          accept={ACCEPTED}
          aria-label={t`Choose files`}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => take(target)}
        />
        <input
          id={cameraId}
          type="file"
          accept="image/*"
          capture="environment"
          aria-label={t`Take a photo`}
          tabIndex={-1}
          className="sr-only"
          onChange={({ target }) => take(target)}
        />
        <div className="flex flex-wrap justify-center gap-2">
          <Button
            tone="secondary"
            busy={progress !== undefined}
            icon={<FilePlus2 aria-hidden className="size-4.5" />}
            onClick={() => document.getElementById(chooseId)?.click()}
          >{t`Add files`}</Button>
          <Button
            tone="secondary"
            className="sm:hidden"
            busy={progress !== undefined}
            icon={<Camera aria-hidden className="size-4.5" />}
            onClick={() => document.getElementById(cameraId)?.click()}
          >{t`Take a photo`}</Button>
        </div>
        <p className="mt-2 text-sm text-faint">{t`PNG, JPEG or WebP pictures and PDFs of at most 10 MB. Drop them here, or choose them.`}</p>
        {progress && <SendingProgress {...progress} />}
      </div>
      {failed.length > 0 && <FailedFiles failed={failed} />}
    </div>
  );
}

function SendingProgress({ done, total }: Progress) {
  return (
    <div className="mx-auto mt-3 max-w-sm">
      <p role="status" className="figures text-sm">
        {t`Sending file ${done + 1} of ${total}…`}
      </p>
      <progress
        aria-label={t`Files sent`}
        value={done}
        max={total}
        className="mt-1 w-full accent-[var(--accent)]"
      />
    </div>
  );
}

function FailedFiles({ failed }: { failed: readonly Failed[] }) {
  return (
    <Notice
      tone="high"
      role="alert"
      title={plural(failed.length, {
        one: `A file was not saved`,
        other: `${failed.length} files were not saved`,
      })}
    >
      <ul>
        {failed.map(({ id, name, message }) => (
          <li key={id}>{`${name}: ${message}`}</li>
        ))}
      </ul>
      {failed.some(({ isFull }) => isFull) && (
        <LinkButton to="/pricing" size="sm" className="mt-3">{t`See the plans`}</LinkButton>
      )}
    </Notice>
  );
}
