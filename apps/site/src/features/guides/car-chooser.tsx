import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useTypedBefore } from '@wrenchwise/ui/use-typed-before.ts';
import { type FormEvent, useState } from 'react';

import { rememberCar } from '~/page-state/chosen-car.ts';
import { useAnswer } from '~/page-state/use-answer.ts';

import { readGarageCars } from './guides.queries.ts';

const UNKNOWN =
  'We know no car of that name. Write the make, the model and the year: Ford Focus 2015.';

/** The names of all makes and models come once they are needed. */
const slugOfTyped = async (typed: string): Promise<string | undefined> => {
  const { carInText, carSlug } = await import('@wrenchwise/vehicle/named-car');
  const found = carInText(typed);
  return found && carSlug(found.car);
};

interface Props {
  /** Whether somebody is signed in, whose cars are then offered. */
  readonly isSignedIn: boolean;
  /** Reported besides its being remembered. */
  readonly onChoose?: (slug: string) => void;
}

/** Chooses the car that guides are shown for: typed, or one of the garage. */
export function CarChooser({ isSignedIn, onChoose }: Props) {
  const { carTyped } = useTypedBefore({ carTyped: '' });
  const [typed, setTyped] = useState(carTyped);
  const [isUnknown, setIsUnknown] = useState(false);
  const garage = useAnswer(isSignedIn ? 'garage' : undefined, readGarageCars);
  const choose = async (text: string) => {
    const slug = await slugOfTyped(text).catch(() => undefined);
    setIsUnknown(slug === undefined);
    if (slug === undefined) return;
    rememberCar(slug);
    onChoose?.(slug);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void choose(typed);
  };
  return (
    <form onSubmit={submit} className="max-w-xl">
      <Field label="Your car: make, model and year" error={isUnknown ? UNKNOWN : undefined}>
        {(control) => (
          <div className="flex gap-2">
            <TextInput
              {...control}
              name="carTyped"
              autoComplete="off"
              placeholder="Ford Focus 2015"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" tone="secondary">
              Show
            </Button>
          </div>
        )}
      </Field>
      {garage.data !== undefined && garage.data.length > 0 && (
        <ul aria-label="Your garage" className="mt-3 flex flex-wrap gap-2">
          {garage.data.map((name) => (
            <li key={name}>
              <Button size="sm" tone="secondary" onClick={() => void choose(name)}>
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
