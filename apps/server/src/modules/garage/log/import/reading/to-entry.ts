import { toLitres } from '@wrenchwise/rules/garage/consumption';
import type { DecimalSign, ReadSettings } from '@wrenchwise/rules/garage/log-import';
import type { LogCategory, LogKind } from '@wrenchwise/rules/garage/log-kinds';
import { MAX_MILES } from '@wrenchwise/vehicle/mileage';

import type { Draft, RawNumber } from './draft.ts';
import { currencyIn } from './guess-units.ts';
import { readDay } from './read-day.ts';
import { readNumber } from './read-number.ts';

/** A row as an entry of the log; in miles, litres, kWh and cents. */
export interface ReadEntry {
  readonly line: number;
  readonly text: string;
  readonly car: string;
  readonly kind: LogKind;
  readonly date: string;
  readonly odometer: number | null;
  readonly litres: number | null;
  /** The units of the file, in which the entry is shown for good. */
  readonly volumeUnit: Reading['volume'] | null;
  readonly distanceUnit: Reading['distance'] | null;
  readonly kwh: number | null;
  readonly isFull: boolean;
  readonly isAfterGap: boolean;
  readonly fuelKind: 'lpg' | null;
  readonly costCents: number | null;
  readonly currency: string | null;
  readonly category: LogCategory | null;
  readonly title: string | null;
  readonly place: string | null;
  readonly notes: string | null;
}

/** A row as a maintenance task. */
export interface ReadTask {
  readonly line: number;
  readonly text: string;
  readonly car: string;
  readonly task: string;
  readonly dueDate: string | null;
  readonly dueMileage: number | null;
  readonly recurMonths: number | null;
  readonly recurMiles: number | null;
  readonly notes: string | null;
}

/** What rows are read with. */
export interface Reading extends ReadSettings {
  /** Of a number that its column leaves open, where the user chose one. */
  readonly chosenSign: DecimalSign | undefined;
  /** Whether the user chose a currency over the signs of the cells, a unit over those of the rows. */
  readonly isCurrencyChosen: boolean;
  /** The day on the user's calendar: no entry is of a later one. */
  readonly today: string;
  /** How dates are written where the user is (BCP 47). */
  readonly dateLocale: string;
}

const KM_PER_MILE = 1.609344;
const MAX_CENTS = 1_000_000_000;
const TITLE_MAX = 200;
const NOTES_MAX = 2000;
const MAX_OF_ONE_FILLING = 2000;

/** A row that can be no entry; its message says why. */
export class RejectedDraft extends Error {}

const fail = (message: string): never => {
  throw new RejectedDraft(message);
};

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

const numberOf = (raw: RawNumber, name: string, { chosenSign }: Reading): number | null => {
  if (raw.text === '') return null;
  const value =
    readNumber(raw.text, chosenSign ?? raw.sign) ?? fail(`${name} is not a number: ${raw.text}`);
  if (value < 0) fail(`${name} is less than 0: ${raw.text}`);
  return raw.isHundredths ? value / 100 : value;
};

const milesOf = (value: number, unit: Draft['distanceUnit'], reading: Reading): number =>
  (unit ?? reading.distance) === 'miles' ? value : value / KM_PER_MILE;

const odometerOf = (draft: Draft, reading: Reading): number | null => {
  const value = numberOf(draft.odometer, 'Odometer', reading);
  if (value === null || (value === 0 && draft.zeroIsBlank)) {
    return draft.kind === 'odometer' ? fail('Odometer is missing') : null;
  }
  const miles = milesOf(value, draft.distanceUnit, reading);
  return miles > MAX_MILES
    ? fail(`Odometer is too high: ${draft.odometer.text}`)
    : thousandths(miles);
};

const amountUnitOf = ({ amountUnit }: Draft, reading: Reading) =>
  amountUnit === 'open' ? reading.volume : amountUnit;

const amountOf = (draft: Draft, reading: Reading): number => {
  const name = draft.kind === 'charge' ? 'Energy' : 'Fuel';
  const value = numberOf(draft.amount, name, reading);
  if (value === null || value === 0) return fail(`${name} is missing`);
  const unit = amountUnitOf(draft, reading);
  const amount = unit === 'kwh' || unit === 'kg' ? value : toLitres(value, unit);
  return amount > MAX_OF_ONE_FILLING
    ? fail(`${name} is too much for one filling: ${draft.amount.text}`)
    : thousandths(amount);
};

const centsOf = (draft: Draft, reading: Reading): number | null => {
  const total = numberOf(draft.cost, 'Cost', reading);
  const price = total === null ? numberOf(draft.unitPrice, 'Price', reading) : null;
  const units = price === null ? null : numberOf(draft.amount, 'Fuel', reading);
  const cost = total ?? (price !== null && units !== null ? price * units : null);
  if (cost === null) return null;
  const cents = Math.round(cost * 100);
  return cents > MAX_CENTS ? fail('Cost is too high') : cents;
};

const dayOf = (text: string, { dateOrder, today }: Reading): string => {
  if (text === '') return fail('Date is missing');
  const day = readDay(text, dateOrder) ?? fail(`This is no date: ${text}`);
  if (day > today) return fail(`The date is in the future: ${text}`);
  return day < '1900-01-01' ? fail(`The date is before 1900: ${text}`) : day;
};

const lineOf = (text: string): string | null => {
  const trimmed = text.replaceAll(/\s+/g, ' ').trim();
  return trimmed === '' ? null : trimmed;
};

const currencyOf = (draft: Draft, reading: Reading): string => {
  const own = reading.isCurrencyChosen ? undefined : currencyIn(draft.currency, reading.currency);
  return own ?? reading.currency;
};

/** Gas by the kilogram and AdBlue are no litres of fuel: what was paid is an expense, with the amount in words. */
const asExpense = (draft: Draft, reading: Reading): Draft => {
  const amount = amountOf(draft, reading);
  const isAdblue = draft.filling === 'adblue';
  const words = isAdblue ? `AdBlue, ${amount} litres` : `CNG, ${amount} kg`;
  if (centsOf(draft, reading) === null) {
    fail(
      isAdblue
        ? 'AdBlue is no fuel, and its cost is missing'
        : 'Gas by the kilogram without a cost has no place in the log',
    );
  }
  return { ...draft, kind: 'expense', category: isAdblue ? 'other' : 'fuel', title: words };
};

/**
 * The entry that a row makes.
 *
 * @throws RejectedDraft with a reason that is true of the row.
 */
export const toEntry = (given: Draft, reading: Reading): ReadEntry => {
  if (given.refusal !== undefined) fail(given.refusal);
  const isNoFuel =
    given.kind === 'fuel' && (given.filling === 'adblue' || given.amountUnit === 'kg');
  const draft = isNoFuel ? asExpense(given, reading) : given;
  const { kind } = draft;
  if (kind === 'task') throw new Error('a task is no entry');
  const date = dayOf(draft.date, reading);
  const amount = kind === 'fuel' || kind === 'charge' ? amountOf(draft, reading) : null;
  const odometer = odometerOf(draft, reading);
  const unit = amountUnitOf(draft, reading);
  const costCents = centsOf(draft, reading);
  if (costCents === null && kind === 'expense') fail('Cost is missing');
  const title = lineOf(draft.title);
  // A title that is too long loses nothing: the whole of it is in the notes.
  const isLong = title !== null && title.length > TITLE_MAX;
  const notes = [isLong ? title : '', draft.notes.trim()].filter((part) => part !== '').join('\n');
  if (notes.length > NOTES_MAX) fail(`Notes have more than ${NOTES_MAX} characters`);
  if (kind === 'service' && title === null) fail('It is not said what was done');
  return {
    line: draft.line,
    text: draft.text,
    car: draft.car,
    kind,
    date,
    odometer,
    litres: kind === 'fuel' ? amount : null,
    volumeUnit: kind === 'fuel' && unit !== 'kwh' && unit !== 'kg' ? unit : null,
    distanceUnit: odometer === null ? null : (draft.distanceUnit ?? reading.distance),
    kwh: kind === 'charge' ? amount : null,
    isFull: draft.isFull,
    isAfterGap: amount !== null && draft.isAfterGap,
    fuelKind: kind === 'fuel' && draft.filling === 'lpg' ? 'lpg' : null,
    costCents,
    currency: costCents === null ? null : currencyOf(draft, reading),
    category: draft.category,
    title: isLong ? `${title.slice(0, TITLE_MAX - 1).toWellFormed()}…` : title,
    place: lineOf(draft.place)?.slice(0, TITLE_MAX).toWellFormed() ?? null,
    notes: notes === '' ? null : notes,
  };
};

const wholeOf = (raw: RawNumber, name: string, reading: Reading): number | null => {
  const value = numberOf(raw, name, reading);
  return value === null || value === 0 ? null : value;
};

/** Programs write a day long ago for 'none': Fuelio 2011-01-01. */
const NO_DAY = '2011-01-01';
const MIN_REPEAT_MILES = 100;
const MAX_REPEAT = { months: 240, miles: 500_000 };

/**
 * The task that a reminder makes.
 *
 * @throws RejectedDraft with a reason that is true of the row.
 */
export const toTask = (draft: Draft, reading: Reading): ReadTask => {
  if (draft.refusal !== undefined) fail(draft.refusal);
  const task = lineOf(draft.title) ?? fail('It is not said what is to be done');
  const written = draft.dueDate === '' ? null : readDay(draft.dueDate, reading.dateOrder);
  if (written === undefined) fail(`This is no date: ${draft.dueDate}`);
  const dueDate = written === NO_DAY ? null : (written ?? null);
  const odometer = wholeOf(draft.dueOdometer, 'Due odometer', reading);
  const dueMiles = odometer === null ? null : milesOf(odometer, draft.distanceUnit, reading);
  if (dueDate === null && dueMiles === null) fail('It is not said when it is due');
  if (dueMiles !== null && dueMiles > MAX_MILES) fail('Due odometer is too high');
  const months = wholeOf(draft.repeatMonths, 'Repeat', reading);
  const distance = wholeOf(draft.repeatDistance, 'Repeat', reading);
  const miles =
    distance === null ? null : Math.round(milesOf(distance, draft.distanceUnit, reading));
  const isOften = miles !== null && miles < MIN_REPEAT_MILES;
  return {
    line: draft.line,
    text: draft.text,
    car: draft.car,
    task: task.slice(0, TITLE_MAX).toWellFormed(),
    dueDate,
    dueMileage: dueMiles === null ? null : Math.round(dueMiles),
    recurMonths: months === null ? null : Math.min(Math.round(months), MAX_REPEAT.months),
    recurMiles: miles === null || isOften ? null : Math.min(miles, MAX_REPEAT.miles),
    notes: draft.notes.trim().slice(0, NOTES_MAX).toWellFormed() || null,
  };
};
