import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ProposedTask } from '@wrenchwise/contract/endpoints/maintenance-plan';
import { dayIn } from '@wrenchwise/rules/garage/task-state';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { useState } from 'react';

import { LockedFeature, PlanGate } from '~/ui/plan-gate.tsx';
import { distanceText } from '~/user-settings/distance-text.ts';
import { useDistanceUnit, useTimeZone } from '~/user-settings/user-settings.ts';

import { proposalQuery, useCreateTasks, useCreateTemplate } from './maintenance.queries.ts';
import { countedFrom, editProblems, type ProposalEdit, taskOf } from './proposal-edit.ts';
import { ProposedItem } from './proposed-item.tsx';

interface Props {
  vehicleId: string;
  vehicleName: string;
  /** The vehicle's own; null follows the user's setting. */
  vehicleUnit: DistanceUnit | null;
  onClose: () => void;
}

/** The typical schedule of a car, to tick what is wanted of it and to add all of that at once. */
export function PlanDialog({ vehicleId, vehicleName, vehicleUnit, onClose }: Props) {
  const query = useQuery(proposalQuery(vehicleId));
  const ownUnit = useDistanceUnit();
  const unit = vehicleUnit ?? ownUnit;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Proposed schedule`}
      description={`${vehicleName}. Typical of such cars; the car’s own manual overrules it.`}
    >
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load maintenance schedules`}
        loadingLabel={t`Working out the schedule`}
        skeleton={<Skeleton className="h-96 rounded-md" />}
      >
        {({ items, basis }) => (
          <Proposal
            vehicleId={vehicleId}
            items={items}
            basis={basis}
            unit={unit}
            onClose={onClose}
          />
        )}
      </DataState>
    </Dialog>
  );
}

function Proposal({
  vehicleId,
  items,
  basis,
  unit,
  onClose,
}: {
  vehicleId: string;
  items: readonly ProposedTask[];
  basis: { mileage: number | null; milesPerYear: number };
  unit: DistanceUnit;
  onClose: () => void;
}) {
  const [now] = useState(() => new Date());
  const today = dayIn(useTimeZone() ?? null, now);
  const [edits, setEdits] = useState<Readonly<Record<string, ProposalEdit>>>({});
  const [lastDone, setLastDone] = useState<Readonly<Record<string, string>>>({});
  const add = useCreateTasks();
  const free = items.filter(({ isPlanned }) => !isPlanned);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(free.filter(({ need }) => need !== 'check').map((item) => item.serviceItem)),
  );
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  const wanted = free.filter((item) => ticked.has(item.serviceItem));

  const made = (item: ProposedTask) =>
    taskOf(countedFrom(item, lastDone[item.serviceItem] ?? ''), edits[item.serviceItem], unit, {
      date: today,
      mileage: basis.mileage,
    });
  const hasProblem = wanted.some(({ serviceItem }) => {
    const edit = edits[serviceItem];
    return edit !== undefined && Object.keys(editProblems(edit, unit)).length > 0;
  });

  const send = () =>
    add.mutate(
      { vehicleId, tasks: wanted.map(made) },
      {
        onSuccess: ({ added }) => {
          void showToast(
            'success',
            plural(added, { one: `1 task added`, other: `${added} tasks added` }),
          );
          onClose();
        },
      },
    );

  return (
    <>
      <p className="mb-3 text-sm text-soft">{t`Worked out for ${distanceText(Math.round(basis.milesPerYear), unit)} a year. Change what does not suit you before you add it.`}</p>
      {add.error && (
        <Notice
          tone="high"
          role="alert"
          className="mb-3"
          title={t`Failed to add maintenance schedule`}
        >
          {presentError(add.error).message}
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {items
          .map((each) => countedFrom(each, lastDone[each.serviceItem] ?? ''))
          .map((item) => (
            <ProposedItem
              key={item.serviceItem}
              item={item}
              unit={unit}
              today={today}
              isTicked={ticked.has(item.serviceItem)}
              onToggle={() => toggle(item.serviceItem)}
              lastDone={lastDone[item.serviceItem] ?? ''}
              onLastDone={(day) => setLastDone({ ...lastDone, [item.serviceItem]: day })}
              edit={edits[item.serviceItem]}
              onEdit={(edit) => setEdits({ ...edits, [item.serviceItem]: edit })}
            />
          ))}
      </ul>
      <div className="sticky -bottom-6 -mx-6 mt-4 border-t border-line bg-raised px-6 py-4">
        <Button
          wide
          busy={add.isPending}
          disabled={wanted.length === 0 || hasProblem}
          onClick={send}
        >
          {plural(wanted.length, { one: `Add 1 task`, other: `Add ${wanted.length} tasks` })}
        </Button>
      </div>
      <div className="mt-4">
        <PlanGate {...TEMPLATES}>
          <SaveAsTemplate wanted={wanted.map(made)} />
        </PlanGate>
      </div>
    </>
  );
}

/** What a plan opens here. */
const TEMPLATES = {
  featureKey: 'custom_maintenance',
  title: t`Custom maintenance schedules`,
  text: t`Keep this choice under a name, and use it for your other cars.`,
} as const;

/** The longest name of a template that the contract takes. */
const NAME_MAX = 80;

/** Saves what is ticked as a set of one's own. */
function SaveAsTemplate({ wanted }: { wanted: readonly ReturnType<typeof taskOf>[] }) {
  const [name, setName] = useState('');
  const save = useCreateTemplate();
  const failure = save.error && presentError(save.error);
  // The plan may have ended since the page was opened.
  if (failure?.code === 'permission/insufficient-rights') return <LockedFeature {...TEMPLATES} />;
  const nameProblem =
    name.length > NAME_MAX ? t`Name must be at most ${NAME_MAX} characters` : undefined;
  const items = wanted.map(({ task, repeat }) => ({
    task,
    months: repeat?.months ?? null,
    miles: repeat?.miles ?? null,
    notes: null,
  }));
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '' || nameProblem !== undefined || items.length === 0) return;
        save.mutate({ name, items });
      }}
    >
      <Field label={t`Save this choice as`} error={nameProblem} className="flex-1">
        {(control) => (
          <TextInput {...control} value={name} onChange={(event) => setName(event.target.value)} />
        )}
      </Field>
      <Button tone="secondary" type="submit" busy={save.isPending}>{t`Save`}</Button>
      {save.isSuccess && <p role="status" className="w-full text-sm text-low">{t`Saved.`}</p>}
      {failure && (
        <p role="alert" className="w-full text-sm text-high">
          {failure.message}
        </p>
      )}
    </form>
  );
}
