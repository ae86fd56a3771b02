import * as endpoints from '@wrenchwise/contract/endpoints/tyres';
import type { Database } from '@wrenchwise/database/database';

import type { Feature } from '../../../platform/feature.ts';
import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import type { LogService } from '../log/log.service.ts';
import { createVehicleRecords } from '../vehicle-records/vehicle-records.service.ts';
import { tyreStore } from './tyre-sets.repository.ts';
import { createTyresService } from './tyres.service.ts';

/** Sets of tyres of vehicles. */
export const createTyresFeature = (dependencies: {
  readonly db: Database;
  readonly log: Pick<LogService, 'addIn' | 'removeIn'>;
  readonly now: () => Date;
}): Feature => {
  const sets = createVehicleRecords({ db: dependencies.db, store: tyreStore });
  const tyres = createTyresService(dependencies);
  return {
    mountApi: ({ mount }) => {
      mount(endpoints.listTyreSets, async ({ params }, { user }) => ({
        sets: await sets.list(user.id, params.id),
      }));
      mount(endpoints.createTyreSet, ({ params, body }, { user, headers }) =>
        sets.create(user.id, params.id, body, idempotencyKeyOf(headers)),
      );
      mount(endpoints.updateTyreSet, ({ params, body }, { user }) =>
        sets.update(user.id, params.id, body),
      );
      mount(endpoints.deleteTyreSet, ({ params }, { user }) => sets.remove(user.id, params.id));
      mount(endpoints.restoreTyreSet, ({ params }, { user }) => sets.restore(user.id, params.id));
      mount(endpoints.addTread, ({ params, body }, { user, headers }) =>
        tyres.addTread(user, params.id, body, idempotencyKeyOf(headers)),
      );
      mount(endpoints.deleteTread, ({ params }, { user }) =>
        tyres.removeTread(user, params.id, params.treadId),
      );
      mount(endpoints.swapTyres, ({ params, body }, { user, headers }) =>
        tyres.swap(user, params.id, body, idempotencyKeyOf(headers)),
      );
      mount(endpoints.undoTyreSwap, ({ params }, { user }) =>
        tyres.undoSwap(user, params.id, params.swapId),
      );
    },
  };
};
