import type { Assumable, Fuel, Transmission } from './vehicle.ts';

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

/** 'Petrol (assumed)', '96,400 miles (estimated)': words of a field, with a mark where nobody said it. */
export const ifAssumed = (
  words: string,
  field: Assumable,
  assumed: readonly Assumable[],
): string => {
  if (!assumed.includes(field)) return words;
  return `${words} (${field === 'mileage' ? 'estimated' : 'assumed'})`;
};
