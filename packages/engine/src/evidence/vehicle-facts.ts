import type { Equipment } from '@wrenchwise/vehicle/equipment';
import type { ModelFacts, ModelTables } from '@wrenchwise/vehicle/model-facts';
import {
  hintedTransmission,
  type SaidKinds,
  saidFuel,
  saidTransmission,
} from '@wrenchwise/vehicle/said-of-car';
import {
  FUELS,
  TRANSMISSIONS,
  type Fuel,
  type Transmission,
  type Vehicle,
} from '@wrenchwise/vehicle/vehicle';

import { createKindsOf, type ModelKinds } from './model-kinds.ts';

/** What the car can be, as sets: one element is known, a full set is unknown. */
export interface VehicleFacts {
  readonly make: string;
  readonly makeInLowerCase: string;
  readonly model: string;
  /** The model's words, lower case, between spaces: ' golf gti '. */
  readonly modelWords: string;
  readonly year: number | undefined;
  readonly mileage: number | undefined;
  readonly fuels: ReadonlySet<Fuel>;
  readonly transmissions: ReadonlySet<Transmission>;
  /** What it probably is, by assumption: the sets above where nothing is assumed. */
  readonly expectedFuels: ReadonlySet<Fuel>;
  readonly expectedTransmissions: ReadonlySet<Transmission>;
  /** Facts about the model, where the sets leave choices. */
  readonly knowledge: readonly ModelFacts[];
  /** The frequency of fuels and gearboxes by what sources list for the model; absent: 1. */
  readonly listed: ModelKinds['odds'];
  readonly lacks: ReadonlySet<Equipment>;
  /** The sources of fuel and transmission, quoted where possible. */
  readonly learnt: readonly { readonly text: string; readonly meaning: string }[];
}

const kindsOf = createKindsOf();

const known = <T>(value: T | null | undefined, all: readonly T[]): value is T =>
  value !== null && value !== undefined && all.includes(value);

/** ' golf gti ': searching for a name between spaces finds whole words. */
export const wordsBetweenSpaces = (name: string): string =>
  ` ${name.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;

/** Facts about this car from the table of models. */
const knowledgeOf = (
  facts: readonly ModelFacts[],
  make: string,
  modelWords: string,
  year: number | undefined,
): readonly ModelFacts[] =>
  facts.filter(
    ({ makes, models, years }) =>
      makes.some((name) => name === make) &&
      (models === undefined ||
        models.some((name) => modelWords.includes(wordsBetweenSpaces(name)))) &&
      (years === undefined || (year !== undefined && year >= years[0] && year <= years[1])),
  );

/** Electric cars have one gear; hybrids have no clutch pedal. */
const transmissionsOf = (fuels: ReadonlySet<Fuel>): readonly Transmission[] => {
  if ([...fuels].every((fuel) => fuel === 'electric')) return ['single-speed'];
  if ([...fuels].every((fuel) => fuel === 'hybrid' || fuel === 'plug-in-hybrid')) {
    return ['automatic', 'cvt', 'dual-clutch', 'single-speed'];
  }
  return fuels.has('electric') ? TRANSMISSIONS : TRANSMISSIONS.filter((t) => t !== 'single-speed');
};

/** Model years before this had no electric or hybrid car on sale in numbers. */
const FIRST_HYBRID_YEAR = 1998;
const FIRST_ELECTRIC_YEAR = 2009;

type Learnt = VehicleFacts['learnt'][number];

/** One fact: what is possible, what is expected, and where that comes from. */
interface Settled<Kind> {
  readonly possible: readonly Kind[];
  readonly expected: readonly Kind[];
  readonly learnt: readonly Learnt[];
}

const settled = <Kind extends string>(
  possible: readonly Kind[],
  label: string,
  text: string,
  expected = possible,
): Settled<Kind> => ({
  possible,
  expected,
  learnt: [{ text, meaning: `${label}: ${expected.join(' or ')}` }],
});

const openTo = <Kind>(possible: readonly Kind[], expected = possible): Settled<Kind> => ({
  possible,
  expected,
  learnt: [],
});

const isAssumed = ({ assumed = [] }: Vehicle, field: 'fuel' | 'transmission'): boolean =>
  assumed.includes(field);

/** Who said what, in that order of trust; an assumption leaves every kind possible. */
const fuelOf = (
  tables: ModelTables,
  vehicle: Vehicle,
  name: string,
  year: number | undefined,
  text: string,
  kinds: ModelKinds | undefined,
): Settled<Fuel> => {
  const stated = known(vehicle.fuel, FUELS) ? vehicle.fuel : undefined;
  if (stated !== undefined && !isAssumed(vehicle, 'fuel')) return settled([stated], 'Fuel', stated);
  const fromModel = tables.electricMakes.has((vehicle.make ?? '').trim().toLowerCase())
    ? (['electric'] as const)
    : tables.fuels.find(([pattern]) => pattern.test((vehicle.model ?? '').trim()))?.[1];
  const said = saidFuel(text);
  if (said !== undefined && fromModel?.includes('electric') !== true) {
    return settled(said.kinds, 'Fuel', said.text);
  }
  if (fromModel !== undefined) return settled(fromModel, 'Fuel', name);
  const possible = FUELS.filter(
    (fuel) =>
      year === undefined ||
      ((fuel === 'electric' ? year >= FIRST_ELECTRIC_YEAR : true) &&
        (fuel.includes('hybrid') ? year >= FIRST_HYBRID_YEAR : true)),
  );
  const assumed = stated ?? kinds?.onlyFuel;
  return assumed === undefined ? openTo(possible) : settled(possible, 'Fuel', name, [assumed]);
};

/**
 * Who drives a dual clutch or a CVT calls it an automatic, and so do registers: words that name the kind say more than
 * the field.
 */
const kindsOfAutomatic = (text: string): SaidKinds<Transmission> | undefined => {
  const said = saidTransmission(text);
  return said?.kinds.every((kind) => kind === 'cvt' || kind === 'dual-clutch') === true
    ? said
    : undefined;
};

const transmissionOf = (
  fuel: Settled<Fuel>,
  vehicle: Vehicle,
  name: string,
  text: string,
  kinds: ModelKinds | undefined,
): Settled<Transmission> => {
  const stated = known(vehicle.transmission, TRANSMISSIONS) ? vehicle.transmission : undefined;
  if (stated !== undefined && !isAssumed(vehicle, 'transmission')) {
    const named = stated === 'automatic' ? kindsOfAutomatic(text) : undefined;
    return named === undefined
      ? settled([stated], 'Gearbox', stated)
      : settled(named.kinds, 'Gearbox', named.text);
  }
  const possible = transmissionsOf(new Set(fuel.possible));
  const said = saidTransmission(text);
  const saidKinds = said?.kinds.filter((kind) => possible.includes(kind)) ?? [];
  if (said !== undefined && saidKinds.length > 0) return settled(saidKinds, 'Gearbox', said.text);
  const expected = transmissionsOf(new Set(fuel.expected));
  const assumed = [stated, kinds?.onlyTransmission].find(
    (kind) => kind !== undefined && expected.includes(kind),
  );
  const believed = assumed === undefined ? expected : [assumed];
  const hinted = hintedTransmission(text);
  if (hinted !== undefined && !hinted.kinds.some((kind) => believed.includes(kind))) {
    return openTo(possible);
  }
  return assumed === undefined
    ? openTo(possible, expected)
    : settled(possible, 'Gearbox', name, [assumed]);
};

/** A clutch pedal speaks against an electric car that was only assumed. */
const unlessRefuted = (fuel: Settled<Fuel>, { expected }: Settled<Transmission>): Settled<Fuel> => {
  const fitting = transmissionsOf(new Set(fuel.expected));
  return expected.some((kind) => fitting.includes(kind))
    ? fuel
    : { ...fuel, expected: fuel.possible };
};

/**
 * Facts about the car from its fields, the text and the model's name, in that order of trust; then what
 * is assumed of it. Years outside 1900–2100 and negative mileages count as unknown.
 */
export const readVehicleFacts = (
  tables: ModelTables,
  vehicle: Vehicle,
  text: string,
): VehicleFacts => {
  const make = (vehicle.make ?? '').trim();
  const model = (vehicle.model ?? '').trim();
  const year =
    typeof vehicle.year === 'number' && vehicle.year >= 1900 && vehicle.year <= 2100
      ? vehicle.year
      : undefined;
  const mileage =
    typeof vehicle.mileage === 'number' && vehicle.mileage >= 0 ? vehicle.mileage : undefined;
  const name = `${make} ${model}`.trim();
  const kinds = kindsOf(make, model, year);
  const ofName = fuelOf(tables, vehicle, name, year, text, kinds);
  const transmission = transmissionOf(ofName, vehicle, name, text, kinds);
  const fuel = unlessRefuted(ofName, transmission);
  const makeInLowerCase = make.toLowerCase();
  const modelWords = wordsBetweenSpaces(model);
  const knowledge = knowledgeOf(tables.facts, makeInLowerCase, modelWords, year);
  return {
    make,
    makeInLowerCase,
    model,
    modelWords,
    knowledge,
    listed: kinds?.odds ?? {},
    lacks: new Set(knowledge.flatMap(({ lacks = [] }) => lacks)),
    year,
    mileage,
    fuels: new Set(fuel.possible),
    transmissions: new Set(transmission.possible),
    expectedFuels: new Set(fuel.expected),
    expectedTransmissions: new Set(transmission.expected),
    learnt: [...fuel.learnt, ...transmission.learnt],
  };
};
