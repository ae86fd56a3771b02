import type { VinDecoder } from '../../../platform/adapters/vin-decoder/port.ts';
import type { FeatureWith } from '../../../platform/feature.ts';
import type { Log } from '../../../platform/log.ts';
import { mountVin } from './vin.routes.ts';
import { type VinService, createVinService } from './vin.service.ts';

/** What vehicle identification numbers say. */
export const createVinFeature = (dependencies: {
  vinDecoder: VinDecoder | undefined;
  now: () => Date;
  log: Log;
}): FeatureWith<VinService> => {
  const service = createVinService(dependencies);
  return { service, mountApi: ({ mount }) => mountVin(mount, service) };
};
