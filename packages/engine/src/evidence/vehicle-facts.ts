import type { Equipment } from '@wrenchwise/vehicle/equipment';
import type { ModelFacts, ModelTables } from '@wrenchwise/vehicle/model-facts';
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
  /** Facts about the model, where the sets leave choices. */
  readonly knowledge: readonly ModelFacts[];
  /** The frequency of fuels and gearboxes by what sources list for the model; absent: 1. */
  readonly listed: ModelKinds['odds'];
  readonly lacks: ReadonlySet<Equipment>;
  /** The sources of fuel and transmission, quoted where possible. */
  readonly learnt: readonly { readonly text: string; readonly meaning: string }[];
}

/** Another car's fuel, a comparison, or misfuelling: not this car's fuel. */
const NOT_THIS_CAR =
  /(?:like an?|sounds like|than an?|put|putting|filled (?:it )?(?:up )?with|instead of|other|previous|old|my (?:wife|husband|friend)'?s)\s*$/i;

const FUEL_WORDS: readonly (readonly [RegExp, readonly Fuel[]])[] = [
  [/\b(?:plug[- ]?in hybrid|phev)\b/i, ['plug-in-hybrid']],
  [/\bhybrid\b/i, ['hybrid', 'plug-in-hybrid']],
  [
    /\b(?:electric (?:car|vehicle|suv|truck|van)|fully electric|all[- ]electric|battery electric|bev|(?:my|an|the|this) ev)\b/i,
    ['electric'],
  ],
  [
    /\b(?:turbo ?diesel|diesel|tdi|tdci|hdi|bluehdi|crdi|cdti|duramax|cummins|power ?stroke|ecodiesel|bluetec)\b/i,
    ['diesel'],
  ],
  [/\b(?:lpg|autogas)\b/i, ['lpg']],
  [
    /\b(?:petrol|gasoline|gas) (?:engine|car|version|model|one)\b/i,
    ['petrol', 'hybrid', 'plug-in-hybrid', 'lpg'],
  ],
  // Parts that one kind of engine alone has.
  [
    /\b(?:glow ?plugs?|dpf|ad ?blue|diesel particulate filter|def (?:fluid|tank|light))\b/i,
    ['diesel'],
  ],
  [
    /\b(?:spark ?plugs?|coil ?packs?|ignition coils?|carbs?|carburett?ors?)\b/i,
    ['petrol', 'hybrid', 'plug-in-hybrid', 'lpg'],
  ],
];

const TRANSMISSION_WORDS: readonly (readonly [RegExp, readonly Transmission[]])[] = [
  [
    /\b(?:manual (?:gearbox|transmission|trans|car|box|shift)|stick[- ]?shift|[4567][- ]?speed manual|(?:five|six|seven)[- ]speed manual|clutch pedal|it'?s a manual|is a manual|my manual)\b(?! (?:says|states|tells|book))/i,
    ['manual'],
  ],
  // What a driver does with a clutch pedal: automatic gearboxes have clutches too, but no pedal.
  [
    /\b(?:(?:press|push|depress|dip|pump|rid|releas|lift|engag|disengag|us)(?:e|es|ed|ing|s|ping)?(?: down| in| out| off| on)?|let(?:s|ting)?(?: (?:out|off|up|in))?|(?:foot|feet) (?:is |are )?(?:on|off)) (?:of )?(?:the |my )?clutch\b(?! (?:pack|plate|fan))|\bclutch (?:bit(?:e|es|ing)|is (?:in|out|down|up|pressed|depressed)|to the floor|all the way (?:in|down))|\b(?:bite|biting) point\b|\bbump[- ]?start|\bclutch (?:slips|slipping|judders) (?:in|when)\b(?! park| drive)|\b(?:stiff|heavy|soft|spongy) clutch\b/i,
    ['manual'],
  ],
  [/\b(?:cvt|continuously variable)\b/i, ['cvt']],
  [
    /\b(?:dsg|dct|dual[- ]clutch|double[- ]clutch|powershift|pdk|s[- ]?tronic|edc|twin[- ]clutch)\b/i,
    ['dual-clutch'],
  ],
  [
    /\b(?:automatic (?:gearbox|transmission|trans|box|car)|auto (?:gearbox|box|transmission)|torque converter|it'?s an automatic|is an automatic|my automatic)\b/i,
    ['automatic', 'cvt', 'dual-clutch', 'single-speed'],
  ],
];

const kindsOf = createKindsOf();

const known = <T>(value: T | null | undefined, all: readonly T[]): value is T =>
  value !== null && value !== undefined && all.includes(value);

const firstIn = <T>(
  text: string,
  table: readonly (readonly [RegExp, readonly T[]])[],
): { readonly values: readonly T[]; readonly words: string } | undefined => {
  for (const [pattern, values] of table) {
    const match = pattern.exec(text);
    if (
      match !== null &&
      !NOT_THIS_CAR.test(text.slice(Math.max(0, match.index - 30), match.index))
    ) {
      return { values, words: match[0] };
    }
  }
  return undefined;
};

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

/**
 * Facts about the car from its fields, the text and the model's name, in that order of trust. Years
 * outside 1900–2100 and negative mileages count as unknown.
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
  const learnt: { text: string; meaning: string }[] = [];

  const fromModel = tables.electricMakes.has(make.toLowerCase())
    ? (['electric'] as const)
    : tables.fuels.find(([pattern]) => pattern.test(model))?.[1];
  const kinds = kindsOf(make, model, year);
  const fuelWords = firstIn(text, FUEL_WORDS);
  let fuels: readonly Fuel[];
  if (known(vehicle.fuel, FUELS)) {
    fuels = [vehicle.fuel];
    learnt.push({ text: vehicle.fuel, meaning: `Fuel: ${vehicle.fuel}` });
  } else if (fuelWords !== undefined && fromModel?.includes('electric') !== true) {
    fuels = fuelWords.values;
    learnt.push({ text: fuelWords.words, meaning: `Fuel: ${fuels.join(' or ')}` });
  } else if (fromModel !== undefined) {
    fuels = fromModel;
    learnt.push({ text: `${make} ${model}`.trim(), meaning: `Fuel: ${fuels.join(' or ')}` });
  } else if (kinds?.onlyFuel !== undefined) {
    fuels = [kinds.onlyFuel];
    learnt.push({ text: `${make} ${model}`.trim(), meaning: `Fuel: ${kinds.onlyFuel}` });
  } else {
    fuels = FUELS.filter(
      (fuel) =>
        year === undefined ||
        ((fuel === 'electric' ? year >= FIRST_ELECTRIC_YEAR : true) &&
          (fuel.includes('hybrid') ? year >= FIRST_HYBRID_YEAR : true)),
    );
  }
  const fuelSet = new Set(fuels);

  const possible = transmissionsOf(fuelSet);
  const transmissionWords = firstIn(text, TRANSMISSION_WORDS);
  const said = transmissionWords?.values.filter((kind) => possible.includes(kind)) ?? [];
  let transmissions: readonly Transmission[] = possible;
  if (known(vehicle.transmission, TRANSMISSIONS)) {
    transmissions = [vehicle.transmission];
    learnt.push({ text: vehicle.transmission, meaning: `Gearbox: ${vehicle.transmission}` });
  } else if (transmissionWords !== undefined && said.length > 0) {
    transmissions = said;
    learnt.push({ text: transmissionWords.words, meaning: `Gearbox: ${said.join(' or ')}` });
  } else if (kinds?.onlyTransmission !== undefined && possible.includes(kinds.onlyTransmission)) {
    transmissions = [kinds.onlyTransmission];
    const meaning = `Gearbox: ${kinds.onlyTransmission}`;
    learnt.push({ text: `${make} ${model}`.trim(), meaning });
  }
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
    fuels: fuelSet,
    transmissions: new Set(transmissions),
    learnt,
  };
};
