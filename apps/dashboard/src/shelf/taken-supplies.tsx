import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { supplyText } from '@wrenchwise/car-ui/words/record-words.ts';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { type SupplyUse } from '@wrenchwise/rules/garage/supplies';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';

import { suppliesQuery } from './supplies.queries.ts';

/** What was typed of each supply, by its id. */
export type TakenText = Readonly<Record<string, string>>;

/** Undefined where an amount is not clear. */
export const takenOf = (taken: TakenText): SupplyUse[] | undefined => {
  const uses = Object.entries(taken)
    .filter(([, text]) => text.trim() !== '')
    .map(([supplyId, text]) => ({ supplyId, amount: saidNumber(text) ?? Number.NaN }));
  return uses.every(({ amount }) => amount > 0) ? uses : undefined;
};

/** How much of what is on the shelf a job took. Nothing where the shelf is empty or cannot be read. */
export function TakenSupplies({
  taken,
  onTaken,
  error,
}: {
  taken: TakenText;
  onTaken: (taken: TakenText) => void;
  error: string | undefined;
}) {
  const { data } = useQuery(suppliesQuery());
  const supplies = data?.supplies.filter(({ left }) => left > 0) ?? [];
  if (supplies.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-label">{t`Taken from the shelf`}</summary>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        {supplies.map(({ id, name, unit, left }, index) => (
          <Field
            key={id}
            label={name}
            hint={t`${supplyText(left, unit)} left`}
            error={index === 0 ? error : undefined}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={taken[id] ?? ''}
                onChange={({ target }) => onTaken({ ...taken, [id]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </details>
  );
}
