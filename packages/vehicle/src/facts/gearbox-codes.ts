/** How the table of options writes gearboxes: a letter, then the number of gears where known. */
export const GEARBOX_CODES = {
  m: 'manual',
  a: 'automatic',
  c: 'CVT',
  d: 'dual-clutch',
  r: 'automated manual',
  s: 'single-speed',
} as const;
export type GearboxCode = keyof typeof GEARBOX_CODES;
