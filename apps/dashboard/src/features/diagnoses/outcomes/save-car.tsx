import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { CarFront } from 'lucide-react';
import { useState } from 'react';

import { carName } from '~/features/diagnoses/car-name.ts';
import { savedCarsQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { newRequestKey } from '~/queries/request-key.ts';
import { mayEdit } from '~/ui/vehicle-roles.ts';

import { useNameCar } from './outcomes.queries.ts';

/** Of a diagnosis without a saved car: which one it is, or the car is saved now. */
export function SaveCar({ diagnosis }: { diagnosis: Diagnosis }) {
  const name = useNameCar(diagnosis);
  const cars = useQuery(savedCarsQuery());
  const [key] = useState(newRequestKey);
  const same = (cars.data?.vehicles ?? []).filter(
    ({ make, model, role }) =>
      make === diagnosis.make && model === diagnosis.model && mayEdit(role),
  );
  const press = (vehicleId?: string) =>
    name.mutate(
      { key, ...(vehicleId === undefined ? {} : { vehicleId }) },
      { onError: (error) => void showToast('error', presentError(error).message) },
    );
  return (
    <>
      <p className="measure text-sm text-soft">
        {same.length > 0
          ? t`Which of your cars is it? The job and its cost go into its log.`
          : t`Save the car first: the job, its cost and what is due next go into its log.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        {same.map(({ id, year, nickname, registration, make, model }) => (
          <Button key={id} tone="secondary" busy={name.isPending} onClick={() => press(id)}>
            {[nickname ?? carName({ year, make, model }), registration].filter(Boolean).join(', ')}
          </Button>
        ))}
        <Button
          tone={same.length > 0 ? 'ghost' : 'secondary'}
          icon={<CarFront aria-hidden className="size-4.5" />}
          busy={name.isPending}
          onClick={() => press()}
        >
          {same.length > 0 ? t`Another one: save it` : t`Save the ${carName(diagnosis)}`}
        </Button>
      </div>
    </>
  );
}
