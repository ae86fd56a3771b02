import * as endpoints from '@wrenchwise/contract/endpoints/vehicle-lookup';

import type { Mount } from '../../../platform/http/mount.ts';
import type { VehicleLookupService } from './vehicle-lookup.service.ts';

export const mountVehicleLookup = (mount: Mount, { lookUp }: VehicleLookupService): void => {
  mount(endpoints.lookUpVehicle, ({ query }) => lookUp(query.registration));
};
