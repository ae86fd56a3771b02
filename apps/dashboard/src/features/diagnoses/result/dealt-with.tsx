import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Link } from 'react-router';

import { useDates } from '~/lib/user-settings.ts';

/** Says first of all that the problem is dealt with, and where the work is put on record. */
export function DealtWith({ diagnosis }: { diagnosis: Diagnosis }) {
  const { longDate } = useDates();
  const { resolvedAt, vehicleId } = diagnosis;
  if (resolvedAt === null) return null;
  return (
    <div className="mb-4">
      <Notice tone="low" title={`Dealt with on ${longDate(resolvedAt)}`}>
        <p>
          What follows is what was known before.
          {vehicleId !== null && (
            <>
              {' '}
              <Link to={`/dashboard/vehicles/${vehicleId}/log`} className="text-link">
                Put the work and its cost into the car’s log
              </Link>
              .
            </>
          )}
        </p>
      </Notice>
    </div>
  );
}
