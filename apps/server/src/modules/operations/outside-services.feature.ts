import { listServices } from '@wrenchwise/contract/endpoints/outside-services';
import { OUTSIDE_SERVICES } from '@wrenchwise/rules/outside-services';

import type { Config } from '../../platform/config/config.ts';
import { servicesInForce } from '../../platform/config/services-in-force.ts';
import type { Feature } from '../../platform/feature.ts';

/** Which outside services this installation uses, for the pages that were built before it. */
export const createOutsideServicesFeature = ({ config }: { config: Config }): Feature => {
  const services = servicesInForce(config).map(({ id, host }) => ({
    id,
    host,
    ...OUTSIDE_SERVICES[id],
  }));
  return { mountApi: ({ mount }) => mount(listServices, async () => ({ services })) };
};
