import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ScheduleIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import { TASK_STATES } from '@wrenchwise/rules/garage/task-state';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { type ReactNode, useId, useState } from 'react';

import { RowsSkeleton } from '~/ui/rows-skeleton.tsx';

import { PAGE_SIZE, tasksQuery } from './maintenance.queries.ts';
import { type TaskActions, TaskRow } from './task-row.tsx';

interface Props {
  vehicleId: string | undefined;
  isDone: boolean;
  /** Left out on the page of one vehicle. */
  showsCar: boolean;
  actions: TaskActions;
  /** What an empty list offers. */
  emptyAction?: ReactNode;
}

const TITLES = {
  overdue: t`Overdue`,
  'due-soon': t`Due soon`,
  later: t`Later`,
  done: t`Done`,
} as const;

/** The open tasks under 'Overdue', 'Due soon' and 'Later', or those done, newest first. */
export function TaskList({ vehicleId, isDone, showsCar, actions, emptyAction }: Props) {
  const [page, setPage] = useState(1);
  const query = useQuery(tasksQuery({ vehicleId, isDone, page }));
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load maintenance schedules`}
      loadingLabel={t`Loading the tasks`}
      skeleton={<RowsSkeleton rows={3} isBoxed />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          illustration={<ScheduleIllustration />}
          title={isDone ? t`Nothing is done yet` : t`No task yet`}
          text={
            isDone
              ? t`What you mark as done is saved here, with its day, odometer and cost.`
              : t`Add a task, or let us propose a schedule from the car’s fuel, age and mileage. What a test noted and parts that wear are on the car’s Checklist: make tasks of them there.`
          }
          action={isDone ? undefined : emptyAction}
        />
      }
    >
      {({ tasks, total }) => (
        <>
          <div className="grid gap-6">
            {TASK_STATES.map((state) => (
              <Group
                key={state}
                title={TITLES[state]}
                tasks={tasks.filter((task) => task.state === state)}
                showsCar={showsCar}
                actions={actions}
              />
            ))}
          </div>
          <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
        </>
      )}
    </DataState>
  );
}

function Group({
  title,
  tasks,
  ...rest
}: {
  title: string;
  tasks: readonly MaintenanceTask[];
  showsCar: boolean;
  actions: TaskActions;
}) {
  const id = useId();
  if (tasks.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-lg">
        {title} <span className="figures font-normal text-faint">{tasks.length}</span>
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} {...rest} />
        ))}
      </ul>
    </section>
  );
}
