import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { normaliseVin, vinProblem } from '@wrenchwise/vehicle/vin';
import { ScanLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { canScan } from './barcode-detector.ts';
import type { VehicleDraft } from './vehicle-draft.ts';
import { VinOffer } from './vin-offer.tsx';

const VinScanner = lazy(() => import('./vin-scanner.tsx'));

const PROBLEMS = {
  shape: t`A VIN has 17 letters and digits, without I, O and Q. Please check it; it is saved as it is.`,
  'check-digit': t`The check digit does not fit: one of the characters is probably mistyped. It is saved as it is.`,
} as const;

/** The VIN: typed, pasted, or read by the camera where the browser can. It is checked softly. */
export function VinField() {
  const { register, formState, setValue, control } = useFormContext<VehicleDraft>();
  const vin = useWatch({ control, name: 'vin' });
  const [isScanning, setScanning] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const problem = vin.trim() === '' || isTyping ? undefined : vinProblem(vin);
  const registered = register('vin');
  return (
    <div>
      <Field
        label={t`VIN`}
        hint={t`Behind the windscreen, on the driver’s door pillar, or in the registration papers.`}
        error={formState.errors.vin?.message}
      >
        {(wiring) => (
          <div className="flex gap-2">
            <TextInput
              {...wiring}
              {...registered}
              onFocus={() => setTyping(true)}
              onBlur={(event) => {
                setTyping(false);
                setValue('vin', normaliseVin(event.target.value), { shouldDirty: true });
                void registered.onBlur(event);
              }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="figures min-w-0 uppercase"
            />
            {canScan() && (
              <Button
                tone="secondary"
                icon={<ScanLine aria-hidden className="size-4.5" />}
                onClick={() => setScanning(true)}
              >{t`Scan`}</Button>
            )}
          </div>
        )}
      </Field>
      {problem && (
        <p role="status" className="mt-1.5 text-sm text-medium">
          {PROBLEMS[problem]}
        </p>
      )}
      {!isTyping && <VinOffer vin={vin} />}
      {isScanning && (
        <Suspense>
          <VinScanner
            onClose={() => setScanning(false)}
            onRead={(read) => {
              setScanning(false);
              setValue('vin', read, { shouldDirty: true });
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
