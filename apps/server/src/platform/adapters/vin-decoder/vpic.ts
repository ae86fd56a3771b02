import { isUnderAmericanRules } from '@wrenchwise/vehicle/vin';
import { z } from 'zod';

import type { Retrying } from '../../policies.ts';
import { askUpstream, below, failureOf } from '../upstream/ask-upstream.ts';
import { mayPassAtOnce, UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { DecodedByService, VinDecoder } from './port.ts';

const text = z
  .string()
  .transform((value) => value.trim().slice(0, 120) || undefined)
  .nullish()
  .catch(undefined)
  .transform((value) => value ?? undefined);

const number = (most: number) =>
  text.transform((value) => {
    const found = Number(value);
    return value !== undefined && found > 0 && found <= most ? found : undefined;
  });

const Values = z.object({
  ErrorCode: z.string(),
  Make: text,
  Model: text,
  ModelYear: number(2100),
  FuelTypePrimary: text,
  DisplacementL: number(30),
  EngineCylinders: number(24),
  Manufacturer: text,
  PlantCity: text,
  PlantCountry: text,
});

const Answer = z.object({ Results: z.tuple([Values]).rest(z.unknown()) });

const NOT_DECODED: ReadonlySet<string> = new Set(['6', '7']);

/**
 * Whether an answer is about this car: 0 is clean, 1 a wrong check digit, 6 an incomplete number, 7 none
 * of a car registered for the US. A number that American rules do not bind must be clean.
 */
const isDecoded = (errorCodes: string, vin: string): boolean => {
  const codes = new Set(errorCodes.split(',').map((code) => code.trim()));
  return isUnderAmericanRules(vin) ? codes.isDisjointFrom(NOT_DECODED) : errorCodes.trim() === '0';
};

const inTitleCase = (name: string): string =>
  name.replace(/[A-Z]{4,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase());

/** NHTSA's vPIC: of cars sold in North America only. */
export const vpicDecoder = (settings: {
  baseUrl: string;
  timeoutMs: number;
  retrying: Retrying;
}): VinDecoder => ({
  decode: (vin) =>
    settings.retrying(async (): Promise<DecodedByService | undefined> => {
      const path = `/api/vehicles/DecodeVinValues/${encodeURIComponent(vin)}?format=json`;
      const answer = await askUpstream(
        below(settings.baseUrl, path),
        { headers: { accept: 'application/json' } },
        settings,
      );
      if (answer.status !== 200) throw failureOf(answer);
      const parsed = Answer.safeParse(answer.body);
      if (!parsed.success) throw new UpstreamFailure('failed', 'the answer is no decoded VIN');
      const [values] = parsed.data.Results;
      if (!isDecoded(values.ErrorCode, vin)) return undefined;
      const plant = [values.PlantCity, values.PlantCountry].filter((part) => part !== undefined);
      return {
        make: values.Make === undefined ? undefined : inTitleCase(values.Make),
        model: values.Model,
        year: values.ModelYear,
        fuelType: values.FuelTypePrimary,
        litres: values.DisplacementL,
        cylinders: values.EngineCylinders,
        maker: values.Manufacturer,
        plant: plant.length === 0 ? undefined : inTitleCase(plant.join(', ')),
      };
    }, mayPassAtOnce),
});
