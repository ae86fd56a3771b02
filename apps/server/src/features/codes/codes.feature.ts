import type { CodeLibrary } from '@wrenchwise/library/create-library';

import type { Feature } from '../../feature.ts';
import { mountCodePaths, mountCodes } from './codes.routes.ts';
import { createCodesService } from './codes.service.ts';

/** What trouble codes mean. `servesPages`: whether there are pages that their spellings lead to. */
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
