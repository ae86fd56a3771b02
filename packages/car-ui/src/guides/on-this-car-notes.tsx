import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GuideOnCar } from '@wrenchwise/contract/endpoints/guides';
import { Link } from '@wrenchwise/ui/link.tsx';

const fitText = (on: GuideOnCar, versions: string): string => {
  const { name } = on.car;
  if (on.fits === 'none') return t`The ${name} cannot have this fault: it does not have the part.`;
  return on.fits === 'all' || versions === ''
    ? t`The ${name} can have this fault.`
    : t`Only these versions of the ${name} can have it: ${versions}.`;
};

const OFTEN = 30;
const SELDOM = 250;

const placeText = ({ place, faults }: GuideOnCar): string | undefined => {
  if (place === null) return undefined;
  if (place === 1) return t`It is the commonest fault that we list for this car.`;
  const listed = t`it ranks ${place} of the ${faults} faults that we list for this car`;
  if (place <= OFTEN) return t`It is common: ${listed}.`;
  return place >= SELDOM ? t`It is rare: ${listed}.` : t`It happens now and then: ${listed}.`;
};

const factorText = (factor: number): string =>
  factor > 1
    ? t`about ${factor} times as common as on other cars`
    : t`less common than on other cars`;

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
            <Trans>
              This car is known for it{years !== null && ` (${years[0]}–${years[1]})`}:{' '}
              {factorText(factor)}. This is our estimate, based on {source}.
            </Trans>
          </li>
        ))}
        {on.recalls.map(({ id, country, summary }) => (
          <li
            key={id}
          >{t`Recall ${id} (${country}): ${summary} Look up your VIN to see whether your car is affected.`}</li>
        ))}
        {on.mot && (
          <li>
            <Trans>
              This part of the car is checked in the MOT.
              {on.motFailures !== null &&
                t` Of MOT tests of this model up to 2015, ${Math.round(on.motFailures)} % were failed, for any reason.`}
            </Trans>
          </li>
        )}
      </ul>
      <p className="mt-3 text-sm text-soft">
        <Trans>
          This goes by make, model and year only; your own car’s fuel, gearbox and equipment decide.{' '}
          <Link to={on.specifications} className="text-link">
            Everything we know about the {on.car.name}
          </Link>
        </Trans>
      </p>
    </>
  );
}
