export const FUELS = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg'] as const;
export type Fuel = (typeof FUELS)[number];

export const TRANSMISSIONS = ['manual', 'automatic', 'cvt', 'dual-clutch', 'single-speed'] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

/** What an app may fill in by itself: from what a model was sold with, and from earlier readings. */
export const ASSUMABLE = ['fuel', 'transmission', 'mileage'] as const;
export type Assumable = (typeof ASSUMABLE)[number];

/** A vehicle. Every field may be missing: unknown is not 'no'. */
export interface Vehicle {
  readonly make?: string | null;
  readonly model?: string | null;
  /** Model year, four digits. */
  readonly year?: number | null;
  readonly fuel?: Fuel | null;
  readonly transmission?: Transmission | null;
  /** Odometer in miles. */
  readonly mileage?: number | null;
  /** Fields that nobody said: they make causes likelier and exclude none. */
  readonly assumed?: readonly Assumable[];
}
