import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { LOG_KIND_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import type { LogEntry } from '@wrenchwise/contract/endpoints/log';
import { LOG_KINDS, type LogKind } from '@wrenchwise/rules/garage/log-kinds';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { useToday } from '~/user-settings/use-today.ts';
import type { LogUnits } from '~/user-settings/use-units.ts';

import { EntryForm } from './entry-form.tsx';
import { newestLogQuery } from './log.queries.ts';

/** What is being added, or changed. */
export interface EntryTarget {
  readonly kind: LogKind;
  readonly entry: LogEntry | undefined;
}

interface Props {
  vehicleId: string;
  units: LogUnits;
  /** Undefined while the dialog is closed. */
  target: EntryTarget | undefined;
  onChange: (target: EntryTarget | undefined) => void;
  /** Opens the receipts of an entry that was just added; missing where none can be stored. */
  onReceipts?: ((entry: LogEntry) => void) | undefined;
}

function KindField({
  kind,
  onChange,
}: {
  readonly kind: LogEntry['kind'];
  readonly onChange: (target: EntryTarget | undefined) => void;
}) {
  return (
    <Field label={t`Kind`}>
      {(control) => (
        <Select
          {...control}
          value={kind}
          onChange={(event) =>
            onChange({
              kind: LOG_KINDS.find((known) => known === event.target.value) ?? 'fuel',
              entry: undefined,
            })
          }
        >
          {LOG_KINDS.map((each) => (
            <option key={each} value={each}>
              {LOG_KIND_WORDS[each]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Adds an entry of any kind, or changes one. A new one starts with the place and currency of the last. */
export function EntryDialog({ vehicleId, units, target, onChange, onReceipts }: Props) {
  const today = useToday();
  const kind = target?.kind ?? 'fuel';
  const newest = useQuery({ ...newestLogQuery(vehicleId, kind), enabled: target !== undefined });
  const last = newest.data?.entries[0];
  const isReady = target?.entry !== undefined || !newest.isPending;
  return (
    <Dialog
      open={target !== undefined}
      onOpenChange={(open) => !open && onChange(undefined)}
      title={target?.entry ? t`Change this entry` : t`Add to the log`}
    >
      {target && (
        <div className="grid gap-4">
          {!target.entry && <KindField kind={kind} onChange={onChange} />}
          {isReady ? (
            <EntryForm
              key={`${kind} ${target.entry?.id ?? ''}`}
              vehicleId={vehicleId}
              kind={kind}
              entry={target.entry}
              units={units}
              today={today}
              last={{
                currency: last?.currency ?? units.currency,
                place: kind === 'fuel' || kind === 'charge' ? (last?.place ?? null) : null,
              }}
              hasReceipts={onReceipts !== undefined}
              onSaved={(entry, withReceipt) => {
                onChange(undefined);
                if (withReceipt) onReceipts?.(entry);
              }}
            />
          ) : (
            <Skeleton className="h-64 w-full" />
          )}
        </div>
      )}
    </Dialog>
  );
}
