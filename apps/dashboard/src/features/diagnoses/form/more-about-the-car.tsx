import { t } from '@lingui/core/macro';
import {
  FUEL_WORDS,
  TRANSMISSION_WORDS,
  ifAssumed,
} from '@wrenchwise/car-ui/words/vehicle-words.ts';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { fromMiles } from '@wrenchwise/vehicle/mileage';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { FuelAndGearbox, MileageField } from '~/ui/car-fields.tsx';
import { FilledMark } from '~/ui/filled-in/filled-mark.tsx';

import { assumedOf, type DiagnoseDraft } from './diagnose-fields.ts';

/** Fuel, gearbox and mileage: folded, with what is known of them and how, since none has to be said. */
export function MoreAboutTheCar() {
  const { control, formState } = useFormContext<DiagnoseDraft>();
  const draft = useWatch({
    control,
    name: ['fuel', 'transmission', 'mileage', 'distanceUnit', 'filled'],
  });
  const [fuel, transmission, mileage, distanceUnit, filled] = draft;
  const [isOpen, setOpen] = useState(false);
  const assumed = assumedOf({ fuel, transmission, mileage, filled });
  const unit = distanceUnit === 'miles' ? 'miles' : 'km';
  const number = Number(mileage.replace(/[\s,.]/g, ''));
  const known = [
    fuel && ifAssumed(FUEL_WORDS[fuel], 'fuel', assumed),
    transmission && ifAssumed(TRANSMISSION_WORDS[transmission], 'transmission', assumed),
    mileage &&
      Number.isFinite(number) &&
      ifAssumed(
        `${fromMiles(number, 'miles').toLocaleString(NUMBER_LOCALE)} ${unit}`,
        'mileage',
        assumed,
      ),
  ].filter(Boolean);
  return (
    <details
      className="group rounded-md border border-line"
      open={isOpen || formState.errors.mileage !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-md px-3.5 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-label">{t`Fuel, gearbox and mileage`}</span>
          <span className="block text-sm text-faint">
            {known.length === 0 ? t`Optional` : known.join(' · ')}
          </span>
        </span>
        {assumed.length > 0 && (
          <span className="text-sm font-label text-accent-text group-open:hidden">{t`Change`}</span>
        )}
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line p-3.5">
        <div className="grid items-start gap-5 sm:grid-cols-3">
          <FuelAndGearbox />
          <div>
            <MileageField placeholder="82,000" />
            <FilledMark field="mileage" className="mt-1.5" />
          </div>
        </div>
        <p className="mt-3 text-sm text-faint">{t`What you choose rules causes out: no spark plugs in a diesel, no clutch pedal in an automatic. What is only assumed rules nothing out.`}</p>
      </div>
    </details>
  );
}
