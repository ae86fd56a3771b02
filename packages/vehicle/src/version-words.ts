import { FUEL_WORDS, TRANSMISSION_WORDS } from './vehicle-words.ts';
import type { Fuel, Transmission } from './vehicle.ts';

const lowerWords = (words: readonly string[]): string =>
  words.map((word) => (/^[A-Z]{2}/.test(word) ? word : word.toLowerCase())).join(', ');

/** 'diesel; with gearbox: manual': versions of a model in words; empty where none is named. */
export const versionWords = (only: {
  readonly fuels: readonly Fuel[];
  readonly transmissions: readonly Transmission[];
}): string =>
  [
    lowerWords(only.fuels.map((fuel) => FUEL_WORDS[fuel])),
    lowerWords(only.transmissions.map((kind) => TRANSMISSION_WORDS[kind])),
  ]
    .filter((text) => text !== '')
    .join('; with gearbox: ');
