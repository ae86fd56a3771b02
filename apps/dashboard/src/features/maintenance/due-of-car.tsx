import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { Clock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';

import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

import { dueText } from './due-words.ts';
import { tasksQuery } from './maintenance.queries.ts';

const SHOWN = 4;

const isDue = ({ state }: MaintenanceTask): boolean => state === 'overdue' || state === 'due-soon';

/** The tasks of a car that are overdue or due within a month. Nothing where none is, or they cannot be read. */
export function DueOfCar({
  vehicle: { id, distanceUnit },
}: {
  vehicle: { readonly id: string; readonly distanceUnit: DistanceUnit | null };
}) {
  const { data } = useQuery(tasksQuery({ vehicleId: id, isDone: false, page: 1 }));
  const dates = useDates();
  const ownUnit = useDistanceUnit();
  const due = data?.tasks.filter(isDue) ?? [];
  if (due.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {due.slice(0, SHOWN).map((task) => (
        <li key={task.id} className="relative flex items-start gap-3 py-3 hover:bg-sunken">
          {task.state === 'overdue' ? (
            <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-high" />
          ) : (
            <Clock aria-hidden className="mt-0.5 size-5 shrink-0 text-medium" />
          )}
          <div className="min-w-0">
            <Link
              to={`/dashboard/vehicles/${id}/tasks`}
              prefetch="intent"
              className="font-label wrap-anywhere after:absolute after:inset-0"
            >
              {task.task}
            </Link>
            <p className="figures text-sm text-soft">
              {task.state === 'overdue' ? t`Overdue` : t`Due soon`} ·{' '}
              {dueText(task, distanceUnit ?? ownUnit, dates)}
            </p>
          </div>
        </li>
      ))}
      {due.length > SHOWN && (
        <li className="py-2">
          <Link to={`/dashboard/vehicles/${id}/tasks`} className="text-link text-sm">
            {t`${due.length - SHOWN} more due`}
          </Link>
        </li>
      )}
    </ul>
  );
}
