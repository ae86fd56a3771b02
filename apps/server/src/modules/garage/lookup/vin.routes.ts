import * as endpoints from '@wrenchwise/contract/endpoints/vin';

import type { Mount } from '../../../platform/http/mount.ts';
import type { VinService } from './vin.service.ts';

export const mountVin = (mount: Mount, { decode }: VinService): void => {
  mount(endpoints.decodeVin, ({ params }) => decode(params.vin));
};
