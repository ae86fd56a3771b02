import type { Fuel } from '../../vehicle.ts';

/** Cars with an engine of any kind. */
export const WITH_ENGINE: readonly Fuel[] = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'lpg'];

/** Cars whose engine is turned by a 12 V starter and which charge by an alternator. */
export const WITH_STARTER: readonly Fuel[] = ['petrol', 'diesel', 'lpg'];

/** Cars with a high-voltage battery, which charge their 12 V battery through a DC-DC converter. */
export const HIGH_VOLTAGE: readonly Fuel[] = ['electric', 'hybrid', 'plug-in-hybrid'];
