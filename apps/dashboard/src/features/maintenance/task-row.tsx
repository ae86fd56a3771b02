import { t } from '@lingui/core/macro';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import {
  Check,
  CircleCheck,
  Clock,
  Pencil,
  ReceiptText,
  Repeat,
  Trash2,
  TriangleAlert,
  Undo2,
} from 'lucide-react';

import { distanceText } from '~/user-settings/distance-text.ts';
import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

import { carText, dueText, repeatText } from './due-words.ts';

const LOOK = {
  overdue: { word: t`Overdue`, tone: 'high', Icon: TriangleAlert },
  'due-soon': { word: t`Due soon`, tone: 'medium', Icon: Clock },
  later: { word: t`Later`, tone: 'neutral', Icon: Clock },
  done: { word: t`Done`, tone: 'low', Icon: CircleCheck },
} as const satisfies Record<
  MaintenanceTask['state'],
  { tone: BadgeTone; word: string; Icon: unknown }
>;

export interface TaskActions {
  readonly onComplete: (task: MaintenanceTask) => void;
  readonly onEdit: (task: MaintenanceTask) => void;
  readonly onDelete: (task: MaintenanceTask) => void;
  readonly onReopen: (task: MaintenanceTask) => void;
  /** Missing where receipts cannot be shown. */
  readonly onReceipts: ((task: MaintenanceTask) => void) | undefined;
}

/** One task: what, on which car, when, why, and what can be done with it. */
export function TaskRow({
  task,
  showsCar,
  actions,
}: {
  task: MaintenanceTask;
  showsCar: boolean;
  actions: TaskActions;
}) {
  const dates = useDates();
  const ownUnit = useDistanceUnit();
  const unit = task.vehicle?.distanceUnit ?? ownUnit;
  const { word, tone, Icon } = LOOK[task.state];
  const canEdit = task.vehicle?.canEdit ?? true;
  const { onReceipts } = actions;
  const logEntryId = task.completion?.logEntryId ?? null;
  const repeat = repeatText(task.repeat, unit);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-label wrap-anywhere">{task.task}</span>
          <Badge tone={tone} icon={<Icon aria-hidden />}>
            {word}
          </Badge>
        </p>
        <p className="figures mt-0.5 text-sm text-soft">
          {showsCar && <span className="wrap-anywhere">{carText(task)} · </span>}
          {task.completion ? (
            <DoneText completion={task.completion} unit={unit} />
          ) : (
            t`Due ${dueText(task, unit, dates)}`
          )}
        </p>
        {repeat !== '' && !task.completion && (
          <p className="figures mt-0.5 flex items-center gap-1.5 text-sm text-faint">
            <Repeat aria-hidden className="size-3.5" />
            {repeat}
          </p>
        )}
        {task.reason !== null && (
          <p className="measure mt-1 text-sm text-faint wrap-anywhere">{task.reason}</p>
        )}
        {task.notes !== null && (
          <p className="measure mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-soft">
            {task.notes}
          </p>
        )}
      </div>
      {onReceipts && logEntryId !== null && task.vehicle !== null && (
        <IconButton label={t`Receipts of ${task.task}`} onClick={() => onReceipts(task)}>
          <ReceiptText aria-hidden className="size-4.5" />
        </IconButton>
      )}
      {canEdit && (
        <div className="flex items-center gap-1">
          {task.completion ? (
            <Button
              tone="secondary"
              icon={<Undo2 aria-hidden className="size-4.5" />}
              onClick={() => actions.onReopen(task)}
              aria-label={t`Reopen ${task.task}`}
            >{t`Reopen`}</Button>
          ) : (
            <>
              <Button
                tone="secondary"
                icon={<Check aria-hidden className="size-4.5" />}
                onClick={() => actions.onComplete(task)}
                aria-label={t`Complete ${task.task}`}
              >{t`Complete`}</Button>
              <IconButton label={t`Edit ${task.task}`} onClick={() => actions.onEdit(task)}>
                <Pencil aria-hidden className="size-4.5" />
              </IconButton>
            </>
          )}
          <IconButton label={t`Delete ${task.task}`} onClick={() => actions.onDelete(task)}>
            <Trash2 aria-hidden className="size-4.5" />
          </IconButton>
        </div>
      )}
    </li>
  );
}

function DoneText({
  completion,
  unit,
}: {
  completion: NonNullable<MaintenanceTask['completion']>;
  unit: DistanceUnit;
}) {
  const { longDay } = useDates();
  const { date, odometer, costCents, currency, doneBy } = completion;
  return [
    t`Done ${longDay(date)}`,
    ...(odometer === null ? [] : [`at ${distanceText(Math.round(odometer), unit)}`]),
    ...(costCents === null || currency === null ? [] : [formatCents(costCents, { currency })]),
    ...(doneBy === null ? [] : [doneBy]),
  ].join(' · ');
}
