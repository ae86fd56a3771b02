import { t } from '@lingui/core/macro';
import { keepDiagnosisDraft } from '@wrenchwise/client/diagnosis-draft.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Check, ListPlus, Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { useAdvisoryTask } from '~/features/vehicles/vehicles.queries.ts';
import { mayEdit } from '~/ui/vehicle-roles.ts';
import { useDates } from '~/user-settings/user-settings.ts';

type OpenAdvisory = VehicleLookup['openAdvisories'][number];

const DAY_MS = 86_400_000;
const SOON_DAYS = 30;
const TASK_MAX = 200;

/** Before the next MOT, or within a month where that is unknown or past. */
const dueDateOf = (motExpiryDate: string | null): string => {
  const soon = new Date(Date.now() + SOON_DAYS * DAY_MS).toISOString().slice(0, 10);
  return motExpiryDate !== null && motExpiryDate > soon ? motExpiryDate : soon;
};

/** What the latest test found and nobody is seen to have repaired: a task or a diagnosis on a press. */
export function OpenAdvisories({
  vehicle,
  advisories,
}: {
  vehicle: Vehicle;
  advisories: readonly OpenAdvisory[];
}) {
  return (
    <Card>
      <h2 className="text-lg">{t`Still to be repaired`}</h2>
      {advisories.length === 0 ? (
        <p className="mt-1.5 text-soft">{t`The latest test left nothing open.`}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {advisories.map((advisory) => (
            <Advisory key={advisory.text} advisory={advisory} vehicle={vehicle} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Advisory({ advisory, vehicle }: { advisory: OpenAdvisory; vehicle: Vehicle }) {
  const { longDay } = useDates();
  const navigate = useNavigate();
  const add = useAdvisoryTask(vehicle.id);
  const [isAdded, setAdded] = useState(false);
  const { text, foundOn, reading } = advisory;
  const days = foundOn.map((day) => longDay(day));
  const plan = () =>
    add.mutate(
      {
        task: (reading?.task ?? text).slice(0, TASK_MAX),
        reason: `MOT test of ${days.at(-1)}: ${text}`.slice(0, 500),
        dueDate: dueDateOf(vehicle.motExpiryDate),
      },
      {
        onSuccess: () => {
          setAdded(true);
          void showToast('success', t`Added to your maintenance tasks`);
        },
        onError: (error) =>
          void showToast(
            'error',
            t`Failed to add maintenance schedule. ${presentError(error).message}`,
          ),
      },
    );
  const diagnose = () => {
    keepDiagnosisDraft({ symptoms: reading?.evidence ?? t`The MOT tester noted: ${text}` });
    void navigate(`/dashboard/diagnose?vehicle=${vehicle.id}`);
  };
  return (
    <li className="py-4">
      <p>{text}</p>
      <p className="mt-0.5 text-sm text-faint">{t`Found on ${days.join(', ')}`}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {mayEdit(vehicle.role) && (
          <Button
            tone="secondary"
            busy={add.isPending}
            disabled={isAdded}
            icon={
              isAdded ? (
                <Check aria-hidden className="size-4.5" />
              ) : (
                <ListPlus aria-hidden className="size-4.5" />
              )
            }
            onClick={plan}
          >
            {isAdded ? t`Task added` : t`Add a task`}
          </Button>
        )}
        <Button
          tone="ghost"
          icon={<Stethoscope aria-hidden className="size-4.5" />}
          onClick={diagnose}
        >{t`Diagnose it`}</Button>
      </div>
    </li>
  );
}
