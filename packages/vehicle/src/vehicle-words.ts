import type { Fuel, Transmission } from './vehicle.ts';

/** What each fuel is called on a screen. */
export const FUEL_WORDS: Record<Fuel, string> = {
  petrol: 'Petrol',
  diesel: 'Diesel',
  hybrid: 'Hybrid',
  'plug-in-hybrid': 'Plug-in hybrid',
  electric: 'Electric',
  lpg: 'LPG',
};

/** What each gearbox is called on a screen. */
export const TRANSMISSION_WORDS: Record<Transmission, string> = {
  manual: 'Manual',
  automatic: 'Automatic',
  cvt: 'CVT (stepless)',
  'dual-clutch': 'Dual clutch',
  'single-speed': 'Single speed',
};
