import {
  FUEL_WORDS,
  TRANSMISSION_WORDS,
  ifAssumed,
} from '@wrenchwise/car-ui/words/vehicle-words.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';

import { distanceText } from '~/user-settings/distance-text.ts';

/** 'Petrol (assumed) · Manual · 82,000 miles': what else is known of the car; empty when nothing is. */
export const carFacts = (
  { fuel, transmission, mileage, assumed }: Diagnosis,
  unit: DistanceUnit,
): string =>
  [
    fuel && ifAssumed(FUEL_WORDS[fuel], 'fuel', assumed),
    transmission && ifAssumed(TRANSMISSION_WORDS[transmission], 'transmission', assumed),
    mileage !== null && ifAssumed(distanceText(mileage, unit), 'mileage', assumed),
  ]
    .filter(Boolean)
    .join(' · ');
