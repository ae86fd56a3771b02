import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { normaliseRegistration } from '@wrenchwise/vehicle/registration';
import { Search } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';

import { modelName } from '~/features/vehicles/vehicle-name.ts';
import { garageQuery } from '~/features/vehicles/vehicles.queries.ts';

import { LookupResult } from './lookup-result.tsx';
import { useRegistration } from './use-registration.ts';
import { isSameMark, type VehicleDraft } from './vehicle-draft.ts';

/** The registration: typed as on a plate, and looked up in the registers. */
export function RegistrationField({
  vehicleId,
  isNew = false,
  onUsed,
}: {
  /** Of the vehicle that is edited. */
  vehicleId: string | undefined;
  /** Of a new vehicle the registers are asked, and their answer taken over, without a further press. */
  isNew?: boolean;
  /** The registers' answer was taken over. */
  onUsed: (found: VehicleLookup) => void;
}) {
  const { register, formState, control } = useFormContext<VehicleDraft>();
  const [registration, elsewhere] = useWatch({
    control,
    name: ['registration', 'registeredElsewhere'],
  });
  const { lookUp, ask, askIfWhole, use, forget } = useRegistration({ isNew, onUsed });
  const garage = useQuery(garageQuery());
  const same = garage.data?.vehicles.find(
    (vehicle) => vehicle.id !== vehicleId && isSameMark(vehicle.registration ?? '', registration),
  );
  const registered = register('registration');

  return (
    <div className="grid gap-4">
      <Field
        label={t`Registration`}
        hint={
          elsewhere
            ? t`As it is on the plate.`
            : t`We look a UK registration up and fill in what the registers know.`
        }
        error={formState.errors.registration?.message}
      >
        {(wiring) => (
          <div className="flex flex-wrap gap-2">
            <TextInput
              {...wiring}
              {...registered}
              onChange={(event) => {
                const { target } = event;
                if (!elsewhere) {
                  const typed = target.value;
                  const at = target.selectionStart ?? typed.length;
                  target.value = normaliseRegistration(typed);
                  // The caret stays behind what stood before it.
                  const before = normaliseRegistration(typed.slice(0, at)).length;
                  target.setSelectionRange(before, before);
                }
                forget();
                void registered.onChange(event);
              }}
              onPaste={() => setTimeout(askIfWhole)}
              onBlur={(event) => {
                void registered.onBlur(event);
                askIfWhole();
              }}
              onKeyDown={(event) => {
                // Enter in this field asks the registers; the form is sent by its button.
                if (event.key !== 'Enter' || elsewhere) return;
                event.preventDefault();
                ask();
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              placeholder={elsewhere ? '' : 'AB12CDE'}
              className="figures max-w-56 min-w-0 flex-1 text-lg font-bold tracking-wider uppercase"
            />
            {!elsewhere && (
              <Button
                tone="secondary"
                busy={lookUp.isPending}
                icon={<Search aria-hidden className="size-4.5" />}
                onClick={ask}
              >
                {lookUp.isPending ? t`Looking up…` : t`Look up`}
              </Button>
            )}
          </div>
        )}
      </Field>
      <Checkbox
        {...register('registeredElsewhere')}
        label={t`It is registered in another country`}
      />
      {same && (
        <Notice tone="medium" role="status">
          <Trans>
            This registration is already in your garage:{' '}
            <Link to={`/dashboard/vehicles/${same.id}`} className="text-link">
              {modelName(same)}
            </Link>
            . You can save it once more.
          </Trans>
        </Notice>
      )}
      {lookUp.isError && <LookupFailed error={lookUp.error} />}
      {lookUp.data && (
        <LookupResult found={lookUp.data} {...(isNew ? { onRefuse: forget } : { onUse: use })} />
      )}
    </div>
  );
}

function LookupFailed({ error }: { error: Error }) {
  const { message, requestId } = presentError(error);
  return (
    <Notice tone="high" role="alert" title={message}>
      <p>{t`You can type the details below instead.`}</p>
      {requestId && <p className="mt-1 text-xs text-faint">{t`Request ${requestId}`}</p>}
    </Notice>
  );
}
