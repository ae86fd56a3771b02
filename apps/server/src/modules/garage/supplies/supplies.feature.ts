import * as endpoints from '@wrenchwise/contract/endpoints/supplies';
import type { Database } from '@wrenchwise/database/database';

import type { Feature } from '../../../platform/feature.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import { createSuppliesService } from './supplies.service.ts';

/** What is on a user's shelf. Jobs take from it by the log (`log/log.service.ts`). */
export const createSuppliesFeature = (dependencies: { readonly db: Database }): Feature => {
  const supplies = createSuppliesService(dependencies);
  return {
    mountApi: ({ mount }) => {
      mount(endpoints.listSupplies, async (_, { user }) => ({
        supplies: await supplies.list(user.id),
      }));
      mount(endpoints.createSupply, ({ body }, { user, headers }) =>
        supplies.create(user.id, body, idempotencyKeyOf(headers)),
      );
      mount(endpoints.updateSupply, ({ params, body }, { user }) =>
        supplies.update(user.id, params.id, body),
      );
      mount(endpoints.deleteSupply, ({ params }, { user }) => supplies.remove(user.id, params.id));
      mount(endpoints.restoreSupply, ({ params }, { user }) =>
        supplies.restore(user.id, params.id),
      );
    },
  };
};
