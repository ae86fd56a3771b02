import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';

import { FUEL_WORDS, TRANSMISSION_WORDS } from './vehicle-words.ts';

interface Car {
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

/** '2015 Ford Focus'. */
export const carName = ({ year, make, model }: Car): string => `${year} ${make} ${model}`;

/** 'Petrol · Manual · 82,000 miles': what else is known of the car; empty when nothing is. */
export const carFacts = ({ fuel, transmission, mileage }: Diagnosis): string =>
  [
    fuel && FUEL_WORDS[fuel],
    transmission && TRANSMISSION_WORDS[transmission],
    mileage !== null && `${mileage.toLocaleString('en-GB')} miles`,
  ]
    .filter(Boolean)
    .join(' · ');
