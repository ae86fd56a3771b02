import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { type DistanceUnit, distanceText } from '@wrenchwise/vehicle/mileage';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

/** 'Petrol · Manual · 82,000 miles': what else is known of the car; empty when nothing is. */
export const carFacts = ({ fuel, transmission, mileage }: Diagnosis, unit: DistanceUnit): string =>
  [
    fuel && FUEL_WORDS[fuel],
    transmission && TRANSMISSION_WORDS[transmission],
    mileage !== null && distanceText(mileage, unit),
  ]
    .filter(Boolean)
    .join(' · ');
