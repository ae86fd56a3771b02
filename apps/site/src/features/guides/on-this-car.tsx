import { OnThisCarNotes } from '@wrenchwise/car-ui/guides/on-this-car-notes.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { sitePath } from '@wrenchwise/ui/site-address.ts';
import { versionWords } from '@wrenchwise/vehicle/version-words';

import { rememberCar, useChosenCar } from '~/page-state/chosen-car.ts';
import { changeAddress } from '~/page-state/use-address.ts';
import { useAnswer } from '~/page-state/use-answer.ts';

import { CarChooser } from './car-chooser.tsx';
import { readGuideOnCar } from './guides.queries.ts';

const forget = () => {
  rememberCar('');
  changeAddress(sitePath(location.pathname), { replace: true });
};

/** What differs on the reader's car, and a way to choose it. Empty until the page is hydrated. */
export function OnThisCar({ slug, isSignedIn }: { slug: string; isSignedIn: boolean }) {
  const car = useChosenCar();
  const answer = useAnswer(car === '' ? undefined : car, (signal) =>
    readGuideOnCar({ slug, car }, signal),
  );
  if (car === '') {
    return (
      <div className="mt-3">
        <p className="measure mb-4 text-soft">
          See whether your car can have this fault, how common it is, and whether the part has been
          recalled.
        </p>
        <CarChooser isSignedIn={isSignedIn} />
      </div>
    );
  }
  return (
    <div className="mt-3" aria-live="polite">
      {answer.data ? (
        <OnThisCarNotes on={answer.data} versions={versionWords(answer.data.only)} />
      ) : (
        <p className="text-soft">
          {answer.error === undefined ? 'Looking it up…' : presentError(answer.error).message}
        </p>
      )}
      <Button size="sm" tone="secondary" className="mt-4 print:hidden" onClick={forget}>
        Choose another car
      </Button>
    </div>
  );
}
