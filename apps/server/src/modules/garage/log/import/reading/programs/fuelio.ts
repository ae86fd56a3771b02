import type { ImportGuess } from '@wrenchwise/contract/endpoints/log-import-mapping';
import type { VolumeUnit } from '@wrenchwise/rules/garage/consumption';
import type { DateOrder } from '@wrenchwise/rules/garage/log-import';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import {
  categoryNamed,
  type Draft,
  type FieldCells,
  type FillingOf,
  kindNamed,
  readFlag,
} from '../draft.ts';
import type { CarFacts, Facts, Program } from '../file-plan.ts';
import { headName } from '../head-name.ts';
import { sectionKindNamed } from '../section-names.ts';
import type { FileSection, ImportFile } from '../split-sections.ts';
import { cellNamed, hasHeads, INCOME, leftOut, planOf, TRIP } from './plan-tools.ts';

const LOG_NAMES = {
  data: 'date',
  odo: 'odometer',
  fuel: 'amount',
  price: 'cost',
  city: 'place',
  fueltype: 'fuel',
} as const;
const COST_NAMES = { cost: 'cost', costtypeid: 'category', costtitle: 'title' } as const;
const VOLUMES: Readonly<Record<string, VolumeUnit>> = {
  '0': 'litres',
  '1': 'gallons-us',
  '2': 'gallons-uk',
};

const sectionNamed = ({ sections }: ImportFile, name: string): FileSection | undefined =>
  sections.find((section) => headName(section.name) === name);

/** Fuelio numbers fuels by hundreds: 100 petrol, 200 diesel, 300 ethanol, 400 LPG, 500 CNG, 600 electricity, 700 flex. */
const fillingOfCode = (code: number): FillingOf | undefined => {
  if (code === 216 || code === 217) return 'adblue';
  const hundred = Math.floor(code / 100);
  return ({ 4: 'lpg', 5: 'cng', 6: 'electric' } as const)[hundred];
};

const FUEL_WORDS = [
  '',
  'petrol',
  'diesel',
  'ethanol',
  'LPG',
  'CNG',
  'electricity',
  'petrol or ethanol',
];

const fuelWord = (code: number): string => FUEL_WORDS[Math.floor(code / 100)] ?? '';

const carFuelOf = (first: number, second: number): Fuel | null => {
  const kinds = [first, second].map((code) => Math.floor(code / 100));
  if (kinds.includes(6)) {
    return kinds.some((kind) => kind > 0 && kind !== 6) ? 'plug-in-hybrid' : 'electric';
  }
  if (kinds.includes(4)) return 'lpg';
  return kinds[0] === 1 ? 'petrol' : kinds[0] === 2 ? 'diesel' : null;
};

/** 'dd.MM.yyyy' as an order. */
const orderOfPattern = (pattern: string): DateOrder | undefined => {
  if (pattern.startsWith('y')) return 'ymd';
  if (pattern.startsWith('d')) return 'dmy';
  return pattern.startsWith('M') ? 'mdy' : undefined;
};

interface Tanks {
  readonly types: readonly [number, number];
  readonly units: readonly [VolumeUnit | undefined, VolumeUnit | undefined];
}

const tanksOf = (vehicle: FileSection | undefined): Tanks => {
  const cell = (name: string): string => (vehicle ? cellNamed(vehicle, vehicle.rows[0], name) : '');
  return {
    types: [Number(cell('Tank1Type')) || 0, Number(cell('Tank2Type')) || 0],
    units: [VOLUMES[cell('FuelUnit')], VOLUMES[cell('FuelUnitTank2')]],
  };
};

/** A filling by its own fuel, else by that of its tank; litres, gallons and kWh by the unit of the tank. */
const refineFilling =
  (tanks: Tanks, isElectricHead: boolean, chosen: ReadonlyMap<string, string>) =>
  (draft: Draft, cells: FieldCells): Draft => {
    const isSecond = cells.get('tank') === '2';
    const own = Number(cells.get('fuel')) || 0;
    const ofTank = tanks.types[isSecond ? 1 : 0];
    const word = chosen.get(isSecond ? '2' : '1');
    const isChosen = word !== undefined && word !== (fuelWord(ofTank) || 'unknown');
    const code = isChosen ? FUEL_WORDS.indexOf(word) * 100 : own === 0 ? ofTank : own;
    const filling = fillingOfCode(code) ?? (isElectricHead && code === 0 ? 'electric' : undefined);
    const isElectric = filling === 'electric';
    const secondUnit = isSecond && tanks.types[1] > 0 ? tanks.units[1] : undefined;
    return {
      ...draft,
      kind: isElectric ? 'charge' : 'fuel',
      filling,
      amountUnit: isElectric ? 'kwh' : filling === 'cng' ? 'kg' : (secondUnit ?? 'open'),
      // Fuelio writes 0 where no price was entered.
      cost: Number(draft.cost.text) === 0 ? { text: '', sign: undefined } : draft.cost,
      unitPrice:
        Number(draft.unitPrice.text) === 0 ? { text: '', sign: undefined } : draft.unitPrice,
    };
  };

const NO_DAY = /^2011-01-01/;

/** A cost, and the task where it reminds of the next: both, or one of them. */
const refineCost =
  (categories: ReadonlyMap<string, string>) =>
  (draft: Draft, cells: FieldCells): Draft | readonly Draft[] => {
    const name = categories.get(cells.get('category')) ?? '';
    const title = cells.get('title') || name;
    // 1 and 2 are Fuelio's own 'Service' and 'Maintenance' in every language.
    const own = ['1', '2'].includes(cells.get('category')) ? ('service' as const) : undefined;
    const words = categoryNamed(name === '' ? title : name);
    const named = words === 'other' || own === 'service' ? categoryNamed(title) : words;
    const category = named === 'other' ? (own ?? 'other') : named;
    const cost: Draft = { ...draft, kind: kindNamed(category), category, title };
    const remindsOdo = Number(cells.get('dueOdometer')) > 0;
    const dueDate = cells.get('dueDate');
    const remindsDay = dueDate !== '' && !NO_DAY.test(dueDate);
    const reminds = remindsOdo || remindsDay;
    const task: Draft = {
      ...draft,
      kind: 'task',
      title,
      dueDate: remindsDay ? dueDate : '',
      dueOdometer: remindsOdo ? cells.number('dueOdometer') : { text: '', sign: undefined },
      repeatMonths: cells.number('repeatMonths'),
      repeatDistance: cells.number('repeatDistance'),
    };
    if (readFlag(cells.get('income'))) return { ...cost, refusal: INCOME };
    if (readFlag(cells.get('template'))) {
      return reminds ? task : { ...cost, refusal: 'A planned expense has no place in the log' };
    }
    const isPaid = Number(cells.get('cost').replace(',', '.')) > 0;
    if (!reminds) return cost;
    return isPaid ? [cost, task] : task;
  };

const categoriesOf = (file: ImportFile): ReadonlyMap<string, string> => {
  const section = sectionNamed(file, 'costcategories');
  return new Map(
    section?.rows.map((row) => [
      cellNamed(section, row, 'CostTypeID'),
      cellNamed(section, row, 'Name').replaceAll('\uFEFF', ''),
    ]),
  );
};

const factsOf = (vehicle: FileSection | undefined, tanks: Tanks): Facts => {
  const cell = (name: string): string => (vehicle ? cellNamed(vehicle, vehicle.rows[0], name) : '');
  const order = orderOfPattern(cell('ImportCSVDateFormat'));
  const distance = { '0': 'kilometres', '1': 'miles' } as const;
  const own = cell('DistUnit');
  return {
    ...(order === undefined ? {} : { dateOrder: { value: order, sure: true } }),
    ...(own === '0' || own === '1' ? { distance: { value: distance[own], sure: true } } : {}),
    ...(tanks.units[0] === undefined ? {} : { volume: { value: tanks.units[0], sure: true } }),
    decimalSign: { value: '.', sure: true },
  };
};

const tankGuesses = ({ types }: Tanks, log: FileSection | undefined): ImportGuess[] => {
  const isUsed = (tank: string): boolean =>
    log?.rows.some((row) => (cellNamed(log, row, 'TankNumber') || '1') === tank) ?? false;
  return types.flatMap((type, index) => {
    const of = String(index + 1);
    return isUsed(of)
      ? [{ what: 'tank' as const, of, value: fuelWord(type) || 'unknown', sure: type > 0 }]
      : [];
  });
};

/** Fuelio's backup of one vehicle: sections '## Vehicle', '## Log', '## CostCategories', '## Costs'. */
export const FUELIO: Program = {
  id: 'fuelio',
  recognises: ({ sections }) =>
    sections.some(
      (section) =>
        (headName(section.name) === 'log' && hasHeads(section, 'Odo')) ||
        (headName(section.name) === 'costs' && hasHeads(section, 'CostTitle')),
    ),
  plan: (file, _, chosen) => {
    const vehicle = sectionNamed(file, 'vehicle');
    const log = sectionNamed(file, 'log');
    const tanks = tanksOf(vehicle);
    const isElectricHead = log?.heads.some((head) => /^fuel.*kwh/i.test(head)) ?? false;
    const cell = (name: string): string =>
      vehicle ? cellNamed(vehicle, vehicle.rows[0], name) : '';
    const name = cell('Name');
    const car: CarFacts = {
      name,
      make: cell('Make') || null,
      model: cell('Model') || null,
      year: Number(cell('Year')) || null,
      registration: cell('Plate') || null,
      vin: cell('VIN') || null,
      fuel: carFuelOf(...tanks.types),
    };
    return {
      onlyCar: name,
      cars: [car],
      facts: factsOf(vehicle, tanks),
      guesses: tankGuesses(tanks, log),
      sections: file.sections.map((section) => {
        const kind = headName(section.name);
        if (kind === 'log') {
          const refine = refineFilling(tanks, isElectricHead, chosen);
          return planOf(section, 'fuel', { names: LOG_NAMES, refine });
        }
        if (kind === 'costs') {
          return planOf(section, 'mixed', {
            names: COST_NAMES,
            refine: refineCost(categoriesOf(file)),
          });
        }
        return leftOut(section, sectionKindNamed(section.name) === 'trips' ? TRIP : undefined);
      }),
    };
  },
};
