import { t } from '@lingui/core/macro';
import type { TaskVehicle } from '@wrenchwise/rules/garage/maintenance-task';
import { motLeftOpenWords } from '@wrenchwise/rules/garage/mot-left-open';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Link } from 'react-router';

/**
 * What MOT tests left open on these cars and no task names yet: beside the tasks, so that a list without tasks does not
 * read as a car without faults.
 */
export function MotFindings({ vehicles }: { vehicles: readonly TaskVehicle[] }) {
  const open = vehicles.flatMap(({ id, name, motLeftOpen }) => {
    const words = motLeftOpenWords(motLeftOpen);
    return words === undefined ? [] : [{ id, name, words, hasFailed: motLeftOpen.failed > 0 }];
  });
  if (open.length === 0) return null;
  return (
    <Notice
      tone={open.some(({ hasFailed }) => hasFailed) ? 'high' : 'medium'}
      title={t`Found at an MOT test, not on your list`}
      className="mb-5"
    >
      <ul className="grid gap-1">
        {open.map(({ id, name, words }) => (
          <li key={id}>
            {vehicles.length > 1 && <span className="font-label">{`${name}: `}</span>}
            {words}{' '}
            <Link
              to={`/dashboard/vehicles/${id}/more/mot`}
              className="text-link"
            >{t`See them in the MOT history`}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
