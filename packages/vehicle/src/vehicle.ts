export const FUELS = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'electric', 'lpg'] as const;
export type Fuel = (typeof FUELS)[number];

export const TRANSMISSIONS = ['manual', 'automatic', 'cvt', 'dual-clutch', 'single-speed'] as const;
export type Transmission = (typeof TRANSMISSIONS)[number];

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
}
