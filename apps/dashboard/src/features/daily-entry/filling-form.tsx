import { t } from '@lingui/core/macro';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useState } from 'react';

import { currencySign } from '~/user-settings/currency-sign.ts';
import { litresOf, shownVolume, volumeWord } from '~/user-settings/use-units.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import type { EntryBody } from './daily-entry.queries.ts';
import { DateField } from './date-field.tsx';
import {
  completed,
  foreseenOdometer,
  lastPrice,
  numberProblem,
  readingOf,
} from './entry-drafts.ts';
import type { FormProps } from './form-props.ts';
import { OdometerField } from './odometer-field.tsx';
import { type Photographed, ReceiptPhoto } from './receipt-photo.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaving } from './use-saving.ts';

interface Props extends FormProps {
  kind: 'fuel' | 'charge';
}

type Draft = Readonly<Record<'amount' | 'price' | 'total' | 'reading' | 'date', string>> & {
  readonly isFull: boolean;
};

/** What cannot be saved as it is, by its field. */
const problemsOf = (draft: Draft, amount: number | undefined) => ({
  amount:
    numberProblem(draft.amount) ??
    (amount === undefined ? t`Type how much went in, or the total` : undefined),
  price: numberProblem(draft.price),
  total: numberProblem(draft.total),
  reading: numberProblem(draft.reading),
});

/** A fill-up or a charge: the amount, or the total, is typed; the price is that of the last time. */
export function FillingForm({ kind, car, units, today, onSaved }: Props) {
  const last = kind === 'fuel' ? car.fuelling : car.charging;
  const known = lastPrice(last, kind, units);
  const currency = known?.currency ?? units.currency;
  const [draft, setDraft] = useState<Draft>({
    amount: '',
    price: known ? known.price.toFixed(3) : '',
    total: '',
    reading: '',
    date: today,
    isFull: true,
  });
  const [isPressed, setIsPressed] = useState(false);
  const [receipt, setReceipt] = useState<Photographed['receipt']>(null);
  const { save, isBusy, refusal } = useSaving(car, onSaved);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const { amount, total } = completed(draft);
  const problems = problemsOf(draft, amount);
  const shown = isPressed ? problems : undefined;
  const unit = kind === 'fuel' ? volumeWord(units) : 'kWh';

  const submit = (confirm: boolean) => {
    setIsPressed(true);
    if (amount === undefined || Object.values(problems).some(Boolean)) return;
    const costCents = total === undefined ? null : Math.round(total * 100);
    const body: EntryBody = {
      kind,
      date: draft.date,
      ...readingOf(draft.reading, units),
      ...(kind === 'fuel'
        ? { litres: litresOf(amount, units), volumeUnit: units.volume }
        : { kwh: amount }),
      isFull: draft.isFull,
      costCents,
      currency: costCents === null ? null : currency,
      confirm,
    };
    const paid = costCents === null ? '' : `, ${formatCents(costCents, { currency, exact: true })}`;
    void save({
      work: { kind: 'entry', vehicleId: car.id, body },
      summary: `${amount} ${unit}${paid}`,
      receipt,
    });
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit(false);
      }}
    >
      <AmountFields
        draft={draft}
        onChange={change}
        shown={shown}
        {...{ kind, unit, currency, known, amount, total }}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <OdometerField
          text={draft.reading}
          onText={(reading) => change({ reading })}
          units={units}
          foreseen={foreseenOdometer(car, draft.date, units)}
          error={shown?.reading}
        />
        <DateField date={draft.date} today={today} onDate={(date) => change({ date })} />
      </div>
      <Checkbox
        label={kind === 'fuel' ? t`Filled to the brim` : t`Charged to the usual level`}
        checked={draft.isFull}
        onChange={({ target }) => change({ isFull: target.checked })}
      />
      {/* Who is there for fuel only stores no files. */}
      {!car.isFuelOnly && (
        <ReceiptPhoto
          units={units}
          today={today}
          shows={['totalCents', 'date', kind === 'fuel' ? 'litres' : 'kwh']}
          onReceipt={setReceipt}
          onRead={({ litres, kwh, totalCents, date }) => {
            const read = kind === 'fuel' ? litres && shownVolume(litres, units) : kwh;
            change({
              ...(read === undefined ? {} : { amount: String(read) }),
              ...(totalCents === undefined ? {} : { total: (totalCents / 100).toFixed(2) }),
              ...(date === undefined ? {} : { date }),
            });
          }}
        />
      )}
      <SaveBar isBusy={isBusy} refusal={refusal} onConfirm={() => submit(true)} />
    </form>
  );
}

interface AmountProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  shown: ReturnType<typeof problemsOf> | undefined;
  kind: Props['kind'];
  unit: string;
  currency: string;
  known: ReturnType<typeof lastPrice>;
  amount: number | undefined;
  total: number | undefined;
}

// The keyboard's own key saves: the button may lie under it.
const NUMBER = { inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'done' } as const;

function TotalField({
  sign,
  shown,
  total,
  draft,
  onChange,
}: {
  readonly sign: string;
  readonly shown: AmountProps['shown'];
  readonly total: number | undefined;
  readonly draft: Draft;
  readonly onChange: (part: Partial<Draft>) => void;
}) {
  return (
    <Field label={t`Total (${sign})`} error={shown?.total}>
      {(control) => (
        <TextInput
          {...control}
          {...NUMBER}
          className="figures"
          placeholder={total === undefined ? '' : total.toFixed(2)}
          value={draft.total}
          onChange={({ target }) => onChange({ total: target.value })}
        />
      )}
    </Field>
  );
}

function AmountFields(props: AmountProps) {
  const { draft, onChange, shown, kind, unit, currency, known, amount, total } = props;
  const { shortDay } = useDates();
  const sign = currencySign(currency);
  const isSaid = saidNumber(draft.amount) !== undefined;
  return (
    <>
      <Field
        label={kind === 'fuel' ? t`Fuel (${unit})` : t`Energy (${unit})`}
        required
        error={shown?.amount}
      >
        {(control) => (
          <TextInput
            {...control}
            {...NUMBER}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet was opened to type this
            autoFocus
            className="figures text-xl"
            placeholder={!isSaid && amount !== undefined ? String(amount) : ''}
            value={draft.amount}
            onChange={({ target }) => onChange({ amount: target.value })}
          />
        )}
      </Field>
      <div className="grid grid-cols-2 gap-4">
        <Field
          label={t`${sign} per ${kind === 'fuel' ? unit.replace(/s$/, '') : unit}`}
          error={shown?.price}
        >
          {(control) => (
            <TextInput
              {...control}
              {...NUMBER}
              className="figures"
              value={draft.price}
              onChange={({ target }) => onChange({ price: target.value })}
            />
          )}
        </Field>
        <TotalField sign={sign} shown={shown} total={total} draft={draft} onChange={onChange} />
      </div>
      {known?.price.toFixed(3) === draft.price && (
        <p className="-mt-2 text-sm text-faint">
          {draft.total === '' && total !== undefined
            ? t`${formatCents(Math.round(total * 100), { currency, exact: true })} at the price of ${shortDay(known.date)}. Type the total if it was another.`
            : t`The price is that of ${shortDay(known.date)}.`}
        </p>
      )}
    </>
  );
}
