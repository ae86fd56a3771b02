import type { DecimalSign, ImportField, ImportKind } from '@wrenchwise/rules/garage/log-import';
import type { LogCategory, LogKind } from '@wrenchwise/rules/garage/log-kinds';

import {
  type AmountUnit,
  categoryNamed,
  type Draft,
  type FieldCells,
  fillingNamed,
  kindNamed,
  type RawNumber,
  readFlag,
  type RowCar,
} from './draft.ts';
import { headName } from './head-name.ts';
import type { FileRow, FileSection } from './split-sections.ts';

const TEXT_SHOWN = 200;

/** Heads of prices in pence or cents. */
const HUNDREDTHS = /\bpence\b|\bppl\b|\bcents?\b|\bct\b|\bp\s?\/\s?l\b/i;

/** Reads rows of a section by the meaning of its columns. */
export const createFieldReader = (
  section: FileSection,
  fields: readonly ImportField[],
  { delimiter, signOf }: { delimiter: string; signOf: (index: number) => DecimalSign | undefined },
): ((row: FileRow) => FieldCells) => {
  const indexes = new Map<ImportField, number>();
  fields.forEach((field, index) => {
    if (!indexes.has(field)) indexes.set(field, index);
  });
  const names = new Map(section.heads.map((head, index) => [headName(head), index]));
  const extras = fields.flatMap((field, index) => (field === 'extra' ? [index] : []));
  return ({ line, cells }) => {
    const at = (index: number | undefined): string =>
      index === undefined ? '' : (cells[index] ?? '');
    return {
      line,
      text: cells.join(delimiter).slice(0, TEXT_SHOWN),
      get: (field) => at(indexes.get(field)),
      number: (field) => {
        const index = indexes.get(field);
        const text = at(index);
        if (index === undefined) return { text, sign: undefined };
        const isHundredths = HUNDREDTHS.test(section.heads[index] ?? '') || /\d\s?p$/i.test(text);
        return { text, sign: signOf(index), ...(isHundredths ? { isHundredths } : {}) };
      },
      named: (head) => at(names.get(head)),
      extras: extras
        .filter((index) => !['', '0'].includes(at(index)))
        .map((index) => `${section.heads[index] ?? ''}: ${at(index)}`),
      has: (field) => indexes.has(field),
    };
  };
};

const NONE: RawNumber = { text: '', sign: undefined };

const unitNamed = (text: string): AmountUnit | undefined => {
  if (/kwh/i.test(text)) return 'kwh';
  if (/\bkg\b|kilogram/i.test(text)) return 'kg';
  if (/(?:us|u\.s\.).{0,3}gal/i.test(text)) return 'gallons-us';
  if (/(?:uk|imp\w*).{0,3}gal/i.test(text)) return 'gallons-uk';
  return /^\s*l(?:it(?:re|er)s?)?\s*$|lit(?:re|er)|литр/i.test(text) ? 'litres' : undefined;
};

/** A unit behind the number of a cell: '8.2 kWh', '12.4 kg', '40 L'. */
const unitInCell = (text: string): AmountUnit | undefined => {
  const unit = text.replaceAll(/[\d.,\s-]/g, '');
  return unit === '' ? undefined : unitNamed(unit);
};

const CURRENCY_SIGN = /£|€|\bR\$|\$|zł|₽|₺|₴|₹|¥|\bkr\b|\bKč\b|\bFt\b|\bCHF\b|\b[A-Z]{3}\b/;

const DISTANCES = [
  [/\bkm\b|kilomet/i, 'kilometres'],
  [/\bmi(?:les?)?\b/i, 'miles'],
] as const;

const distanceNamed = (text: string): Draft['distanceUnit'] =>
  DISTANCES.find(([words]) => words.test(text))?.[1];

const withExtras = (notes: string, cells: FieldCells): string => {
  const tags = cells.get('tags');
  return [notes, tags === '' ? '' : `Tags: ${tags}`, ...cells.extras]
    .filter((part) => part !== '')
    .join('\n');
};

const NO_FACTS: RowCar = {};

/** What a row says of its car, beside its name. */
const carFactsOf = (cells: FieldCells): RowCar => {
  const names = ['make', 'model', 'registration', 'vin'] as const;
  if (!names.some((name) => cells.has(name)) && !cells.has('carYear')) return NO_FACTS;
  const said = (name: (typeof names)[number]) => cells.get(name) || undefined;
  const year = Number(cells.get('carYear'));
  return {
    make: said('make'),
    model: said('model'),
    registration: said('registration'),
    vin: said('vin'),
    year: Number.isInteger(year) && year > 0 ? year : undefined,
  };
};

/** A row of which only what every kind has is read. */
export const blankDraft = (cells: FieldCells, kind: Draft['kind']): Draft => {
  const odometer = cells.number('odometer');
  return {
    line: cells.line,
    text: cells.text,
    car: cells.get('car').slice(0, 200).toWellFormed(),
    facts: carFactsOf(cells),
    kind,
    date: cells.get('date'),
    odometer,
    distanceUnit: distanceNamed(cells.get('distanceUnit')) ?? distanceNamed(odometer.text),
    amount: NONE,
    amountUnit: 'open',
    filling: undefined,
    cost: cells.number('cost'),
    unitPrice: NONE,
    currency: cells.get('currency') || (cells.get('cost').match(CURRENCY_SIGN)?.[0] ?? ''),
    isFull: true,
    isAfterGap: false,
    category: null,
    title: cells.get('title') || cells.get('subtitle'),
    place: cells.get('place') || cells.get('address'),
    notes: withExtras(cells.get('notes'), cells),
    dueDate: '',
    dueOdometer: NONE,
    repeatMonths: NONE,
    repeatDistance: NONE,
    zeroIsBlank: kind !== 'odometer',
  };
};

const fuelDraft = (cells: FieldCells): Draft => {
  const isEnergy = cells.get('amount') === '' && cells.get('energy') !== '';
  const amount = cells.number(isEnergy ? 'energy' : 'amount');
  const named = fillingNamed(cells.get('fuel'));
  const own = isEnergy ? 'kwh' : (unitInCell(amount.text) ?? unitNamed(cells.get('volumeUnit')));
  const filling = own === 'kwh' ? 'electric' : named;
  const unit: AmountUnit = filling === 'electric' ? 'kwh' : (own ?? 'open');
  const price = cells.get('unitPrice').match(CURRENCY_SIGN)?.[0] ?? '';
  const draft = blankDraft(cells, filling === 'electric' ? 'charge' : 'fuel');
  return {
    ...draft,
    amount,
    amountUnit: filling === 'cng' && unit === 'open' ? 'kg' : unit,
    filling,
    unitPrice: cells.number('unitPrice'),
    currency: draft.currency || price,
    isFull: isFullOf(cells),
    isAfterGap: readFlag(cells.get('missed')),
    title: '',
    notes: [draft.title, draft.notes].filter((part) => part !== '').join('\n'),
  };
};

const isFullOf = (cells: FieldCells): boolean => {
  const full = cells.get('full');
  if (full !== '') return readFlag(full);
  return !(cells.has('partial') && readFlag(cells.get('partial')));
};

const spendingDraft = (
  cells: FieldCells,
  kind: LogKind | undefined,
  given?: LogCategory,
): Draft => {
  const words = cells.get('category');
  const title = cells.get('title') || cells.get('subtitle') || words;
  const named = categoryNamed(words === '' ? title : words);
  // 'Insurance' may stand where the kind of the row does.
  const known = named === 'other' ? categoryNamed(cells.get('kind')) : named;
  const category = given ?? (known === 'fuel' ? 'other' : known);
  const isWork = kind === 'service';
  return {
    ...blankDraft(cells, kind ?? kindNamed(category)),
    category: isWork && category === 'other' && given === undefined ? 'service' : category,
    title,
  };
};

const taskDraft = (cells: FieldCells): Draft => ({
  ...blankDraft(cells, 'task'),
  dueDate: cells.get('dueDate'),
  dueOdometer: cells.number('dueOdometer'),
  repeatMonths: cells.number('repeatMonths'),
  repeatDistance: cells.number('repeatDistance'),
});

const KIND_WORDS: readonly (readonly [RegExp, ImportKind])[] = [
  [
    /^(gas|fuel|fill|refuel|tank|petrol|diesel|charge|charging|abastec|repost|plein|rifor|tankow|заправ|laden)/i,
    'fuel',
  ],
  [/^(service|maint|wartung|entretien|serwis|servi|сервис|manut)/i, 'service'],
  [/^(repair|reparatur|répar|ripara|napraw|ремонт)/i, 'repair'],
  [/^(odometer|mileage|kilometerstand|reading|пробег)/i, 'odometer'],
  [
    /^(expense|cost|ausgabe|kosten|dépense|gasto|despesa|spesa|wydat|расход|other|tax|insur|park|toll)/i,
    'expense',
  ],
];

/** The kind of a row in a table of several. */
const kindOfRow = (cells: FieldCells): ImportKind => {
  const words = cells.get('kind');
  const named = words === '' ? undefined : KIND_WORDS.find(([known]) => known.test(words))?.[1];
  if (named) return named;
  if (cells.get('amount') !== '' || cells.get('energy') !== '') return 'fuel';
  if (cells.get('title') !== '' || cells.get('category') !== '') return 'expense';
  return cells.get('cost') === '' ? 'odometer' : 'expense';
};

/** A row as an entry of a kind. */
export const draftOfKind = (cells: FieldCells, kind: Exclude<ImportKind, 'ignored'>): Draft => {
  switch (kind) {
    case 'fuel':
      return fuelDraft(cells);
    case 'service':
      return spendingDraft(cells, 'service');
    case 'repair':
      return spendingDraft(cells, 'service', 'repair');
    case 'upgrade':
      return spendingDraft(cells, 'service', 'other');
    case 'tax':
      return spendingDraft(cells, 'expense', 'tax');
    case 'supply':
      return spendingDraft(cells, 'expense', 'repair');
    case 'expense':
      return spendingDraft(cells, undefined);
    case 'odometer':
      return { ...blankDraft(cells, 'odometer'), cost: NONE, currency: '', title: '' };
    case 'reminder':
      return taskDraft(cells);
    case 'mixed':
      break;
  }
  const own = kindOfRow(cells);
  return draftOfKind(cells, own === 'ignored' || own === 'mixed' ? 'expense' : own);
};

const FURTHER = [
  { fuel: 'fuel2', amount: 'amount2', cost: 'cost2', unitPrice: 'unitPrice2', full: 'full2' },
  { fuel: 'fuel3', amount: 'amount3', cost: 'cost3', unitPrice: 'unitPrice3', full: 'full3' },
] as const;

/** The second and third fuel of a filling, which stand in the same row; none where nothing was filled. */
export const furtherFuels = (cells: FieldCells, first: Draft): readonly Draft[] =>
  FURTHER.filter(({ amount }) => /[1-9]/.test(cells.get(amount))).map((names) => {
    const filling = fillingNamed(cells.get(names.fuel));
    const isElectric = filling === 'electric';
    return {
      ...first,
      kind: isElectric ? 'charge' : 'fuel',
      amount: cells.number(names.amount),
      amountUnit: isElectric ? 'kwh' : filling === 'cng' ? 'kg' : 'open',
      filling,
      cost: cells.number(names.cost),
      unitPrice: cells.number(names.unitPrice),
      isFull: readFlag(cells.get(names.full)),
    };
  });
