import { t } from '@lingui/core/macro';
import { LOG_CATEGORY_WORDS } from '@wrenchwise/car-ui/words/log-words.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { type LogCategory } from '@wrenchwise/rules/garage/log-kinds';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useState } from 'react';

import { currencySign } from '~/user-settings/currency-sign.ts';

import { Choice } from './choice.tsx';
import type { EntryBody } from './daily-entry.queries.ts';
import { DateField } from './date-field.tsx';
import { numberProblem } from './entry-drafts.ts';
import type { FormProps } from './form-props.ts';
import { type Photographed, ReceiptPhoto } from './receipt-photo.tsx';
import { SaveBar } from './save-bar.tsx';
import { useSaving } from './use-saving.ts';

/** What money goes on from day to day, the commonest first; the log has a form for all. */
const CATEGORIES = [
  'parking',
  'toll',
  'cleaning',
  'repair',
  'tyres',
  'insurance',
  'tax',
  'other',
] as const;

const summaryOf = (category: LogCategory, cost: string): string =>
  `${LOG_CATEGORY_WORDS[category].toLowerCase()} ${cost}`;

function CostField({
  currency,
  problem,
  cost,
  setCost,
  setProblem,
}: {
  readonly currency: string;
  readonly problem: string | undefined;
  readonly cost: string;
  readonly setCost: (cost: string) => void;
  readonly setProblem: (problem: string | undefined) => void;
}) {
  return (
    <Field label={t`Cost (${currencySign(currency)})`} required error={problem}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the sheet was opened to type this
          autoFocus
          className="figures text-xl"
          value={cost}
          onChange={(event) => {
            setCost(event.target.value);
            setProblem(undefined);
          }}
        />
      )}
    </Field>
  );
}

/** One amount and what it was for. */
export function CostForm({ car, units, today, onSaved }: FormProps) {
  const [cost, setCost] = useState('');
  const [category, setCategory] = useState<LogCategory>('parking');
  const [date, setDate] = useState(today);
  const [receipt, setReceipt] = useState<Photographed['receipt']>(null);
  const [problem, setProblem] = useState<string>();
  const { save, isBusy, refusal } = useSaving(car, onSaved);
  const { currency } = units;

  const submit = () => {
    const typed = saidNumber(cost);
    if (typed === undefined) {
      setProblem(numberProblem(cost) ?? t`Type what it cost`);
      return;
    }
    const costCents = Math.round(typed * 100);
    const body: EntryBody = { kind: 'expense', date, costCents, currency, category };
    const summary = summaryOf(category, formatCents(costCents, { currency, exact: true }));
    void save({ work: { kind: 'entry', vehicleId: car.id, body }, summary, receipt });
  };
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <CostField
        currency={currency}
        problem={problem}
        cost={cost}
        setCost={setCost}
        setProblem={setProblem}
      />
      <Choice
        label={t`For`}
        name="category"
        options={CATEGORIES.map((value) => ({ value, label: LOG_CATEGORY_WORDS[value] }))}
        value={category}
        onChange={setCategory}
      />
      <DateField date={date} today={today} onDate={setDate} />
      <ReceiptPhoto
        units={units}
        today={today}
        onRead={(read) => {
          if (read.totalCents !== undefined) setCost((read.totalCents / 100).toFixed(2));
          if (read.date !== undefined) setDate(read.date);
        }}
        onReceipt={setReceipt}
        shows={['totalCents', 'date']}
      />
      <SaveBar isBusy={isBusy} refusal={refusal} onConfirm={submit} />
    </form>
  );
}
