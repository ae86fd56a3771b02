import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/car-ui/words/vehicle-words.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { type SaidKinds, saidFuel, saidTransmission } from '@wrenchwise/vehicle/said-of-car';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { savedCarsQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { useFilledIn } from '~/ui/filled-in/filled-in.ts';

import type { DiagnoseDraft } from './diagnose-fields.ts';

interface Contradiction {
  readonly field: 'fuel' | 'transmission';
  readonly stated: string;
  readonly text: string;
  readonly options: readonly { readonly value: Fuel | Transmission; readonly label: string }[];
}

const MAX_OPTIONS = 3;

const against = <Kind extends Fuel | Transmission>(
  field: Contradiction['field'],
  stated: Kind | '',
  said: SaidKinds<Kind> | undefined,
  words: Readonly<Record<Kind, string>>,
): Contradiction[] =>
  stated === '' || said === undefined || said.kinds.includes(stated)
    ? []
    : [
        {
          field,
          stated: words[stated],
          text: said.text,
          options: said.kinds
            .slice(0, MAX_OPTIONS)
            .map((value) => ({ value, label: words[value] })),
        },
      ];

/** What was chosen for this car, or is saved of it, where the words say otherwise. */
const useContradictions = (): readonly Contradiction[] => {
  const { control } = useFormContext<DiagnoseDraft>();
  const [symptoms, fuel, transmission, filled, vehicleId] = useWatch({
    control,
    name: ['symptoms', 'fuel', 'transmission', 'filled', 'vehicleId'],
  });
  const { data } = useQuery(savedCarsQuery());
  const saved = data?.vehicles.find(({ id }) => id === vehicleId);
  const statedOf = <Kind,>(
    field: 'fuel' | 'transmission',
    typed: Kind | '',
    savedKind: Kind | null | undefined,
  ) => {
    if (typed !== '') return filled[field] === 'model' ? '' : typed;
    return saved?.assumed.includes(field) === true ? '' : (savedKind ?? '');
  };
  return [
    ...against('fuel', statedOf('fuel', fuel, saved?.fuel), saidFuel(symptoms), FUEL_WORDS),
    ...against(
      'transmission',
      statedOf('transmission', transmission, saved?.transmission),
      saidTransmission(symptoms),
      TRANSMISSION_WORDS,
    ),
  ];
};

/** Asks where the words contradict what was chosen: neither overrides the other silently. */
export function ContradictedFact() {
  const { setValue } = useFormContext<DiagnoseDraft>();
  const { mark } = useFilledIn();
  const [settled, setSettled] = useState<readonly string[]>([]);
  const first = useContradictions().find(
    ({ field, stated, text }) => !settled.includes(`${field} ${stated} ${text}`),
  );
  if (first === undefined) return null;
  const { field, stated, text, options } = first;
  return (
    <Notice
      tone="medium"
      role="status"
      title={t`‘${stated}’ is chosen for this car, but you wrote “${text}”`}
    >
      <p>{field === 'fuel' ? t`Which fuel does it run on?` : t`Which gearbox does it have?`}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <Button
            key={value}
            tone="secondary"
            size="sm"
            onClick={() => {
              setValue(field, value, { shouldDirty: true });
              mark(field, 'hand');
            }}
          >
            {label}
          </Button>
        ))}
        <Button
          tone="ghost"
          size="sm"
          onClick={() => setSettled([...settled, `${field} ${stated} ${text}`])}
        >
          {t`${stated} is right`}
        </Button>
      </div>
    </Notice>
  );
}
