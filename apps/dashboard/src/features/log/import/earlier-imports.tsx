import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { IMPORT_PROGRAM_WORDS } from '@wrenchwise/rules/garage/log-import';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

import { entries } from './import-words.ts';
import { importsQuery, useUndoImport } from './imports.queries.ts';

/** What was imported into a vehicle before, each with a way to undo it. */
export function EarlierImports({ vehicleId }: { vehicleId: string }) {
  const { data } = useQuery(importsQuery(vehicleId));
  const { relativeDate } = useDates();
  const undo = useUndoImport();
  const [asking, setAsking] = useState<string>();
  if (!data || data.imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports" className="mt-8">
      <h2 id="earlier-imports" className="text-lg">{t`Imported before`}</h2>
      <ul className="mt-2 divide-y divide-line">
        {data.imports.map(({ id, fileName, format, rows, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
            <span className="min-w-0 break-words">
              {`${fileName}${format === 'other' ? '' : ` (${IMPORT_PROGRAM_WORDS[format]})`}, ${entries(rows)}, ${relativeDate(createdAt)}`}
            </span>
            {asking === id ? (
              <span className="flex gap-2">
                <Button
                  tone="secondary"
                  size="sm"
                  onClick={() => setAsking(undefined)}
                >{t`Cancel`}</Button>
                <Button
                  tone="danger"
                  size="sm"
                  busy={undo.isPending}
                  onClick={() =>
                    undo.mutate(id, {
                      onSuccess: () => void showToast('success', t`Import undone`),
                      onError: (error) => void showToast('error', presentError(error).message),
                    })
                  }
                >
                  {t`Delete ${entries(rows)}`}
                </Button>
              </span>
            ) : (
              <Button
                tone="secondary"
                size="sm"
                aria-label={t`Undo the import of ${fileName}`}
                onClick={() => setAsking(id)}
              >{t`Undo`}</Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
