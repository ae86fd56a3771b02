import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Menu } from '@wrenchwise/ui/menu.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Tabs } from '@wrenchwise/ui/tabs.tsx';
import { Ellipsis, ListChecks, Plus, Star } from 'lucide-react';
import { useState } from 'react';

import { overviewQuery } from './maintenance.queries.ts';
import { MotFindings } from './mot-left-open.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import type { RenderReceipts } from './receipts-of-task.tsx';
import { TaskCalendar } from './task-calendar.tsx';
import { TaskList } from './task-list.tsx';
import { TemplateDialog } from './template-dialog.tsx';
import { useTaskActions } from './use-task-actions.tsx';

type Overview = NonNullable<ReturnType<typeof useOverview>['data']>;

const useOverview = (vehicleId: string | undefined) => useQuery(overviewQuery(vehicleId));

interface Props {
  /** One vehicle's tasks; without it, those of every car, to choose from. */
  vehicleId?: string;
  renderReceipts?: RenderReceipts;
}

/** The tasks to do, as a list and as a calendar, and those done. */
export function MaintenanceView({ vehicleId: fixed, renderReceipts }: Props) {
  const [chosen, setChosen] = useState<string>();
  const vehicleId = fixed ?? chosen;
  const query = useOverview(vehicleId);
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to load maintenance schedules`}
      loadingLabel={t`Loading the tasks`}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(overview) => (
        <Loaded
          overview={overview}
          vehicleId={vehicleId}
          renderReceipts={renderReceipts}
          onChoose={fixed === undefined ? setChosen : undefined}
        />
      )}
    </DataState>
  );
}

function Loaded({
  overview,
  vehicleId,
  renderReceipts,
  onChoose,
}: {
  overview: Overview;
  vehicleId: string | undefined;
  renderReceipts: RenderReceipts | undefined;
  onChoose: ((id: string | undefined) => void) | undefined;
}) {
  const { counts, today, vehicles } = overview;
  const [tab, setTab] = useState('list');
  const [open, setOpen] = useState<'plan' | 'template'>();
  const { actions, dialog, add } = useTaskActions({ vehicles, vehicleId, today, renderReceipts });
  const vehicle = vehicles.find(({ id }) => id === vehicleId);
  const planned = vehicle ?? (vehicles.length === 1 ? vehicles[0] : undefined);
  const canPlan = planned?.canEdit === true;
  const shown = { vehicleId, actions };
  const toDo = counts.overdue + counts['due-soon'] + counts.later;
  return (
    <>
      <Head
        vehicles={vehicles}
        vehicleId={vehicleId}
        onChoose={onChoose}
        onAdd={add}
        onOpen={canPlan ? setOpen : undefined}
      />
      <MotFindings vehicles={vehicle ? [vehicle] : vehicles} />
      <Tabs
        label={t`Tasks`}
        value={tab}
        onChange={setTab}
        tabs={[
          {
            id: 'list',
            label: t`To do (${toDo})`,
            content: (
              <TaskList
                key={vehicleId}
                {...shown}
                isDone={false}
                showsCar={onChoose !== undefined}
                emptyAction={
                  canPlan ? (
                    <Button
                      icon={<ListChecks aria-hidden className="size-4.5" />}
                      onClick={() => setOpen('plan')}
                    >{t`Propose a schedule`}</Button>
                  ) : (
                    <Button onClick={add}>{t`Add a task`}</Button>
                  )
                }
              />
            ),
          },
          {
            id: 'calendar',
            label: t`Calendar`,
            content: <TaskCalendar {...shown} today={today} />,
          },
          {
            id: 'done',
            label: t`Done (${counts.done})`,
            content: (
              <TaskList key={vehicleId} {...shown} isDone showsCar={onChoose !== undefined} />
            ),
          },
        ]}
      />
      {dialog}
      {open === 'plan' && planned && (
        <PlanDialog
          vehicleId={planned.id}
          vehicleName={planned.name}
          vehicleUnit={planned.distanceUnit}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'template' && planned && (
        <TemplateDialog
          vehicleId={planned.id}
          mileage={planned.mileage}
          today={today}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

function PlanMenu({ onOpen }: { readonly onOpen: (what: 'plan' | 'template') => void }) {
  return (
    <Menu
      trigger={
        <Button tone="secondary" size="icon" aria-label={t`Schedules`}>
          <Ellipsis aria-hidden className="size-5" />
        </Button>
      }
      items={[
        {
          id: 'plan',
          label: t`Propose a schedule`,
          icon: <ListChecks aria-hidden />,
          onSelect: () => onOpen('plan'),
        },
        {
          id: 'template',
          label: t`Your own schedules`,
          icon: <Star aria-hidden />,
          onSelect: () => onOpen('template'),
        },
      ]}
    />
  );
}

/** Whose tasks are shown, the one thing that most come for, and a menu for the rest. */
function Head({
  vehicles,
  vehicleId,
  onChoose,
  onAdd,
  onOpen,
}: {
  vehicles: Overview['vehicles'];
  vehicleId: string | undefined;
  onChoose: ((id: string | undefined) => void) | undefined;
  onAdd: () => void;
  /** Opens schedules; missing where nothing can be planned. */
  onOpen: ((what: 'plan' | 'template') => void) | undefined;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-end gap-2">
      {onChoose && vehicles.length > 1 && (
        <label className="mr-auto grid w-full gap-1.5 text-sm font-label sm:w-64">
          {t`Vehicle`}
          <Select
            value={vehicleId ?? ''}
            onChange={(event) => onChoose(event.target.value || undefined)}
          >
            <option value="">{t`All vehicles`}</option>
            {vehicles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      )}
      <Button
        icon={<Plus aria-hidden className="size-4.5" />}
        onClick={onAdd}
      >{t`Add a task`}</Button>
      {onOpen && <PlanMenu onOpen={onOpen} />}
    </div>
  );
}
