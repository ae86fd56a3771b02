import { ChevronDown } from 'lucide-react';
import { useFormContext } from 'react-hook-form';

import { FuelAndGearbox, MileageField } from '~/ui/car-fields.tsx';

import type { DiagnoseDraft } from './diagnose-fields.ts';

/** Facts that rule causes out: optional, and folded away until wanted. */
export function MoreAboutTheCar() {
  const { getValues } = useFormContext<DiagnoseDraft>();
  const { fuel, transmission, mileage } = getValues();
  return (
    <details className="group" open={Boolean(fuel || transmission || mileage) || undefined}>
      <summary className="-mx-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-sm px-2 text-sm font-label text-accent-text [&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="size-4.5 transition-transform duration-150 group-open:rotate-180"
        />
        More about the car
        <span className="font-normal text-faint">optional</span>
      </summary>
      <p className="mt-1 mb-4 text-sm text-faint">
        What the car has not got cannot be broken: no spark plugs in a diesel, no clutch pedal in an
        automatic.
      </p>
      <div className="grid gap-5 sm:grid-cols-3">
        <FuelAndGearbox />
        <MileageField placeholder="82,000" />
      </div>
    </details>
  );
}
