import type { ImportField } from '@wrenchwise/rules/garage/log-import';

import { COLUMN_NAMES } from './column-names.ts';
import { headName, namesIn } from './head-name.ts';
import { isDateLike } from './read-day.ts';
import { readNumber } from './read-number.ts';
import type { FileSection } from './split-sections.ts';

/** Fields of columns by their `headName`, where a program means something else than people do. */
export type NamedFields = Readonly<Record<string, ImportField>>;

const FIELDS: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(COLUMN_NAMES).flatMap(
    ([field, names]) =>
      namesIn(names).map((name) => [headName(name), field as ImportField] as const), // keys of COLUMN_NAMES
  ),
);

const set = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(namesIn(names).map(headName));

// Each means one thing in one file and another in the next: the cells decide.
const PRICE = set('price, preis, prix, precio, preço, prezzo, cena, цена, fiyat, prijs, pris');
const FUEL = set('fuel, combustible, paliwo, yakıt, carburant, sprit, benzin, топливо, diesel');
const DRIVEN = set(
  'miles, distance, trip, teil-km, distanz, strecke, kilometers, kilometres, km driven',
  'kilómetros, quilómetros, chilometri, kilometer, kilomètres, километры, kilometry',
);
const TYPE = set('type, typ, tipo, тип, art, tür');
const SECOND_FUEL = set(
  'second fuel, segundo combustível, segundo combustible, второе топливо',
  'zweiter kraftstoff, deuxième carburant, second carburant, secondo carburante',
  'drugie paliwo, ikinci yakıt, tweede brandstof, 2. kraftstoff, zweiter treibstoff',
);
const THIRD_FUEL = set(
  'third fuel, terceiro combustível, tercer combustible, третье топливо, dritter kraftstoff',
  'troisième carburant, terzo carburante, trzecie paliwo, üçüncü yakıt, derde brandstof',
);

/** Beginnings of longer names: 'kosten inkl. mwst', 'odometer at fill'. In this order. */
const STEMS: readonly (readonly [RegExp, ImportField])[] = [
  [/^(odo|kilometerst|kmstand|tacho|mileage|przebieg|quilomet|kilometra|пробег)/, 'odometer'],
  [
    /(preispro|preisje|priceper|costper|precopor|preciopor|prixau|ценаза|cenaza|pricel$|pricegal)/,
    'unitPrice',
  ],
  [
    /^(gesamt|total|kosten|cost|betrag|montant|importe|valor|kwota|сумм|стоим|amountpaid|spent)/,
    'cost',
  ],
  [/^(liter|litre|gallon|volume|menge|getankt|fuelamount|qty|quantity|litros|объ)/, 'amount'],
  [/^(kwh|energ)/, 'energy'],
  [/^(datum|date|fecha|data|дата)/, 'date'],
  [/^(notes?|bemerk|comment|observ|remark|примеч)/, 'notes'],
  [/^(station|tankstelle|werkstatt|workshop)/, 'place'],
];

const SAMPLED = 200;

const cellsOf = ({ rows }: FileSection, index: number): readonly string[] =>
  rows
    .slice(0, SAMPLED)
    .map(({ cells }) => cells[index] ?? '')
    .filter((cell) => cell !== '');

const numbersOf = (cells: readonly string[]): readonly number[] =>
  cells.flatMap((cell) => readNumber(cell, undefined) ?? []);

const isMostly = (count: number, cells: readonly string[]): boolean =>
  cells.length > 0 && count >= cells.length * 0.8;

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Whether numbers never fall, in one direction of the file or the other, and are those of an odometer. */
const looksLikeOdometer = (numbers: readonly number[]): boolean => {
  if (numbers.length < 2 || median(numbers) < 500) return false;
  const pairs = numbers.slice(1).map((value, index) => value - (numbers[index] ?? 0));
  const rising = pairs.filter((step) => step > 0).length;
  const falling = pairs.filter((step) => step < 0).length;
  return Math.min(rising, falling) <= pairs.length * 0.1;
};

/** What a column of a name with several meanings is, by its cells and the columns that are known. */
const byCells = (
  name: string,
  section: FileSection,
  index: number,
  taken: ReadonlyMap<ImportField, number>,
): ImportField | undefined => {
  const cells = cellsOf(section, index);
  const numbers = numbersOf(cells);
  const isNumeric = isMostly(numbers.length, cells);
  if (PRICE.has(name)) {
    if (
      taken.has('cost') ||
      isMostly(cells.filter((cell) => /\d\s?p$/i.test(cell)).length, cells)
    ) {
      return 'unitPrice';
    }
    const at = taken.get('amount');
    const amounts = at === undefined ? [] : numbersOf(cellsOf(section, at));
    return amounts.length > 0 && median(numbers) < Math.max(8, median(amounts) * 0.5)
      ? 'unitPrice'
      : 'cost';
  }
  if (FUEL.has(name)) return isNumeric ? 'amount' : 'fuel';
  if (TYPE.has(name)) return isNumeric ? undefined : 'kind';
  return DRIVEN.has(name) && looksLikeOdometer(numbers) ? 'odometer' : undefined;
};

const BLOCKS = ['amount', 'cost', 'unitPrice', 'full'] as const;

/** The field of a column in the second or third block of a filling with several fuels. */
const inBlock = (field: ImportField, block: number): ImportField => {
  const own = BLOCKS.find((known) => known === field);
  return own === undefined || block < 2 ? field : block === 2 ? `${own}2` : `${own}3`;
};

/** A date or odometer column that no name gives away. */
const byValues = (section: FileSection, fields: ImportField[]): void => {
  const free = fields.flatMap((field, index) => (field === 'ignore' ? [index] : []));
  const assign = (field: ImportField, fits: (cells: readonly string[]) => boolean): void => {
    if (fields.includes(field)) return;
    const index = free.find((at) => fields[at] === 'ignore' && fits(cellsOf(section, at)));
    if (index !== undefined) fields[index] = field;
  };
  assign('date', (cells) => isMostly(cells.filter(isDateLike).length, cells));
};

/**
 * What each column of a section means, by its name in any of the languages, and where that is not enough by its
 * cells. A field is given once; a column that nobody knows is 'ignore'.
 */
export const matchColumns = (section: FileSection, named: NamedFields = {}): ImportField[] => {
  const taken = new Map<ImportField, number>();
  let block = 1;
  const names = section.heads.map(headName);
  const fields: ImportField[] = names.map(() => 'ignore');
  const give = (index: number, field: ImportField): void => {
    if (field === 'ignore' || (taken.has(field) && field !== 'extra')) return;
    fields[index] = field;
    taken.set(field, index);
  };
  names.forEach((name, index) => {
    if (SECOND_FUEL.has(name)) block = 2;
    else if (THIRD_FUEL.has(name)) block = 3;
    if (block > 1 && (SECOND_FUEL.has(name) || THIRD_FUEL.has(name))) {
      return give(index, block === 2 ? 'fuel2' : 'fuel3');
    }
    const bare = block > 1 ? name.replace(/[23]$/, '') : name;
    const known = named[bare] ?? (isOpen(bare) ? undefined : FIELDS.get(bare));
    if (known !== undefined) give(index, inBlock(known, block));
  });
  // Names with several meanings are judged once the plain ones are known.
  names.forEach((name, index) => {
    if (fields[index] !== 'ignore' || named[name] !== undefined || !isOpen(name)) return;
    const field = byCells(name, section, index, taken);
    if (field !== undefined) give(index, field);
  });
  names.forEach((name, index) => {
    if (fields[index] !== 'ignore' || named[name] !== undefined || isOpen(name)) return;
    const stem = STEMS.find(([beginning]) => beginning.test(name));
    if (stem) give(index, stem[1]);
  });
  byValues(section, fields);
  return fields;
};

function isOpen(name: string): boolean {
  return PRICE.has(name) || FUEL.has(name) || DRIVEN.has(name) || TYPE.has(name);
}
