import type { VinDecoder } from '../../adapters/vin-decoder/port.ts';
import type { Feature } from '../../feature.ts';
import type { Log } from '../../log.ts';
import { mountVin } from './vin.routes.ts';
import { createVinService } from './vin.service.ts';

/** What vehicle identification numbers say. */
export const createVinFeature = (dependencies: {
  vinDecoder: VinDecoder | undefined;
  now: () => Date;
  log: Log;
}): Feature => {
  const service = createVinService(dependencies);
  return { mountApi: ({ mount }) => mountVin(mount, service) };
};
