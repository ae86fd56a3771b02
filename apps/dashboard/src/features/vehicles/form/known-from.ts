import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';

import type { VehicleDraft } from './vehicle-draft.ts';

const TEXT_MAX = 60;

/** What the address says of a car, for the form to fill in; the form checks it like what is typed. */
export const knownFrom = (params: URLSearchParams): Partial<VehicleDraft> => {
  const text = (name: string): string => (params.get(name) ?? '').slice(0, TEXT_MAX);
  const fuel = FUELS.find((known) => known === params.get('fuel'));
  const transmission = TRANSMISSIONS.find((known) => known === params.get('transmission'));
  return {
    make: text('make'),
    model: text('model'),
    year: text('year'),
    registration: text('registration'),
    ...(fuel === undefined ? {} : { fuel }),
    ...(transmission === undefined ? {} : { transmission }),
  };
};
