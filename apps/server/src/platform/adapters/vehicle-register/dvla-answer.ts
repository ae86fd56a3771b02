import { z } from 'zod';

import type { RegisterEntry } from './port.ts';
import { day, defined, month, whole, word, year } from './register-values.ts';

const MAX_CM3 = 30_000;
const MAX_GRAMS = 2000;

/** A vehicle of the Vehicle Enquiry Service 1.2; what it says beyond this is dropped. */
const DvlaVehicle = z.object({
  registrationNumber: z.string(),
  make: word,
  yearOfManufacture: year,
  monthOfFirstRegistration: month,
  colour: word,
  fuelType: word,
  engineCapacity: whole(MAX_CM3),
  co2Emissions: whole(MAX_GRAMS),
  euroStatus: word,
  realDrivingEmissions: word,
  wheelplan: word,
  motStatus: word,
  motExpiryDate: day,
  taxStatus: word,
  taxDueDate: day,
});

/** What a 200 of the Vehicle Enquiry Service says; undefined when it has not the shape of one. */
export const entryOfDvla = (body: unknown): RegisterEntry | undefined => {
  const parsed = DvlaVehicle.safeParse(body);
  if (!parsed.success) return undefined;
  const { registrationNumber: _, ...facts } = parsed.data;
  return defined(facts);
};
