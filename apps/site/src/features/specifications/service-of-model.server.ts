import type { KnownModel } from '@wrenchwise/vehicle/known-model';
import type { ServiceItemId } from '@wrenchwise/vehicle/service/service-item';

/** Parts that a model has not, or that its maker built otherwise than all others: from trade knowledge. */

const APPLIES_TO_ALL = /./u;

interface WithoutPart {
  readonly items: readonly ServiceItemId[];
  /** By make. */
  readonly cars: Readonly<Record<string, RegExp>>;
}

const WITHOUT: readonly WithoutPart[] = [
  {
    // Air-cooled engines, in all years of the model.
    items: ['engine-coolant'],
    cars: { Citroën: /^(?:2CV|Dyane|Ami)$/ },
  },
  {
    // Rotary engines have neither valves nor anything that drives them.
    items: ['timing-belt'],
    cars: { Mazda: /^RX-[78]$/ },
  },
  {
    items: ['timing-belt'],
    cars: { Citroën: /^2CV$/, Morgan: /^(?:Plus 8|Aero 8)$/, Triumph: /^(?:Herald|Spitfire)$/ },
  },
  {
    items: ['charging-port-and-cable', 'reduction-gear-oil'],
    cars: { Toyota: /^Mirai$/, Hyundai: /^Nexo$/ },
  },
  {
    // Light electric quadricycles: nothing is cooled by liquid, and there is no air conditioning.
    items: ['electronics-coolant', 'battery-coolant', 'air-conditioning', 'cabin-filter'],
    cars: { Citroën: /^Ami$/, Renault: /^Twizy$/ },
  },
  { items: ['cabin-filter'], cars: { Morgan: APPLIES_TO_ALL } },
  {
    items: ['air-conditioning', 'cabin-filter', 'power-steering-fluid'],
    cars: {
      Austin: APPLIES_TO_ALL,
      Caterham: APPLIES_TO_ALL,
      Citroën: /^2CV$/,
      Ford: /^Anglia$/,
      Morris: APPLIES_TO_ALL,
      Triumph: /^(?:Herald|Spitfire)$/,
    },
  },
];

/** Batteries cooled by air in all years. */
const AIR_COOLED_BATTERY: Readonly<Record<string, RegExp>> = {
  Nissan: /^(?:Leaf|e-NV200)$/,
  Renault: /^Zoe$/,
  Volkswagen: /^(?:e-up!|e-Golf)$/,
};

const isOf = (cars: WithoutPart['cars'], { make, model }: KnownModel): boolean =>
  cars[make]?.test(model) === true;

/** Items of the schedule for which the model has no part. */
export const itemsNotOf = (car: KnownModel): ReadonlySet<ServiceItemId> =>
  new Set([
    ...WITHOUT.filter(({ cars }) => isOf(cars, car)).flatMap(({ items }) => items),
    ...(isOf(AIR_COOLED_BATTERY, car) ? (['battery-coolant'] as const) : []),
  ]);

interface MineralOil {
  /** By make. */
  readonly cars: Readonly<Record<string, RegExp>>;
  /** The last year of cars with it, where the name lived on. */
  readonly to: number;
}

/** Cars whose brakes are worked by the pressure of a mineral oil, at least in some of their years. */
const MINERAL_OIL_BRAKES: readonly MineralOil[] = [
  {
    cars: {
      Bentley: /^(?:Arnage|Azure|Brooklands)$/,
      Citroën: /^(?:BX|CX|DS|GS|GSA|ID|SM|XM|Xantia)$/,
    },
    to: 2010,
  },
  {
    cars: {
      Bentley: /^(?:Continental|Eight|Mulsanne|Turbo R|T)$/,
      'Rolls-Royce':
        /^(?:Camargue|Corniche|Dawn|Flying Spur|Park Ward|Silver (?:Dawn|Seraph|Shadow|Spirit|Spur))$/,
    },
    to: 2003,
  },
];

export const MINERAL_OIL = {
  title: 'Have the hydraulic fluid of the brakes and the suspension checked and renewed',
  reason:
    'A pump keeps this fluid under high pressure for the brakes and the levelling. Old or dirty fluid makes their valves stick, and a low level means a leak.',
  caution:
    'Cars with this system take a mineral oil (LHM, or the maker’s own), not brake fluid: a little of the wrong one ruins the seals, and the brakes fail. A few years and versions do take brake fluid, so put in only what the label on the reservoir and the handbook name, and leave the work to a workshop that knows these cars.',
} as const;

/** Cars of which the newer ones have discs in front and mineral oil in an ordinary brake circuit. */
export const hasMineralOilDiscs = ({ make, model }: KnownModel): boolean =>
  make === 'Citroën' && /^(?:2CV|Dyane|Ami 8)$/.test(model);

export const MINERAL_OIL_DISCS =
  'Those with discs in front (the 2CV from 1981) take LHM, a green mineral oil, and never brake fluid, which ruins their seals; those with drums only take brake fluid. The reservoir’s label says which.';

/** The last year in which the model's brakes may run on mineral oil; undefined: they never did. */
export const lastWithMineralOil = (car: KnownModel): number | undefined =>
  MINERAL_OIL_BRAKES.find(({ cars }) => isOf(cars, car))?.to;

/** Names that came back for an electric car after a long time: the last year of the one with an engine. */
const LAST_WITH_ENGINE: Readonly<Record<string, number>> = {
  'Ford Capri': 1987,
  'Renault 4': 1992,
};

/** The last year of the model with an engine, where only electric ones came after; undefined: they run on. */
export const lastYearWithEngine = ({ make, model }: KnownModel): number | undefined =>
  LAST_WITH_ENGINE[`${make} ${model}`];
