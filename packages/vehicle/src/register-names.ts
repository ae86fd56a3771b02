/** Makes, models and fuels as the registers of the United Kingdom spell them, in our own spelling. */

import { MAKES_AND_MODELS } from './makes-and-models.ts';
import type { Fuel } from './vehicle.ts';

const foldOf = (name: string): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

const MAKES: ReadonlyMap<string, string> = new Map(
  Object.keys(MAKES_AND_MODELS).map((make) => [foldOf(make), make]),
);

// The registers' names where they are others than ours.
const OTHER_NAMES: Readonly<Record<string, string>> = {
  MERCEDES: 'Mercedes-Benz',
  MERCEDESBENZ: 'Mercedes-Benz',
  VW: 'Volkswagen',
  ROVERLANDROVER: 'Land Rover',
  MORRISGARAGES: 'MG',
  MGMOTORUK: 'MG',
  KGM: 'KGM',
  GWMORA: 'GWM ORA',
};

const KEPT = /^(?:[A-Z]{1,3}|.*\d.*)$/;

/** 'ALFA ROMEO' is 'Alfa Romeo', 'MG' and 'X5' stay. */
const inTitleCase = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => (KEPT.test(word) ? word : word.charAt(0) + word.slice(1).toLowerCase()))
    .join(' ');

/** A make of a register ('SKODA', 'MERCEDES-BENZ') as the catalogue spells it; any other in title case. */
export const makeOfRegister = (make: string): string => {
  const fold = foldOf(make);
  return (
    MAKES.get(OTHER_NAMES[fold] === undefined ? fold : foldOf(OTHER_NAMES[fold])) ??
    OTHER_NAMES[fold] ??
    inTitleCase(make.toUpperCase())
  );
};

// Makers that name the model by engine: the class is in the first figure or letters.
const CLASSES: readonly (readonly [make: string, pattern: RegExp, model: string])[] = [
  ['BMW', /^(?:M)?([1-8])\d{2}\s?[A-Z]{0,3}\b/, '$1 Series'],
  ['BMW', /^M([2-8])\b/, '$1 Series'],
  ['Mercedes-Benz', /^([ABCEGSV])\s?\d{2,3}\b/, '$1-Class'],
  [
    'Mercedes-Benz',
    /^(CLA|CLK|CLS|GLA|GLB|GLC|GLE|GLS|SLK|SLC|EQA|EQB|EQC|EQE|EQS|ML|SL|CL)\s?\d{2,3}\b/,
    '$1',
  ],
  ['Lexus', /^(CT|ES|GS|IS|LS|NX|RX|UX|RC|LC)\s?\d{2,3}/, '$1'],
];

/** The start of a register's model ('FOCUS ZETEC 100') as the catalogue spells it ('Focus'), else in title case. */
export const modelOfRegister = (make: string, model: string): string => {
  const ours: readonly string[] =
    Object.entries(MAKES_AND_MODELS).find(([name]) => name === make)?.[1] ?? [];
  const upper = model.trim().toUpperCase().replace(/\s+/g, ' ');
  // The longest first: 'Golf Plus' before 'Golf'.
  const known = ours
    .toSorted((a, b) => b.length - a.length)
    .find((name) => {
      const words = upper.split(' ');
      return words.some((_, at) => foldOf(words.slice(0, at + 1).join(' ')) === foldOf(name));
    });
  if (known !== undefined) return known;
  for (const [of, pattern, to] of CLASSES) {
    const found = of === make ? pattern.exec(upper) : null;
    if (found) return to.replace('$1', found[1] ?? '');
  }
  return inTitleCase(upper);
};

const FUELS: readonly (readonly [RegExp, Fuel])[] = [
  [/PLUG.?IN/, 'plug-in-hybrid'],
  [/HYBRID|ELECTRIC DIESEL|PETROL.?ELECTRIC|ELECTRIC.?PETROL/, 'hybrid'],
  [/^ELECTRIC/, 'electric'],
  [/HEAVY OIL|^DIESEL/, 'diesel'],
  [/LPG|GAS BI.?FUEL|PETROL.?GAS/, 'lpg'],
  [/^PETROL/, 'petrol'],
];

/**
 * A fuel of a register ('HYBRID ELECTRIC', 'Petrol') as one of ours; undefined for what we have none
 * for (steam, hydrogen, natural gas). The registers do not tell plug-in hybrids from other hybrids.
 */
export const fuelOfRegister = (fuel: string): Fuel | undefined =>
  FUELS.find(([pattern]) => pattern.test(fuel.toUpperCase().trim()))?.[1];
