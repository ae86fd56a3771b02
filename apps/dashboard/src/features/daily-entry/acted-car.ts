import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** A car whose day-to-day entries are made here. */
export interface ActedCar {
  readonly id: string;
  readonly name: string;
  readonly fuel: Fuel | null;
}
