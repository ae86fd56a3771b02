import type { Fuel } from '../../vehicle.ts';

/** Cars with a combustion engine of any kind. */
export const COMBUSTION = [
  'petrol',
  'diesel',
  'hybrid',
  'plug-in-hybrid',
  'lpg',
] as const satisfies readonly Fuel[];

/** Cars whose engine has spark plugs. */
export const SPARK = [
  'petrol',
  'hybrid',
  'plug-in-hybrid',
  'lpg',
] as const satisfies readonly Fuel[];

/** Compression ignition only. */
export const DIESEL = ['diesel'] as const satisfies readonly Fuel[];
