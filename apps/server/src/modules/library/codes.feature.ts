import type { CodeLibrary } from '@wrenchwise/library/create-library';

import type { FeatureWith } from '../../platform/feature.ts';
import { mountCodePaths, mountCodes } from './codes.routes.ts';
import { type CodesService, createCodesService } from './codes.service.ts';

/** Meanings of trouble codes. `servesPages`: whether there are pages to redirect to. */
export const createCodesFeature = ({
  codes,
  servesPages,
}: {
  codes: CodeLibrary;
  servesPages: boolean;
}): FeatureWith<CodesService> => {
  const service = createCodesService(codes);
  return {
    service,
    mountApi: ({ mount }) => mountCodes(mount, service),
    mountPages: ({ app }) => {
      if (servesPages) mountCodePaths(app, service);
    },
  };
};
