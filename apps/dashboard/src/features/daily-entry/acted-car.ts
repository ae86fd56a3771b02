import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** What is entered from day to day. */
export const CAR_ACTIONS = ['fuel', 'charge', 'odometer', 'cost', 'done'] as const;
export type CarAction = (typeof CAR_ACTIONS)[number];

/** A car whose day-to-day entries are made here. */
export interface ActedCar {
  readonly id: string;
  readonly name: string;
  readonly fuel: Fuel | null;
}

/** What a car takes in: an unknown one fuel, a plug-in hybrid both. */
export const actionsOf = (fuel: Fuel | null): readonly CarAction[] =>
  CAR_ACTIONS.filter((action) =>
    action === 'fuel'
      ? fuel !== 'electric'
      : action === 'charge'
        ? fuel === 'electric' || fuel === 'plug-in-hybrid'
        : true,
  );
