import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Clock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';

import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

import { carText, dueText } from './due-words.ts';
import { nextTasksQuery } from './next-tasks.queries.ts';

const isDue = ({ state }: MaintenanceTask): boolean => state === 'overdue' || state === 'due-soon';

const NONE: ReadonlySet<string> = new Set();

/**
 * What is overdue or due within a month, for the overview, but for what is shown elsewhere. Nothing where nothing is,
 * or it cannot be read.
 */
export function DueSoon({ except = NONE }: { except?: ReadonlySet<string> }) {
  const { data } = useQuery(nextTasksQuery());
  const dates = useDates();
  const ownUnit = useDistanceUnit();
  const due = data?.tasks.filter((task) => isDue(task) && !except.has(task.id)) ?? [];
  if (due.length === 0) return null;
  return (
    <section aria-labelledby="due-soon" className="min-w-0">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="due-soon" className="text-lg">{t`Due soon`}</h2>
        <Link
          to="/dashboard/maintenance"
          prefetch="intent"
          className="text-link text-sm"
        >{t`All tasks`}</Link>
      </div>
      <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {due.map((task) => (
          <li
            key={task.id}
            className="flex items-start justify-between gap-3 px-4 py-3 sm:items-center sm:px-5"
          >
            <div className="min-w-0">
              <p className="font-label wrap-anywhere">{task.task}</p>
              <p className="figures text-sm text-soft wrap-anywhere">
                {t`${carText(task)} · Due ${dueText(task, task.vehicle?.distanceUnit ?? ownUnit, dates)}`}
              </p>
            </div>
            {task.state === 'overdue' ? (
              <Badge tone="high" icon={<TriangleAlert aria-hidden />}>{t`Overdue`}</Badge>
            ) : (
              <Badge tone="medium" icon={<Clock aria-hidden />}>{t`Due soon`}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
