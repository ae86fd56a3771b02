import type { GuideOnCar } from '@wrenchwise/contract/endpoints/guides';
import { Link } from '@wrenchwise/ui/link.tsx';

const fitText = (on: GuideOnCar, versions: string): string => {
  if (on.fits === 'none') return `The ${on.car.name} cannot have this fault: it has no such part.`;
  return on.fits === 'all' || versions === ''
    ? `The ${on.car.name} can have this fault.`
    : `Of the ${on.car.name}, only these versions can have it: ${versions}.`;
};

const OFTEN = 30;
const SELDOM = 250;

const placeText = ({ place, faults }: GuideOnCar): string | undefined => {
  if (place === null) return undefined;
  const listed = `number ${place} of the ${faults} faults that we list for it`;
  if (place <= OFTEN) return `Often: ${listed}.`;
  return place >= SELDOM ? `Rarely: ${listed}.` : `Now and then: ${listed}.`;
};

const factorText = (factor: number): string =>
  factor > 1 ? `about ${factor} times as often as on other cars` : 'less often than on other cars';

interface Props {
  readonly on: GuideOnCar;
  /** The versions on which the fault is possible, in words: 'diesel; with gearbox: manual'. */
  readonly versions: string;
}

/** What differs on a car: whether it can have the fault, how often, recalls, and what the MOT tests. */
export function OnThisCarNotes({ on, versions }: Props) {
  const place = placeText(on);
  return (
    <>
      <ul className="measure grid list-disc gap-2 pl-5 marker:text-faint">
        <li>{fitText(on, versions)}</li>
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
        By make, model and year only: fuel, gearbox and equipment of your own car decide.{' '}
        <Link to={on.specifications} className="text-link">
          All that we know of the {on.car.name}
        </Link>
      </p>
    </>
  );
}
