import { t } from '@lingui/core/macro';
import { LOG_CATEGORY_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import type { LogEntry } from '@wrenchwise/contract/endpoints/log';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { LOG_CATEGORIES, type LogKind } from '@wrenchwise/rules/garage/log-kinds';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { ReceiptText } from 'lucide-react';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { newRequestKey } from '~/queries/request-key.ts';
import {
  distanceWord,
  type LogUnits,
  unitsOfEntry,
  volumeWord,
} from '~/user-settings/use-units.ts';

import {
  draftOf,
  emptyDraft,
  type EntryDraft,
  type EntryFields,
  entryFields,
  toEntry,
} from './entry-fields.ts';
import { useSaveEntry } from './log.queries.ts';

interface Props {
  vehicleId: string;
  kind: LogKind;
  /** What is changed; undefined for a new entry. */
  entry: LogEntry | undefined;
  units: LogUnits;
  /** YYYY-MM-DD, on the user's calendar. */
  today: string;
  last: { currency: string; place: string | null };
  /** Whether a receipt can be added to it at once. */
  hasReceipts: boolean;
  onSaved: (entry: LogEntry, withReceipt: boolean) => void;
}

const fieldErrors = fieldErrorsBy({
  paths: {
    date: 'date',
    odometer: 'odometer',
    litres: 'amount',
    kwh: 'amount',
    costCents: 'cost',
    currency: 'currency',
    category: 'category',
    title: 'title',
    place: 'place',
    notes: 'notes',
  },
});

/** What is asked about, not refused: the label of its tick. */
const confirmationOf = (error: Error): string | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'log/implausible-odometer') return t`The reading is right`;
  return error.code === 'log/implausible-fill' ? t`The amount is right` : undefined;
};

/** One entry of the log: the fields that its kind has. */
export function EntryForm({
  vehicleId,
  kind,
  entry,
  units: ofToday,
  today,
  last,
  hasReceipts,
  onSaved,
}: Props) {
  const units = entry ? unitsOfEntry(entry, ofToday) : ofToday;
  const save = useSaveEntry(vehicleId);
  // The same until something else is sent: a second press never adds a second entry.
  const attempt = useRef({ text: '', key: '' });
  // Stays while it is ticked: a change of the form forgets the failure itself.
  const [confirmation, setConfirmation] = useState<string>();
  const withReceipt = useRef(false);
  const isFilling = kind === 'fuel' || kind === 'charge';
  const isWork = kind === 'service' || kind === 'expense';

  return (
    <Form
      schema={entryFields(kind)}
      defaultValues={entry ? draftOf(entry, units) : emptyDraft(today, last)}
      attempt={save}
      onSubmit={(fields) => {
        const body = toEntry(kind, fields, { units, before: entry });
        const text = JSON.stringify(body);
        if (attempt.current.text !== text) attempt.current = { text, key: newRequestKey() };
        save.mutate(
          { id: entry?.id, body, key: attempt.current.key },
          {
            onSuccess: (saved) => onSaved(saved, withReceipt.current),
            onError: (error) => setConfirmation(confirmationOf(error)),
          },
        );
      }}
      fieldErrors={fieldErrors}
      renderFailure={(error, isAtField) =>
        !isAtField && (
          <Notice tone="high" role="alert" title={t`The entry was not saved`}>
            <p>{presentError(error).message}</p>
          </Notice>
        )
      }
      className="grid gap-4"
    >
      {(form) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <FormField form={form} name="date" label={t`Date`} required>
              {(control) => <TextInput {...control} type="date" max={today} />}
            </FormField>
            <FormField
              form={form}
              name="odometer"
              label={t`Odometer (${distanceWord(units)})`}
              required={kind === 'odometer'}
            >
              {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
            </FormField>
          </div>
          {isWork && <WorkFields form={form} kind={kind} />}
          {isFilling && (
            <FormField
              form={form}
              name="amount"
              label={kind === 'fuel' ? t`Fuel (${volumeWord(units)})` : t`Energy (kWh)`}
              required
            >
              {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
            </FormField>
          )}
          {confirmation !== undefined && (
            <Checkbox
              {...form.register('confirm', {
                onChange: () => form.clearErrors(['odometer', 'amount']),
              })}
              label={confirmation}
            />
          )}
          {kind !== 'odometer' && <CostFields form={form} isRequired={kind === 'expense'} />}
          {isFilling && (
            <div className="grid gap-1">
              <Checkbox
                {...form.register('isFull')}
                label={kind === 'fuel' ? t`Filled to the brim` : t`Charged to the usual level`}
              />
              <Checkbox {...form.register('isAfterGap')} label={t`I left out an earlier one`} />
            </div>
          )}
          {kind !== 'odometer' && (
            <FormField
              form={form}
              name="place"
              label={isFilling ? t`Where` : t`Who did it, or where`}
            >
              {(control) => <TextInput {...control} />}
            </FormField>
          )}
          <FormField form={form} name="notes" label={t`Notes`}>
            {(control) => <TextArea {...control} rows={2} className="min-h-20" />}
          </FormField>
          <SaveButtons
            isBusy={save.isPending}
            isNew={!entry}
            hasReceipts={hasReceipts && !entry && kind !== 'odometer'}
            onPress={(wantsReceipt) => {
              withReceipt.current = wantsReceipt;
            }}
          />
        </>
      )}
    </Form>
  );
}

type EntryFormFields = UseFormReturn<EntryDraft, unknown, EntryFields>;

function WorkFields({ form, kind }: { form: EntryFormFields; kind: LogKind }) {
  return (
    <>
      <FormField
        form={form}
        name="title"
        label={kind === 'service' ? t`What was done` : t`What for`}
        required={kind === 'service'}
      >
        {(control) => <TextInput {...control} />}
      </FormField>
      <FormField form={form} name="category" label={t`Category`} required={kind === 'expense'}>
        {(control) => (
          <Select {...control}>
            <option value="">{kind === 'service' ? t`Servicing` : t`Choose a category`}</option>
            {LOG_CATEGORIES.map((category) => (
              <option key={category} value={category}>
                {LOG_CATEGORY_WORDS[category]}
              </option>
            ))}
          </Select>
        )}
      </FormField>
    </>
  );
}

function CostFields({ form, isRequired }: { form: EntryFormFields; isRequired: boolean }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7rem] gap-4">
      <FormField form={form} name="cost" label={t`Cost`} required={isRequired}>
        {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" />}
      </FormField>
      <FormField form={form} name="currency" label={t`Currency`}>
        {(control) => <TextInput {...control} autoCapitalize="characters" list="currencies" />}
      </FormField>
      <datalist id="currencies">
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </datalist>
    </div>
  );
}

function SaveButtons({
  isBusy,
  isNew,
  hasReceipts,
  onPress,
}: {
  isBusy: boolean;
  isNew: boolean;
  hasReceipts: boolean;
  /** Before the form is sent: whether a receipt is added at once. */
  onPress: (withReceipt: boolean) => void;
}) {
  return (
    <>
      <Button type="submit" wide busy={isBusy} onClick={() => onPress(false)}>
        {isBusy ? t`Saving…` : isNew ? t`Add to the log` : t`Save changes`}
      </Button>
      {hasReceipts && (
        <Button
          type="submit"
          wide
          tone="secondary"
          busy={isBusy}
          icon={<ReceiptText aria-hidden className="size-4.5" />}
          onClick={() => onPress(true)}
        >{t`Add, with a receipt`}</Button>
      )}
    </>
  );
}
