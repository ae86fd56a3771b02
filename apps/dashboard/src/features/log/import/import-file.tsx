import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ImportInspection } from '@wrenchwise/contract/endpoints/log-import-mapping';
import { IMPORT_PROGRAM_WORDS } from '@wrenchwise/rules/garage/log-import';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { useState } from 'react';

import { mayEdit } from '~/ui/vehicle-roles.ts';

import { EarlierImports } from './earlier-imports.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportMappingForm } from './import-mapping.tsx';
import { entries, rows } from './import-words.ts';
import {
  targetsQuery,
  useInspectImport,
  usePreviewImport,
  useRunImport,
} from './imports.queries.ts';

const PROGRAMS = Object.values(IMPORT_PROGRAM_WORDS).join(', ');

/** Where somebody came from the log of a vehicle, a file of one car is that vehicle's. */
const intoVehicle = (found: ImportInspection, vehicleId: string | undefined): ImportInspection => {
  const [car] = found.cars;
  return vehicleId !== undefined && found.cars.length === 1 && car
    ? { ...found, cars: [{ ...car, vehicleId }] }
    : found;
};

const isReady = ({ cars }: ImportInspection): boolean =>
  cars.every(({ vehicleId }) => vehicleId !== null);

function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={t`Import`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div
        className="h-full rounded-full bg-accent transition-[width] duration-150"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}

/** One door for any file: choose it, see how it is read, change what is wrong, and then import it. */
export function ImportFile({ vehicleId }: { vehicleId: string | undefined }) {
  const [file, setFile] = useState<File>();
  const [mapping, setMapping] = useState<ImportInspection>();
  const [acceptFalling, setAcceptFalling] = useState(false);
  const [share, setShare] = useState(0);
  const targets = useQuery(targetsQuery());
  const inspect = useInspectImport();
  const preview = usePreviewImport();
  const run = useRunImport(setShare);

  const look = (chosen: File, changed: ImportInspection, accept: boolean) => {
    setMapping(changed);
    setAcceptFalling(accept);
    run.reset();
    if (isReady(changed)) preview.mutate({ file: chosen, mapping: changed, acceptFalling: accept });
  };
  const choose = (chosen: File) => {
    setFile(chosen);
    setMapping(undefined);
    setShare(0);
    preview.reset();
    run.reset();
    inspect.mutate(chosen, {
      onSuccess: (found) => look(chosen, intoVehicle(found, vehicleId), false),
    });
  };
  const startAgain = () => {
    setFile(undefined);
    setMapping(undefined);
    inspect.reset();
    preview.reset();
    run.reset();
  };

  if (run.data) return <ImportDone answer={run.data} onAnother={startAgain} />;
  const failure = run.error ?? preview.error ?? inspect.error;
  const count = preview.data?.imported ?? mapping?.rows ?? 0;
  const leftOut = preview.data?.rejectedCount ?? mapping?.rejectedCount ?? 0;
  const duplicates = preview.data?.duplicates ?? 0;
  const vehicles = targets.data?.vehicles.filter(({ role }) => mayEdit(role)) ?? [];
  return (
    <div className="grid gap-4">
      <Card>
        <Field
          label={t`File`}
          hint={t`CSV of ${PROGRAMS}, or any other table. At most 12 MB and 100,000 rows.`}
        >
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
              className="min-h-11 w-full text-sm file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-line-strong/60 file:bg-surface file:px-4 file:font-label file:text-ink"
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) choose(chosen);
              }}
            />
          )}
        </Field>
        {inspect.isPending && (
          <p role="status" className="mt-4 text-sm text-soft">{t`Reading the file…`}</p>
        )}
      </Card>
      {file && mapping && inspect.data && (
        <ImportMappingForm
          original={inspect.data}
          mapping={mapping}
          outcome={preview.data ?? mapping}
          vehicles={vehicles}
          acceptFalling={acceptFalling}
          onMapping={(changed) => look(file, changed, acceptFalling)}
          onAcceptFalling={(accept) => look(file, mapping, accept)}
        />
      )}
      {failure && (
        <Notice tone="high" role="alert">
          <p>{presentError(failure).message}</p>
        </Notice>
      )}
      {file && mapping && (
        <div className="grid gap-3">
          {duplicates > 0 && (
            <p className="text-sm text-soft">{t`${rows(duplicates)} are in the log already.`}</p>
          )}
          {run.isPending && <Progress share={share} />}
          <Button
            wide
            busy={run.isPending || preview.isPending}
            disabled={count === 0 || !isReady(mapping)}
            onClick={() => run.mutate({ file, mapping, acceptFalling })}
          >
            {leftOut > 0 && count > 0
              ? t`Import ${entries(count)} and leave out ${rows(leftOut)}`
              : t`Import ${entries(count)}`}
          </Button>
        </div>
      )}
      {vehicleId !== undefined && !mapping && <EarlierImports vehicleId={vehicleId} />}
    </div>
  );
}
