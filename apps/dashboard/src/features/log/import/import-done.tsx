import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ImportAnswer } from '@wrenchwise/contract/endpoints/log-import-mapping';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useEffect, useRef } from 'react';

import { entries, rows } from './import-words.ts';
import { useUndoImport } from './imports.queries.ts';

interface Props {
  answer: ImportAnswer;
  onAnother: () => void;
}

/** What was imported, where it is now, and the way back. */
export function ImportDone({ answer, onAnother }: Props) {
  const { importId, imported, duplicates, rejectedCount, cars } = answer;
  const undo = useUndoImport();
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => top.current?.focus(), []);
  const rest = [
    duplicates > 0 && t`${rows(duplicates)} were in the log already`,
    rejectedCount > 0 && t`${rows(rejectedCount)} were left out`,
  ].filter((part) => part !== false);
  return (
    <div ref={top} tabIndex={-1} className="grid gap-4 outline-none">
      <Notice
        tone="low"
        role="status"
        title={importId === null ? t`Nothing was left to import` : t`${entries(imported)} imported`}
      >
        {rest.length > 0 && <p>{`${rest.join(', ')}.`}</p>}
        <ul className="mt-2 grid gap-1">
          {cars.flatMap(({ name, vehicleId, rows: count }) =>
            vehicleId === null
              ? []
              : [
                  <li key={name}>
                    <Link to={`/dashboard/vehicles/${vehicleId}/log`} className="underline">
                      {name === '' ? t`Open the log of the car` : t`Open the log of ${name}`}
                    </Link>
                    {cars.length > 1 && ` (${entries(count)})`}
                  </li>,
                ],
          )}
        </ul>
      </Notice>
      <div className="flex flex-wrap gap-2">
        <Button onClick={onAnother}>{t`Import another file`}</Button>
        {importId !== null && (
          <Button
            tone="secondary"
            busy={undo.isPending}
            onClick={() =>
              undo.mutate(importId, {
                onSuccess: () => {
                  void showToast('success', t`Import undone`);
                  onAnother();
                },
                onError: (error) => void showToast('error', presentError(error).message),
              })
            }
          >{t`Undo import`}</Button>
        )}
      </div>
    </div>
  );
}
