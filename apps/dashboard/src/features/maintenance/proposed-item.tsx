import { t } from '@lingui/core/macro';
import type { ProposedTask } from '@wrenchwise/contract/endpoints/maintenance-plan';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { Pencil } from 'lucide-react';

import { distanceText } from '~/user-settings/distance-text.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { repeatText } from './due-words.ts';
import { editOf, type ProposalEdit } from './proposal-edit.ts';
import { ProposalFields } from './proposal-fields.tsx';

/** One piece of work of a schedule: its tick, and what can be changed of it once it is ticked. */
export function ProposedItem({
  item,
  unit,
  today,
  isTicked,
  onToggle,
  lastDone,
  onLastDone,
  edit,
  onEdit,
}: {
  item: ProposedTask;
  unit: DistanceUnit;
  /** Today where the user is, YYYY-MM-DD. */
  today: string;
  isTicked: boolean;
  onToggle: () => void;
  /** The day that the user gives where there is no record; empty without one. */
  lastDone: string;
  onLastDone: (day: string) => void;
  edit: ProposalEdit | undefined;
  onEdit: (edit: ProposalEdit) => void;
}) {
  return (
    <li className="py-2">
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-accent"
          checked={item.isPlanned || isTicked}
          disabled={item.isPlanned}
          onChange={onToggle}
        />
        <ProposedWords item={item} unit={unit} />
      </label>
      {item.hasNoRecord && item.months !== null && isTicked && !item.isPlanned && (
        <Field
          label={t`When was it last done?`}
          hint={t`There is no record. Without a day it is taken for done when it was due; if nobody knows, have it done now.`}
          className="mt-1 max-w-xs pl-8"
        >
          {(control) => (
            <TextInput
              {...control}
              type="date"
              max={today}
              value={lastDone}
              onChange={({ target }) => onLastDone(target.value)}
            />
          )}
        </Field>
      )}
      {isTicked &&
        !item.isPlanned &&
        (edit === undefined ? (
          <Button
            tone="ghost"
            size="sm"
            className="ml-8"
            icon={<Pencil aria-hidden className="size-4.5" />}
            aria-label={t`Change ${item.task}`}
            onClick={() => onEdit(editOf(item, unit))}
          >{t`Change`}</Button>
        ) : (
          <ProposalFields edit={edit} onChange={onEdit} />
        ))}
    </li>
  );
}

/** Its name, when it is due, how often, and why. */
function ProposedWords({ item, unit }: { item: ProposedTask; unit: DistanceUnit }) {
  const { longDay } = useDates();
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-2 font-label">
        {item.task}
        {item.isPlanned && <Badge tone="low">{t`Planned already`}</Badge>}
        {item.need === 'required' && <Badge tone="accent">{t`Required by law`}</Badge>}
        {item.state === 'overdue' && !item.isPlanned && <Badge tone="high">{t`Overdue`}</Badge>}
      </span>
      <span className="figures block text-sm text-soft">
        {[
          item.dueDate === null ? '' : longDay(item.dueDate),
          item.dueMileage === null ? '' : `at ${distanceText(item.dueMileage, unit)}`,
        ]
          .filter((text) => text !== '')
          .join(' or ')}
        {(item.months !== null || item.miles !== null) &&
          `, ${repeatText({ months: item.months, miles: item.miles }, unit)}`}
      </span>
      <span className="block text-sm text-faint">{item.reason}</span>
      {item.caution !== null && <span className="block text-sm text-faint">{item.caution}</span>}
    </span>
  );
}
