import { t } from '@lingui/core/macro';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { fieldErrorsBy } from '@wrenchwise/contract/field-errors';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { isUkRegistration } from '@wrenchwise/vehicle/registration';
import { useState } from 'react';

import { useCreateVehicle, useUpdateVehicle } from '~/features/vehicles/vehicles.queries.ts';
import { FILLABLE, type FilledIn } from '~/ui/filled-in/filled-in.ts';
import { useDistanceUnit } from '~/user-settings/user-settings.ts';

import { FailedSave } from './failed-save.tsx';
import { MoreFields } from './more-fields.tsx';
import { NameFields } from './name-fields.tsx';
import { RegistrationField } from './registration-field.tsx';
import {
  draftOf,
  isSameMark,
  toBody,
  type VehicleDraft,
  VehicleForm as Fields,
} from './vehicle-draft.ts';

const fieldErrors = fieldErrorsBy({
  paths: {
    make: 'make',
    model: 'model',
    year: 'year',
    registration: 'registration',
    nickname: 'nickname',
    vin: 'vin',
    color: 'color',
    engine: 'engine',
    notes: 'notes',
    fuel: 'fuel',
    transmission: 'transmission',
    mileage: 'mileage',
  },
  codes: {
    'vehicle/mileage-below-last': 'mileage',
    'vehicle/mileage-far-above-last': 'mileage',
  },
});

/** What was asked for by name stays, as if it had been typed. */
const handFilled = (known: Partial<VehicleDraft>): FilledIn =>
  Object.fromEntries(FILLABLE.filter((field) => known[field]).map((field) => [field, 'hand']));

/** Adds a vehicle. */
export function AddVehicle({
  known,
  onSaved,
}: {
  /** What is known of it already: its fields are filled in. */
  known: Partial<VehicleDraft>;
  onSaved: (vehicle: Vehicle) => void;
}) {
  const create = useCreateVehicle();
  const unit = useDistanceUnit();
  const [lookedUp, setLookedUp] = useState('');
  return (
    <Form
      schema={Fields}
      defaultValues={{ ...draftOf(undefined, unit), ...known, filled: handFilled(known) }}
      attempt={create}
      onSubmit={(fields) =>
        create.mutate(
          {
            body: toBody(fields, unit),
            isLookedUp:
              isSameMark(fields.registration, lookedUp) && isUkRegistration(fields.registration),
          },
          { onSuccess: onSaved },
        )
      }
      fieldErrors={fieldErrors}
      renderFailure={(error) => <FailedSave error={error} />}
      className="grid gap-4"
    >
      {() => (
        <>
          <Card>
            <RegistrationField
              vehicleId={undefined}
              isNew
              onUsed={({ registration }) => setLookedUp(registration)}
            />
          </Card>
          <FieldsAndButton isBusy={create.isPending || create.isSuccess} />
        </>
      )}
    </Form>
  );
}

/** Changes a vehicle; a mileage that does not fit is asked about. */
export function EditVehicle({
  vehicle,
  onSaved,
}: {
  vehicle: Vehicle;
  onSaved: (vehicle: Vehicle) => void;
}) {
  const update = useUpdateVehicle(vehicle.id);
  const unit = useDistanceUnit();
  const confirm = () => {
    const { variables } = update;
    if (variables) update.mutate({ ...variables, confirm: true }, { onSuccess: onSaved });
  };
  return (
    <Form
      schema={Fields}
      defaultValues={draftOf(vehicle, unit)}
      attempt={update}
      onSubmit={(fields) => {
        const { mileage, ...body } = toBody(fields, unit, vehicle);
        update.mutate(
          { ...body, ...(mileage === undefined || mileage === null ? {} : { mileage }) },
          { onSuccess: onSaved },
        );
      }}
      fieldErrors={fieldErrors}
      renderFailure={(error) => <FailedSave error={error} onConfirm={confirm} />}
      className="grid gap-4"
    >
      {() => (
        <>
          <Card>
            <RegistrationField vehicleId={vehicle.id} onUsed={() => undefined} />
          </Card>
          <FieldsAndButton isBusy={update.isPending || update.isSuccess} />
        </>
      )}
    </Form>
  );
}

function FieldsAndButton({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <Card>
        <NameFields />
      </Card>
      <MoreFields />
      <Button type="submit" size="lg" className="justify-self-start max-sm:w-full" busy={isBusy}>
        {isBusy ? t`Saving…` : t`Save vehicle`}
      </Button>
    </>
  );
}
