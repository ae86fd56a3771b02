import { FuelAndGearbox, MileageField } from '~/ui/car-fields.tsx';
import { OnlyChoice } from '~/ui/only-choice.tsx';

import { noAttemptIsOpen } from './draft.ts';

/** Facts that rule causes out; filled in where the model leaves no choice. */
export function MoreAboutTheCar() {
  return (
    <div>
      <div className="grid gap-5 sm:grid-cols-3">
        <FuelAndGearbox />
        <MileageField placeholder="82,000" />
      </div>
      <p className="mt-2 text-sm text-faint">
        Optional. What the car has not got cannot be broken: no spark plugs in a diesel, no clutch
        pedal in an automatic.
      </p>
      <OnlyChoice className="mt-1" mayFill={noAttemptIsOpen} />
    </div>
  );
}
