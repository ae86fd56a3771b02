import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

import { carText } from './due-words.ts';
import { monthQuery } from './maintenance.queries.ts';
import { addToMonth, monthOf, weeksOf } from './month.ts';
import type { TaskActions } from './task-row.tsx';

interface Props {
  vehicleId: string | undefined;
  today: string;
  actions: TaskActions;
}

const WEEKDAYS = [
  t`Monday`,
  t`Tuesday`,
  t`Wednesday`,
  t`Thursday`,
  t`Friday`,
  t`Saturday`,
  t`Sunday`,
];

/** The open tasks by the day on which they are expected: a month's grid, on phones a list of days. */
export function TaskCalendar({ vehicleId, today, actions }: Props) {
  const { monthAndYear } = useDates();
  const [month, setMonth] = useState(monthOf(today));
  const weeks = weeksOf(month);
  const days = weeks.flat().filter((day) => day !== null);
  const query = useQuery(
    monthQuery({ vehicleId, from: days[0] ?? today, to: days.at(-1) ?? today }),
  );
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-1">
        <IconButton label={t`Previous month`} onClick={() => setMonth(addToMonth(month, -1))}>
          <ChevronLeft aria-hidden className="size-5" />
        </IconButton>
        <h2 aria-live="polite" className="min-w-44 text-center text-lg">
          {monthAndYear(month)}
        </h2>
        <IconButton label={t`Next month`} onClick={() => setMonth(addToMonth(month, 1))}>
          <ChevronRight aria-hidden className="size-5" />
        </IconButton>
        {month !== monthOf(today) && (
          <Button tone="ghost" onClick={() => setMonth(monthOf(today))}>{t`Today`}</Button>
        )}
      </div>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load maintenance schedules`}
        loadingLabel={t`Loading the calendar`}
        skeleton={<Skeleton className="h-96 rounded-lg" />}
      >
        {({ tasks }) => (
          <>
            <Grid weeks={weeks} tasks={tasks} today={today} actions={actions} />
            <DayList days={days} tasks={tasks} today={today} actions={actions} />
          </>
        )}
      </DataState>
    </div>
  );
}

const on = (tasks: readonly MaintenanceTask[], day: string) =>
  tasks.filter(({ expectedOn }) => expectedOn === day);

function TaskButton({ task, actions }: { task: MaintenanceTask; actions: TaskActions }) {
  const canEdit = task.vehicle?.canEdit ?? true;
  return (
    <button
      type="button"
      onClick={() => (canEdit ? actions.onEdit(task) : undefined)}
      className={cx(
        'block min-h-11 w-full rounded-sm border px-2 py-1 text-left text-sm wrap-anywhere hover:border-line-strong',
        task.state === 'overdue'
          ? 'border-high-line bg-high-soft text-high'
          : 'border-line bg-sunken text-ink',
      )}
    >
      <span className="block font-label">{task.task}</span>
      <span className="block text-xs text-soft">
        {carText(task)}
        {task.isEstimated && t`, by mileage`}
      </span>
    </button>
  );
}

function WeekdayRow() {
  return (
    <thead>
      <tr>
        {WEEKDAYS.map((day) => (
          <th
            key={day}
            scope="col"
            abbr={day}
            className="border border-line px-2 py-2 text-left text-xs font-label text-faint"
          >
            {day.slice(0, 3)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Grid({
  weeks,
  tasks,
  today,
  actions,
}: {
  weeks: ReturnType<typeof weeksOf>;
  tasks: readonly MaintenanceTask[];
  today: string;
  actions: TaskActions;
}) {
  return (
    <table className="hidden w-full table-fixed border-collapse overflow-hidden rounded-lg border border-line bg-surface sm:table">
      <caption className="sr-only">{t`What is due on which day`}</caption>
      <WeekdayRow />
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week.find((day) => day !== null) ?? row}>
            {week.map((day, column) => (
              <td
                key={WEEKDAYS[column]}
                className={cx(
                  'h-24 border border-line p-1.5 align-top',
                  day === null && 'bg-sunken/50',
                )}
              >
                {day !== null && (
                  <>
                    <span
                      className={cx(
                        'figures mb-1 inline-flex size-7 items-center justify-center rounded-full text-sm',
                        day === today ? 'bg-accent font-bold text-accent-ink' : 'text-faint',
                      )}
                      {...(day === today ? { 'aria-current': 'date' } : {})}
                    >
                      {Number(day.slice(8))}
                    </span>
                    <div className="grid gap-1">
                      {on(tasks, day).map((task) => (
                        <TaskButton key={task.id} task={task} actions={actions} />
                      ))}
                    </div>
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayList({
  days,
  tasks,
  today,
  actions,
}: {
  days: readonly string[];
  tasks: readonly MaintenanceTask[];
  today: string;
  actions: TaskActions;
}) {
  const { longDay } = useDates();
  const busy = days.filter((day) => on(tasks, day).length > 0);
  return (
    <div className="sm:hidden">
      {busy.length === 0 && <p className="text-soft">{t`No task falls in this month.`}</p>}
      <ol className="grid gap-4">
        {busy.map((day) => (
          <li key={day}>
            <p className="figures mb-1 text-sm font-label">
              {longDay(day)}
              {day === today && t`, today`}
            </p>
            <div className="grid gap-1.5">
              {on(tasks, day).map((task) => (
                <TaskButton key={task.id} task={task} actions={actions} />
              ))}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
