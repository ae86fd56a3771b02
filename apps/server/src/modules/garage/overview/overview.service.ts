import type { OutputOf } from '@wrenchwise/contract/endpoint';
import { type getGarage, MAX_GARAGE_CARS } from '@wrenchwise/contract/endpoints/garage';
import type { Reads } from '@wrenchwise/database/database';
import { dayIn, openTaskState } from '@wrenchwise/rules/garage/task-state';

import type { AccountUser } from '../../../platform/http/context.ts';
import type { VehiclesService } from '../vehicles/vehicles.service.ts';
import {
  firstRenewals,
  firstTasks,
  leftOpenOfCars,
  newestIds,
  spentLately,
} from './overview.repository.ts';

type Garage = OutputOf<typeof getGarage>;

export interface OverviewService {
  /** The garage of whom `own` serves, who is named when it is answered. */
  readonly read: (own: Reads) => Promise<(user: Pick<AccountUser, 'id' | 'timeZone'>) => Garage>;
}

const NOTHING_LEFT = { advised: 0, failed: 0 };

/** The cars of the overview, all that is shown of them asked at once. */
export const createOverviewService = ({
  vehicles,
  now,
}: {
  vehicles: Pick<VehiclesService, 'read'>;
  now: () => Date;
}): OverviewService => ({
  read: async (own) => {
    const ids = newestIds(own, MAX_GARAGE_CARS);
    const [pageOf, tasks, leftOpen, renewals, spent] = await Promise.all([
      vehicles.read(own, { state: 'run', page: 1, perPage: MAX_GARAGE_CARS }),
      firstTasks(own, ids),
      leftOpenOfCars(own, ids),
      firstRenewals(own, ids),
      spentLately(own, ids),
    ]);
    return ({ id: userId, timeZone }) => {
      const { vehicles: shown, total } = pageOf(userId);
      const today = dayIn(timeZone, now());
      const cars = shown.map((vehicle) => {
        const isOf = ({ vehicleId }: { vehicleId: string | null }) => vehicleId === vehicle.id;
        const task = tasks.find(isOf);
        const left = leftOpen.find(isOf);
        return {
          ...vehicle,
          dueTask: task
            ? {
                id: task.id,
                task: task.task,
                state: openTaskState(task.expectedOn, today),
                expectedOn: task.expectedOn,
                isEstimated: task.isEstimated,
              }
            : null,
          motLeftOpen: left ? { advised: left.advised, failed: left.failed } : NOTHING_LEFT,
          renewals: renewals
            .filter(isOf)
            .map(({ kind, provider, dueOn }) => ({ kind, provider, dueOn })),
          spentThisMonth: spent
            .filter((sum) => isOf(sum) && sum.month === today.slice(0, 7))
            .map(({ currency, cents }) => ({ currency, cents })),
        };
      });
      return { cars, total };
    };
  },
});
