import type { ScheduledService } from '@wrenchwise/vehicle/service/scheduled-service';
import type { ServiceItemId } from '@wrenchwise/vehicle/service/service-item';
import { serviceSchedule } from '@wrenchwise/vehicle/service/service-schedule';

import type { VehicleSituation } from '../../garage/maintenance/plan.service.ts';

/** A service item that begins anew with a job. */
export type After = Pick<
  ScheduledService,
  'item' | 'title' | 'reason' | 'interval' | 'dueDate' | 'dueMileage'
>;

/**
 * When these items are due after a job of a day (YYYY-MM-DD) and an odometer in miles, by this car's
 * schedule. What the car does not have, and what is planned already, is left out.
 */
export const servicesAfter = (
  { input, planned }: Pick<VehicleSituation, 'input' | 'planned'>,
  items: readonly ServiceItemId[],
  { date, odometer }: { readonly date: string; readonly odometer: number | null },
): readonly After[] => {
  const mileage = odometer ?? input.mileage ?? input.vehicle.mileage ?? undefined;
  const schedule = serviceSchedule({
    ...input,
    history: [
      ...(input.history ?? []),
      ...items.map((item) => ({ item, date, ...(mileage === undefined ? {} : { mileage }) })),
    ],
  });
  return items.flatMap((item) => {
    const found = schedule.find((each) => each.item === item);
    const isDue = found?.dueDate !== undefined || found?.dueMileage !== undefined;
    return found && isDue && !planned.includes(item) ? [found] : [];
  });
};
