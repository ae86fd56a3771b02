import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { FUEL_WORDS } from '@wrenchwise/car-ui/words/vehicle-words.ts';
import type { VinFacts } from '@wrenchwise/contract/endpoints/vin';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Check } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';

import { vinQuery } from '~/features/vehicles/vehicles.queries.ts';
import { useFilledIn } from '~/ui/filled-in/filled-in.ts';

import type { VehicleDraft } from './vehicle-draft.ts';

type Field = 'make' | 'model' | 'year' | 'fuel' | 'engine';

interface Known {
  readonly field: Field;
  readonly label: string;
  /** As it goes into the form. */
  readonly value: string;
  readonly shown: string;
}

const engineOf = ({ litres, cylinders }: VinFacts): string | null =>
  litres === null
    ? null
    : `${litres.toFixed(1)} l${cylinders === null ? '' : t`, ${cylinders} cylinders`}`;

/** What a VIN says that the form asks for; what it does not say is left out. */
const knownOf = (facts: VinFacts): Known[] => {
  const { make, model, year, fuel } = facts;
  const engine = engineOf(facts);
  const text = (field: Field, label: string, value: string | null, shown = value): Known[] =>
    value === null || shown === null ? [] : [{ field, label, value, shown }];
  return [
    ...text('make', t`Make`, make),
    ...text('model', t`Model`, model),
    ...text('year', t`Year`, year === null ? null : String(year)),
    ...text('fuel', t`Fuel`, fuel, fuel && FUEL_WORDS[fuel]),
    ...text('engine', t`Engine`, engine),
  ];
};

const isSame = (a: string, b: string): boolean =>
  a.trim().localeCompare(b.trim(), 'en', { sensitivity: 'base' }) === 0;

function OfferButtons({
  empty,
  use,
  other,
  typed,
}: {
  readonly empty: Known[];
  readonly use: (facts: readonly Known[]) => void;
  readonly other: Known[];
  readonly typed: Readonly<Record<Field, string>>;
}) {
  return (
    <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
      {empty.length > 0 && (
        <Button
          tone="secondary"
          size="sm"
          icon={<Check aria-hidden className="size-4.5" />}
          onClick={() => use(empty)}
        >
          {t`Fill in ${empty.map(({ label }) => label.toLowerCase()).join(', ')}`}
        </Button>
      )}
      {other.map((fact) => (
        <Button key={fact.field} tone="ghost" size="sm" onClick={() => use([fact])}>
          {t`${fact.label}: replace “${typed[fact.field]}” with “${fact.shown}”`}
        </Button>
      ))}
    </div>
  );
}

/**
 * Offers what a VIN says of its car. Only empty fields are filled; what was typed otherwise is
 * shown beside it and replaced by a press of its own.
 */
export function VinOffer({ vin }: { vin: string }) {
  const { control, setValue } = useFormContext<VehicleDraft>();
  const { mark } = useFilledIn();
  const { data } = useQuery(vinQuery(vin));
  const [make, model, year, fuel, engine] = useWatch({
    control,
    name: ['make', 'model', 'year', 'fuel', 'engine'],
  });
  if (!data) return null;
  const typed: Readonly<Record<Field, string>> = { make, model, year, fuel, engine };
  const known = knownOf(data);
  const origin = [data.maker, data.country].filter((part) => part !== null).join(', ');
  const empty = known.filter(({ field }) => typed[field].trim() === '');
  const other = known.filter(
    ({ field, value }) => typed[field].trim() !== '' && !isSame(typed[field], value),
  );
  const use = (facts: readonly Known[]) => {
    for (const { field, value } of facts) {
      setValue(field, value, { shouldDirty: true, shouldValidate: true });
      // Pressed for: as good as typed.
      if (field !== 'engine') mark(field, 'hand');
    }
  };
  return (
    <div
      role="status"
      className="mt-3 animate-appear rounded-md border border-line bg-sunken p-4 text-sm"
    >
      {known.length === 0 ? (
        <p className="text-soft">
          {t`${origin === '' ? t`Nothing is known of this VIN.` : t`Made by ${origin}.`} What else it says differs from maker to maker, so nothing is filled in.`}
        </p>
      ) : (
        <>
          <p className="font-label">{t`This VIN says`}</p>
          <dl className="mt-1.5 grid gap-x-6 gap-y-1 sm:grid-cols-2">
            {known.map(({ field, label, shown }) => (
              <div key={field} className="flex gap-2">
                <dt className="w-14 text-faint">{label}</dt>
                <dd className="min-w-0 wrap-anywhere">{shown}</dd>
              </div>
            ))}
          </dl>
          {empty.length === 0 && other.length === 0 && (
            <p className="mt-2 text-faint">{t`That is what the form says.`}</p>
          )}
          <OfferButtons empty={empty} use={use} other={other} typed={typed} />
        </>
      )}
    </div>
  );
}
