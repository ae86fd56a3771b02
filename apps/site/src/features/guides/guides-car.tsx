import type { GuideCar } from '@wrenchwise/contract/endpoints/guides';
import { Button } from '@wrenchwise/ui/button.tsx';

import { useRememberedCar } from '~/page-state/chosen-car.ts';

import { CarChooser } from './car-chooser.tsx';

interface Props {
  /** The car that the list is for. */
  readonly car: GuideCar | undefined;
  readonly isSignedIn: boolean;
  /** Empty: all cars. */
  readonly onChoose: (slug: string) => void;
}

/** Which car the list is for, and how to choose one. */
export function GuidesCar({ car, isSignedIn, onChoose }: Props) {
  const remembered = useRememberedCar();
  if (car !== undefined) {
    return (
      <div className="mt-4 flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-lg border border-accent-line bg-accent-soft px-4 py-3">
        <p>
          For the <span className="font-label">{car.name}</span>: what it can have, what fails most
          on it first.
        </p>
        <Button size="sm" tone="secondary" onClick={() => onChoose('')}>
          All cars
        </Button>
      </div>
    );
  }
  return (
    <details className="mt-4 max-w-2xl">
      <summary className="min-h-9 cursor-pointer font-label">For your car</summary>
      <div className="mt-3">
        <CarChooser isSignedIn={isSignedIn} onChoose={onChoose} />
        {remembered !== '' && (
          <Button size="sm" tone="secondary" className="mt-3" onClick={() => onChoose(remembered)}>
            The car that you chose last
          </Button>
        )}
      </div>
    </details>
  );
}
