import type { VinFacts } from '@wrenchwise/contract/endpoints/vin';
import { decodeVin } from '@wrenchwise/vehicle/decode-vin';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';
import { isUnderAmericanRules, vinProblem } from '@wrenchwise/vehicle/vin';

import type { DecodedByService, VinDecoder } from '../../../platform/adapters/vin-decoder/port.ts';
import type { Log } from '../../../platform/log.ts';

export type VinService = ReturnType<typeof createVinService>;

const FUELS: readonly (readonly [RegExp, Fuel])[] = [
  [/plug.?in/i, 'plug-in-hybrid'],
  [/hybrid/i, 'hybrid'],
  [/electric/i, 'electric'],
  [/diesel/i, 'diesel'],
  [/gasoline|flex/i, 'petrol'],
  [/lpg|propane/i, 'lpg'],
];

const FACTS = [
  'country',
  'maker',
  'make',
  'model',
  'year',
  'fuel',
  'litres',
  'cylinders',
  'plant',
] as const;

type Facts = { readonly [Name in (typeof FACTS)[number]]?: VinFacts[Name] | undefined };

const factsOf = ({ fuelType, ...rest }: DecodedByService): Facts => ({
  ...rest,
  fuel: FUELS.find(([pattern]) => pattern.test(fuelType ?? ''))?.[1] ?? null,
});

/**
 * What vehicle identification numbers say, from the number itself and, of cars sold in North America,
 * from NHTSA's decoder where it is switched on (it must not read American rules into other numbers). That it does not answer fails nobody's question.
 */
export const createVinService = ({
  vinDecoder,
  now,
  log,
}: {
  vinDecoder: VinDecoder | undefined;
  now: () => Date;
  log: Log;
}) => {
  const ask = async (vin: string): Promise<Facts | undefined> => {
    if (vinDecoder === undefined) return {};
    try {
      return factsOf((await vinDecoder.decode(vin)) ?? {});
    } catch (err) {
      log.warn({ err }, 'the VIN decoder did not answer');
      return undefined;
    }
  };

  return {
    /** `vin`: 17 characters, upper case. */
    decode: async (vin: string): Promise<VinFacts> => {
      const offline: Facts = decodeVin(vin, { currentYear: now().getUTCFullYear() }) ?? {};
      const asked = await ask(vin);
      const ofService = asked ?? {};
      const sources: VinFacts['sources'] = {};
      for (const name of FACTS) {
        if ((ofService[name] ?? null) !== null) sources[name] = 'nhtsa';
        else if ((offline[name] ?? null) !== null) sources[name] = 'vin';
      }
      const fact = <Name extends (typeof FACTS)[number]>(name: Name): VinFacts[Name] | null =>
        ofService[name] ?? offline[name] ?? null;
      return {
        vin,
        checkDigit: isUnderAmericanRules(vin) ? vinProblem(vin) === undefined : null,
        country: fact('country'),
        maker: fact('maker'),
        make: fact('make'),
        model: fact('model'),
        year: fact('year'),
        fuel: fact('fuel'),
        litres: fact('litres'),
        cylinders: fact('cylinders'),
        plant: fact('plant'),
        sources,
        isDecoderMissing: asked === undefined,
      };
    },
  };
};
