import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** What is entered from day to day. */
export const CAR_ACTIONS = ['fuel', 'charge', 'odometer', 'cost', 'done'] as const;
export type CarAction = (typeof CAR_ACTIONS)[number];

/** A car whose day-to-day entries are made here. */
export interface ActedCar {
  readonly id: string;
  readonly name: string;
  readonly fuel: Fuel | null;
  /** Whether it is shared for fuel and readings only. */
  readonly isFuelOnly: boolean;
}

/** What a car takes in: an unknown one fuel, a plug-in hybrid both. Of one that is shared for fuel neither costs nor work. */
export const actionsOf = ({
  fuel,
  isFuelOnly,
}: Pick<ActedCar, 'fuel' | 'isFuelOnly'>): readonly CarAction[] =>
  CAR_ACTIONS.filter((action) =>
    action === 'fuel'
      ? fuel !== 'electric'
      : action === 'charge'
        ? fuel === 'electric' || fuel === 'plug-in-hybrid'
        : action === 'odometer' || !isFuelOnly,
  );
