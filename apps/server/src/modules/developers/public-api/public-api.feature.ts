import { V1_ENDPOINTS } from '@wrenchwise/contract/public-api';

import type { Feature } from '../../../platform/feature.ts';
import { publicApiDocument } from '../../../platform/http/openapi.ts';
import { mountPublicApi } from './public-api.routes.ts';
import type { PublicServices } from './public-services.ts';

/** Version 1 of the public API, and the document that describes it. */
export const createPublicApiFeature = ({
  services,
  appUrl,
}: {
  services: PublicServices;
  appUrl: string;
}): Feature => {
  const document = publicApiDocument(V1_ENDPOINTS, appUrl);
  return {
    mountApi: ({ app, mount }) => {
      mountPublicApi(mount, services);
      app.get('/api/v1/openapi.json', (c) => c.json(document));
    },
  };
};
