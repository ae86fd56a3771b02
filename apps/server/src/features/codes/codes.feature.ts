import type { CodeLibrary } from '@wrenchwise/library/create-library';

import type { Feature } from '../../feature.ts';
import { mountCodePaths, mountCodes } from './codes.routes.ts';
import { createCodesService } from './codes.service.ts';

/** Meanings of trouble codes. `servesPages`: whether there are pages to redirect to. */
export const createCodesFeature = ({
  codes,
  servesPages,
}: {
  codes: CodeLibrary;
  servesPages: boolean;
}): Feature => {
  const service = createCodesService(codes);
  return {
    mountApi: ({ mount }) => mountCodes(mount, service),
    mountPages: ({ app }) => {
      if (servesPages) mountCodePaths(app, service);
    },
  };
};
