import { MAKES_AND_MODELS, type Make } from './makes-and-models.ts';
import { plainName } from './plain-name.ts';

const MODELS: Readonly<Record<string, readonly string[]>> = MAKES_AND_MODELS;

/** Every make of the list, in its order. */
export const MAKES = Object.keys(MAKES_AND_MODELS) as readonly Make[];

/** What makes are called besides their names, as `plainName` writes it. */
const CALLED: Readonly<Record<string, Make>> = {
  alfa: 'Alfa Romeo',
  aston: 'Aston Martin',
  beamer: 'BMW',
  beemer: 'BMW',
  benz: 'Mercedes-Benz',
  bimmer: 'BMW',
  chev: 'Chevrolet',
  chevvy: 'Chevrolet',
  chevy: 'Chevrolet',
  'great wall': 'GWM',
  jag: 'Jaguar',
  'kg mobility': 'KGM',
  lambo: 'Lamborghini',
  landrover: 'Land Rover',
  merc: 'Mercedes-Benz',
  mercedes: 'Mercedes-Benz',
  mercedez: 'Mercedes-Benz',
  'morris garages': 'MG',
  'range rover': 'Land Rover',
  rangerover: 'Land Rover',
  'ssang yong': 'SsangYong',
  olds: 'Oldsmobile',
  rolls: 'Rolls-Royce',
  vauxall: 'Vauxhall',
  vaux: 'Vauxhall',
  'v w': 'Volkswagen',
  volkswagon: 'Volkswagen',
  vw: 'Volkswagen',
};

/** Without spaces: 'landrover' and 'Land Rover' are one. */
export const joined = (name: string): string => plainName(name).replaceAll(' ', '');

const BY_NAME: ReadonlyMap<string, Make> = new Map([
  ...MAKES.map((make): [string, Make] => [joined(make), make]),
  ...Object.entries(CALLED).map(([name, make]): [string, Make] => [joined(name), make]),
]);

/** The make of the list that a text names; undefined when it names none, or only nearly. */
export const knownMake = (typed: string): Make | undefined => BY_NAME.get(joined(typed));

/** The models of a make, however it is written; none of an unknown make. */
export const modelsOf = (make: string): readonly string[] => {
  const known = knownMake(make);
  return known === undefined ? [] : (MODELS[known] ?? []);
};
