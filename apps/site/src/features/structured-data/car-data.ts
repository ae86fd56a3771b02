import { openGraphImageFor } from '@wrenchwise/client/open-graph-image.ts';
import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';

import { jsonLd } from './json-ld.ts';

interface SpecifiedCar {
  readonly path: string;
  readonly name: string;
  readonly make: string;
  readonly model: string;
  /** First and last year listed. */
  readonly years: readonly [number, number] | undefined;
  readonly fuels: readonly string[];
  readonly gearboxes: readonly string[];
  readonly drives: readonly string[];
  readonly emissionStandards: readonly string[];
}

/** A model of car, for its page's `meta`: exactly what the page shows, nothing more. */
export const carData = ({ path, name, make, model, years, ...more }: SpecifiedCar) =>
  jsonLd('Car', {
    name,
    model,
    brand: { '@type': 'Brand', name: make },
    manufacturer: { '@type': 'Organization', name: make },
    url: absoluteUrl(path),
    image: absoluteUrl(openGraphImageFor(path, name).path),
    ...(years === undefined
      ? {}
      : { vehicleModelDate: String(years[1]), productionDate: String(years[0]) }),
    fuelType: more.fuels,
    vehicleTransmission: more.gearboxes,
    driveWheelConfiguration: more.drives,
    meetsEmissionStandard: more.emissionStandards,
  });
