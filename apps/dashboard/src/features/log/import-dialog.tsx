import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import {
  IMPORT_FORMAT_WORDS,
  IMPORT_FORMATS,
  type ImportReport,
} from '@wrenchwise/domain/endpoints/log-imports';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { useDates } from '~/lib/user-settings.ts';

import { ImportPreview, type ReadChoices } from './import-preview.tsx';
import { importsQuery, useImportLog, useUndoImport } from './log.queries.ts';

interface Props {
  vehicleId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const entries = (count: number): string =>
  count === 1 ? '1 entry' : `${count.toLocaleString('en-GB')} entries`;

/** What was imported before, each with a way to undo it. */
function EarlierImports({ vehicleId }: { vehicleId: string }) {
  const { data } = useQuery(importsQuery(vehicleId));
  const { relativeDate } = useDates();
  const undo = useUndoImport();
  const [asking, setAsking] = useState<string>();
  if (!data || data.imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className="mt-6">
      <h3 id="earlier-imports" className="text-base">
        Imported before
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {data.imports.map(({ id, fileName, format, rows, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
            <span className="min-w-0 break-words">
              {`${fileName} (${IMPORT_FORMAT_WORDS[format]}), ${entries(rows)}, ${relativeDate(createdAt)}`}
            </span>
            {asking === id ? (
              <span className="flex gap-2">
                <Button tone="secondary" size="sm" onClick={() => setAsking(undefined)}>
                  Keep them
                </Button>
                <Button
                  tone="danger"
                  size="sm"
                  busy={undo.isPending}
                  onClick={() =>
                    undo.mutate(id, {
                      onSuccess: () => void showToast('success', 'Import undone'),
                      onError: (error) => void showToast('error', presentError(error).message),
                    })
                  }
                >
                  {`Delete ${entries(rows)}`}
                </Button>
              </span>
            ) : (
              <Button
                tone="secondary"
                size="sm"
                aria-label={`Undo the import of ${fileName}`}
                onClick={() => setAsking(id)}
              >
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Chooses a file, shows how it is read and what cannot be imported, and then imports it. */
export function ImportDialog({ vehicleId, open, onOpenChange }: Props) {
  const [file, setFile] = useState<File>();
  const [choices, setChoices] = useState<ReadChoices>({});
  const preview = useImportLog(vehicleId);
  const run = useImportLog(vehicleId);

  const look = (chosen: File, wanted: ReadChoices) => {
    setFile(chosen);
    setChoices(wanted);
    run.reset();
    preview.mutate({ file: chosen, query: { ...wanted, dryRun: 'true' } });
  };
  const close = (next: boolean) => {
    if (!next) {
      setFile(undefined);
      setChoices({});
      preview.reset();
      run.reset();
    }
    onOpenChange(next);
  };
  const imported = (report: ImportReport) => {
    void showToast('success', `${entries(report.accepted)} imported`);
    close(false);
  };
  const failure = run.error ?? preview.error;

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Import a log"
      description={`A CSV export of ${IMPORT_FORMATS.map((format) => IMPORT_FORMAT_WORDS[format]).join(', ')}. You see what will be added before anything is.`}
    >
      <Field label="CSV file" hint="At most 5 MB and 20,000 rows.">
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv,text/plain"
            className="min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-line-strong/60 file:bg-surface file:px-4 file:font-label file:text-ink"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) look(chosen, {});
            }}
          />
        )}
      </Field>
      {preview.isPending && (
        <p role="status" className="mt-4 text-sm text-soft">
          Reading the file…
        </p>
      )}
      {failure && (
        <Notice tone="high" role="alert" className="mt-4">
          <p>{presentError(failure).message}</p>
        </Notice>
      )}
      {file && preview.data && (
        <ImportPreview
          report={preview.data}
          isBusy={run.isPending || preview.isPending}
          onChoices={(changes) => look(file, { ...choices, ...changes })}
          onImport={() =>
            run.mutate(
              { file, query: { ...choices, dryRun: 'false', skipRejected: 'true' } },
              { onSuccess: imported },
            )
          }
        />
      )}
      <EarlierImports vehicleId={vehicleId} />
    </Dialog>
  );
}
