import * as endpoints from '@wrenchwise/contract/endpoints/log';
import { exportLog } from '@wrenchwise/contract/endpoints/log-imports';
import { getVehicleCosts } from '@wrenchwise/contract/endpoints/vehicle-costs';

import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import type { Mount, MountRead } from '../../../platform/http/mount.ts';
import { Reply } from '../../../platform/http/reply.ts';
import type { LogService } from './log.service.ts';

export const mountLog = (mount: Mount, mountRead: MountRead, log: LogService): void => {
  mount(endpoints.createLogEntry, ({ params, body }, { user, headers }) =>
    log.create(user, params.id, body, idempotencyKeyOf(headers)),
  );

  mountRead(endpoints.listLogEntries, async ({ params, query }, own) => {
    const page = await log.read(own, { vehicleId: params.id, ...query });
    return () => page;
  });

  mount(endpoints.updateLogEntry, ({ params, body }, { user }) =>
    log.update(user, params.id, body),
  );

  mount(endpoints.deleteLogEntry, ({ params }, { user }) => log.remove(user, params.id));

  mount(endpoints.restoreLogEntry, ({ params }, { user }) => log.restore(user, params.id));

  mount(getVehicleCosts, async ({ params, query }, { user }) => {
    const { spending, stretches, prices, odometer, ...rest } = await log.costs(user, {
      vehicleId: params.id,
      ...query,
    });
    return {
      ...rest,
      spending: spending.map(({ byCategory, byMonth, byMonthAndCategory, ...sums }) => ({
        ...sums,
        byCategory: [...byCategory],
        byMonth: [...byMonth],
        byMonthAndCategory: [...byMonthAndCategory],
      })),
      stretches: [...stretches],
      prices: [...prices],
      odometer: [...odometer],
    };
  });

  mount(exportLog, async ({ params, query }, { user }) => {
    return new Reply(
      await log.sheet(user, { vehicleId: params.id, ...query }),
      new Headers({ 'content-disposition': 'attachment; filename="log.csv"' }),
    );
  });
};
