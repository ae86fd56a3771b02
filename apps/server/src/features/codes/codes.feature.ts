import type { Feature } from '../../feature.ts';
import { mountCodePaths, mountCodes } from './codes.routes.ts';
import { createCodesService } from './codes.service.ts';

/** What trouble codes mean. `servesPages`: whether there are pages that their spellings lead to. */
export const createCodesFeature = ({ servesPages }: { servesPages: boolean }): Feature => {
  const service = createCodesService();
  return {
    mountApi: ({ mount }) => mountCodes(mount, service),
    mountPages: ({ app }) => {
      if (servesPages) mountCodePaths(app, service);
    },
  };
};
