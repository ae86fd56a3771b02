import type { Part } from '@wrenchwise/knowledge/schema';
import type { ServiceItemId } from '@wrenchwise/vehicle/service/service-item';

/** What a service takes at a workshop: parts in whole US dollars, labour in hours; low and high. */
interface ServiceWork {
  readonly usd: readonly [number, number];
  readonly hours: readonly [number, number];
}

/** Rough, in the same terms as the repairs of the knowledge. What costs nothing to look at is not here. */
const SERVICE_WORK: Partial<Record<ServiceItemId, ServiceWork>> = {
  'engine-oil-and-filter': { usd: [35, 110], hours: [0.4, 0.8] },
  'brake-fluid': { usd: [10, 30], hours: [0.6, 1.2] },
  'engine-coolant': { usd: [25, 80], hours: [0.8, 1.5] },
  'engine-air-filter': { usd: [15, 50], hours: [0.1, 0.4] },
  'cabin-filter': { usd: [15, 50], hours: [0.1, 0.6] },
  'fuel-filter': { usd: [25, 90], hours: [0.4, 1.2] },
  'spark-plugs': { usd: [25, 120], hours: [0.6, 2.5] },
  'timing-belt': { usd: [100, 400], hours: [2.5, 7] },
  'automatic-gearbox-oil': { usd: [90, 260], hours: [1, 2.5] },
  'cvt-fluid': { usd: [70, 200], hours: [0.8, 1.8] },
  'dual-clutch-oil': { usd: [90, 260], hours: [1, 2] },
  'all-wheel-drive-oil': { usd: [40, 130], hours: [0.6, 1.5] },
  adblue: { usd: [15, 40], hours: [0, 0] },
  'lpg-filter': { usd: [30, 90], hours: [0.6, 1.2] },
  'brake-exercise': { usd: [5, 25], hours: [0.8, 1.8] },
  'tyre-rotation': { usd: [0, 0], hours: [0.3, 0.7] },
  'wiper-blades': { usd: [20, 60], hours: [0, 0.2] },
};

/** The work of a service item as `repairPrices` takes it; undefined for mere checks and fees. */
export const serviceWork = (
  item: ServiceItemId,
):
  | { readonly parts: readonly Part[]; readonly labourHours: readonly [number, number] }
  | undefined => {
  const work = SERVICE_WORK[item];
  return work === undefined
    ? undefined
    : { parts: [{ name: 'Material', usd: work.usd }], labourHours: work.hours };
};
