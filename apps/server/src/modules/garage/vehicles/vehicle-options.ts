import type { VehicleOptions } from '@wrenchwise/contract/endpoints/vehicle-options';
import { knownCountry, type Place } from '@wrenchwise/rules/place';

const NONE: VehicleOptions = {
  fuels: [],
  transmissions: [],
  onlyFuel: null,
  onlyTransmission: null,
};

/**
 * What a model leaves to choose from where its driver lives; nothing where we know no facts of that
 * market. Its table is half a megabyte: it is loaded on first use.
 */
export const vehicleOptions = async (
  car: { make: string; model: string; year: number },
  { country }: Pick<Place, 'country'>,
): Promise<VehicleOptions> => {
  const market = knownCountry(country).factsMarket;
  if (market === null) return NONE;
  const { modelOptionsIn } = await import('@wrenchwise/vehicle/facts/model-options');
  const found = modelOptionsIn(car, market);
  return found === undefined
    ? NONE
    : {
        fuels: [...found.fuels],
        transmissions: [...found.transmissions],
        onlyFuel: found.onlyFuel ?? null,
        onlyTransmission: found.onlyTransmission ?? null,
      };
};
