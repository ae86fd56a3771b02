import { t } from '@lingui/core/macro';
import { formatRange } from '@wrenchwise/car-ui/words/money.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Cause } from '@wrenchwise/rules/diagnosis';

import { carName } from '~/features/diagnoses/car-name.ts';

import { carFacts } from './car-facts.ts';
import { pricingOf } from './price-basis.ts';

/** The parts of a repair as plain text to send to a shop: the car, then each part. */
export const shopList = (
  diagnosis: Diagnosis,
  cause: Cause,
  unit: Parameters<typeof carFacts>[1],
): string => {
  const shown = { currency: pricingOf(diagnosis, cause).currency, whole: true };
  return [
    t`Parts for a ${carName(diagnosis)}`,
    carFacts(diagnosis, unit),
    `Repair: ${cause.repairTitle}`,
    '',
    ...cause.parts.map(
      (part) =>
        t`- ${part.name}${part.ifNeeded ? t` (if needed)` : ''}, usually ${formatRange(part, shown)}`,
    ),
    '',
    t`Please check the part numbers against the registration or VIN.`,
  ]
    .filter((line, index, lines) => line !== '' || lines[index - 1] !== '')
    .join('\n');
};

/** Where to search for a part of this car; undefined where the operator has set nothing usable. */
export const partSearchUrl = (
  template: string | null | undefined,
  car: Pick<Diagnosis, 'make' | 'model' | 'year'>,
  part: string,
): string | undefined => {
  if (!template?.startsWith('https://')) return undefined;
  return template.replaceAll('{query}', () => encodeURIComponent(`${carName(car)} ${part}`));
};
