import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** Cars with a combustion engine of any kind. */
export const WITH_ENGINE: readonly Fuel[] = ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid', 'lpg'];

/** Cars whose engine has spark plugs. */
export const SPARK: readonly Fuel[] = ['petrol', 'hybrid', 'plug-in-hybrid', 'lpg'];

/** Spark ignition with direct petrol supply only. */
export const SPARK_NO_LPG: readonly Fuel[] = ['petrol', 'hybrid', 'plug-in-hybrid'];

/** Compression ignition only. */
export const DIESEL_ONLY: readonly Fuel[] = ['diesel'];

/** Cars with an autogas system. */
export const LPG_ONLY: readonly Fuel[] = ['lpg'];

/** Cars whose engine is turned by a 12 V starter and which charge by an alternator. */
export const WITH_STARTER: readonly Fuel[] = ['petrol', 'diesel', 'lpg'];

/** Cars that were built with hydraulic power steering. */
export const HYDRAULIC_STEERING: readonly Fuel[] = ['petrol', 'diesel', 'lpg', 'hybrid'];

/** Cars with a traction battery, which charge their 12 V battery through a DC-DC converter. */
export const HIGH_VOLTAGE: readonly Fuel[] = ['electric', 'hybrid', 'plug-in-hybrid'];

/** Cars that are charged from a socket. */
export const PLUG_IN: readonly Fuel[] = ['electric', 'plug-in-hybrid'];

/** Cars with an engine and a traction battery. */
export const HYBRIDS: readonly Fuel[] = ['hybrid', 'plug-in-hybrid'];

/** Cars without an engine. */
export const ELECTRIC_ONLY: readonly Fuel[] = ['electric'];
