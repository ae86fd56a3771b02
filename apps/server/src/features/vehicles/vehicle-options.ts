import type { VehicleOptions } from '@wrenchwise/domain/endpoints/vehicle-options';
import type { PriceSettings } from '@wrenchwise/domain/pricing';

const NONE: VehicleOptions = {
  fuels: [],
  transmissions: [],
  onlyFuel: null,
  onlyTransmission: null,
};

/** What a model leaves to choose from. Its table is half a megabyte: it is loaded on first use. */
export const vehicleOptions = async (
  car: { make: string; model: string; year: number },
  { priceRegion }: Pick<PriceSettings, 'priceRegion'>,
): Promise<VehicleOptions> => {
  const { modelOptions } = await import('@wrenchwise/vehicle/facts/model-options');
  const found = modelOptions(car, priceRegion === 'us' ? 'us' : 'uk');
  return found === undefined
    ? NONE
    : {
        fuels: [...found.fuels],
        transmissions: [...found.transmissions],
        onlyFuel: found.onlyFuel ?? null,
        onlyTransmission: found.onlyTransmission ?? null,
      };
};
