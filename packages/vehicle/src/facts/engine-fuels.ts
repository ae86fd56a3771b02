import type { Fuel } from '../vehicle.ts';

/** What the sources call an engine's fuel, finer than `Fuel`. The table of options writes the place. */
export const ENGINE_FUELS = [
  'petrol',
  'diesel',
  'hybrid',
  'mild hybrid',
  'plug-in hybrid',
  'diesel hybrid',
  'diesel mild hybrid',
  'diesel plug-in hybrid',
  'electric',
  'hydrogen',
  'flex-fuel',
  'CNG',
  'petrol/CNG',
  'petrol/LPG',
] as const;
export type EngineFuel = (typeof ENGINE_FUELS)[number];

/**
 * The product's fuel of each. A mild hybrid is fuelled, serviced and repaired like the engine that it
 * assists; natural only gas is no fuel of the product.
 */
export const FUEL_OF: Readonly<Record<EngineFuel, Fuel | undefined>> = {
  petrol: 'petrol',
  diesel: 'diesel',
  hybrid: 'hybrid',
  'mild hybrid': 'petrol',
  'plug-in hybrid': 'plug-in-hybrid',
  'diesel hybrid': 'hybrid',
  'diesel mild hybrid': 'diesel',
  'diesel plug-in hybrid': 'plug-in-hybrid',
  electric: 'electric',
  hydrogen: 'electric',
  'flex-fuel': 'petrol',
  CNG: undefined,
  'petrol/CNG': 'petrol',
  'petrol/LPG': 'lpg',
};
