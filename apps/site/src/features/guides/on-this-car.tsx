import { presentError } from '@wrenchwise/client/present-error.ts';
import type { GuideOnCar } from '@wrenchwise/domain/endpoints/guides';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

import { rememberCar, useChosenCar } from '~/lib/chosen-car.ts';
import { changeAddress } from '~/lib/use-address.ts';
import { useAnswer } from '~/lib/use-answer.ts';

import { CarChooser } from './car-chooser.tsx';
import { readGuideOnCar } from './guides.queries.ts';

const forget = () => {
  rememberCar('');
  changeAddress(location.pathname, { replace: true });
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
          Whether it can have this fault, how often it does, and recalls of the part.
        </p>
        <CarChooser isSignedIn={isSignedIn} />
      </div>
    );
  }
  return (
    <div className="mt-3" aria-live="polite">
      {answer.data ? (
        <Told on={answer.data} />
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

const lowerWords = (words: readonly string[]): string =>
  words.map((word) => (/^[A-Z]{2}/.test(word) ? word : word.toLowerCase())).join(', ');

/** 'diesel; manual': the versions on which it is possible. */
const versionsText = ({ only }: GuideOnCar): string =>
  [
    lowerWords(only.fuels.map((fuel) => FUEL_WORDS[fuel])),
    lowerWords(only.transmissions.map((kind) => TRANSMISSION_WORDS[kind])),
  ]
    .filter((text) => text !== '')
    .join('; with gearbox: ');

const fitText = (on: GuideOnCar): string => {
  if (on.fits === 'none') return `The ${on.car.name} cannot have this fault: it has no such part.`;
  const versions = versionsText(on);
  return on.fits === 'all' || versions === ''
    ? `The ${on.car.name} can have this fault.`
    : `Of the ${on.car.name}, only these versions can have it: ${versions}.`;
};

const OFTEN = 30;
const SELDOM = 250;

const placeText = ({ place, faults }: GuideOnCar): string | undefined => {
  if (place === null) return undefined;
  const told = `number ${place} of the ${faults} faults that we list for it`;
  if (place <= OFTEN) return `Often: ${told}.`;
  return place >= SELDOM ? `Rarely: ${told}.` : `Now and then: ${told}.`;
};

const factorText = (factor: number): string =>
  factor > 1 ? `about ${factor} times as often as on other cars` : 'less often than on other cars';

function Told({ on }: { on: GuideOnCar }) {
  const place = placeText(on);
  return (
    <>
      <ul className="measure grid list-disc gap-2 pl-5 marker:text-faint">
        <li>{fitText(on)}</li>
        {place !== undefined && <li>{place}</li>}
        {on.known.map(({ factor, years, source }) => (
          <li key={`${factor} ${source}`}>
            Known for it{years !== null && ` (${years[0]}–${years[1]})`}: {factorText(factor)}. Our
            estimate, from: {source}.
          </li>
        ))}
        {on.recalls.map(({ id, country, summary }) => (
          <li key={id}>
            Recall {id} ({country}): {summary} Your VIN says whether your car is concerned.
          </li>
        ))}
        {on.mot && (
          <li>
            The British MOT tests this part of the car.
            {on.motFailures !== null &&
              ` Of MOT tests of this model up to 2015, ${Math.round(on.motFailures)} % were failed, all parts together.`}
          </li>
        )}
      </ul>
      <p className="mt-3 text-sm text-soft">
        By make, model and year alone: fuel, gearbox and equipment of your own car decide.{' '}
        <Link to={on.specifications} className="text-link">
          All that we know of the {on.car.name}
        </Link>
      </p>
    </>
  );
}
