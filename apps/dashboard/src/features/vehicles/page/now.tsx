import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { motLeftOpen } from '@wrenchwise/rules/garage/mot-left-open';
import { MOTORBIKE_UNKNOWN } from '@wrenchwise/rules/garage/vehicle-kinds';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { LawDays } from './law-days.tsx';
import { OpenProblemCard } from './open-problem-card.tsx';

/** How a car is today: its open problem, what is due, what its last MOT left open, MOT and tax. */
export function Now({
  vehicle,
  due,
}: {
  vehicle: Vehicle;
  /** The tasks that are due: another feature's. */
  due: ReactNode;
}) {
  const { id, sameRegistration, register, openProblem, kind } = vehicle;
  const [same] = sameRegistration;
  const { advised, failed } = motLeftOpen(register?.record.openAdvisories ?? []);
  const found = advised + failed;
  return (
    <section aria-labelledby="now" className="grid min-w-0 gap-4">
      <h2 id="now" className="text-lg">{t`Now`}</h2>
      {same !== undefined && (
        <Notice tone="medium">
          <Trans>
            You have saved{' '}
            <Link to={`/dashboard/vehicles/${same}`} className="text-link">
              another vehicle
            </Link>{' '}
            with the same registration.
          </Trans>
        </Notice>
      )}
      {kind === 'motorbike' && <p className="text-soft">{MOTORBIKE_UNKNOWN}</p>}
      <OpenProblemCard vehicle={vehicle} />
      {openProblem === null && kind !== 'motorbike' && (
        <p className="text-soft">{t`No problem is open on this car.`}</p>
      )}
      {due}
      {found > 0 && (
        <p>
          <Trans>
            <Link to={`/dashboard/vehicles/${id}/more/mot`} prefetch="intent" className="text-link">
              {plural(found, { one: `1 finding`, other: `${found} findings` })} of its MOT tests
            </Link>{' '}
            {plural(found, { one: `is`, other: `are` })} not seen to be repaired.
          </Trans>
        </p>
      )}
      <LawDays vehicle={vehicle} />
    </section>
  );
}
