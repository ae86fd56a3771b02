import type { NewLogEntry } from '@wrenchwise/domain/endpoints/log';
import {
  IMPORT_MAX_ROWS,
  type ImportFormat,
  type LubeLoggerRecords,
  type ReadAs,
} from '@wrenchwise/domain/endpoints/log-imports';
import { toLitres } from '@wrenchwise/domain/garage/consumption';
import { MOST_MILES } from '@wrenchwise/vehicle/mileage';

import { AppError } from '../../../app-error.ts';
import type { Draft } from './draft.ts';
import { draftsOf, formatOf, hintsOf } from './formats.ts';
import { readTable } from './read-table.ts';
import { dateOrderOf, readDay, readNumber } from './read-values.ts';

export type ReadEntry = Omit<NewLogEntry, 'confirm'>;

export interface Rejected {
  readonly line: number;
  readonly message: string;
  readonly text: string;
}

export interface ReadImport {
  readonly format: ImportFormat;
  readonly readAs: ReadAs;
  readonly entries: readonly ReadEntry[];
  readonly rejected: readonly Rejected[];
}

/** What the user said of a file, and what holds where neither they nor the file says anything. */
export interface ImportSettings {
  readonly format?: ImportFormat | undefined;
  readonly records?: LubeLoggerRecords | undefined;
  readonly chosen: Partial<Pick<ReadAs, 'distance' | 'volume' | 'dateOrder' | 'currency'>>;
  readonly defaults: Pick<ReadAs, 'distance' | 'volume' | 'currency'>;
  /** The day on the user's calendar: no entry is of a later one. */
  readonly today: string;
}

const KM_PER_MILE = 1.609344;
const MOST_CENTS = 1_000_000_000;
const TITLE_MAX = 200;
const NOTES_MAX = 2000;

class RejectedRow extends Error {}

const fail = (message: string): never => {
  throw new RejectedRow(message);
};

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

interface Reading {
  readonly readAs: ReadAs;
  readonly commaDecimals: boolean;
  readonly today: string;
}

const numberOf = (text: string, name: string, { commaDecimals }: Reading): number | null => {
  if (text === '') return null;
  const value = readNumber(text, { commaDecimals }) ?? fail(`${name} is not a number: ${text}`);
  return value < 0 ? fail(`${name} is less than 0`) : value;
};

const odometerOf = (draft: Draft, reading: Reading): number | null => {
  const value = numberOf(draft.odometer, 'Odometer', reading);
  if (value === null) return draft.kind === 'odometer' ? fail('Odometer is missing') : null;
  const miles = reading.readAs.distance === 'miles' ? value : value / KM_PER_MILE;
  return miles > MOST_MILES ? fail('Odometer is too high') : thousandths(miles);
};

const amountOf = (draft: Draft, reading: Reading): number | null => {
  if (draft.kind !== 'fuel' && draft.kind !== 'charge') return null;
  const name = draft.kind === 'fuel' ? 'Fuel' : 'Energy';
  const value = numberOf(draft.amount, name, reading);
  if (value === null || value === 0) return fail(`${name} is missing`);
  const amount = draft.kind === 'fuel' ? toLitres(value, reading.readAs.volume) : value;
  return amount > 2000 ? fail(`${name} is too much for one filling`) : thousandths(amount);
};

const centsOf = (draft: Draft, reading: Reading): number | null => {
  const total = numberOf(draft.cost, 'Cost', reading);
  const price = total === null ? numberOf(draft.unitPrice, 'Price', reading) : null;
  const units = price === null ? null : numberOf(draft.amount, 'Fuel', reading);
  const cost = total ?? (price !== null && units !== null ? price * units : null);
  if (cost === null) return draft.kind === 'expense' ? fail('Cost is missing') : null;
  const cents = Math.round(cost * 100);
  return cents > MOST_CENTS ? fail('Cost is too high') : cents;
};

const dayOf = (draft: Draft, { readAs, today }: Reading): string => {
  if (draft.date === '') return fail('Date is missing');
  const day = readDay(draft.date, readAs.dateOrder) ?? fail(`This is no date: ${draft.date}`);
  if (day > today) return fail(`The date is in the future: ${draft.date}`);
  return day < '1900-01-01' ? fail(`The date is before 1900: ${draft.date}`) : day;
};

const lineOf = (text: string): string | null => {
  const trimmed = text.replaceAll(/\s+/g, ' ').trim();
  return trimmed === '' ? null : trimmed;
};

const entryOf = (draft: Draft, reading: Reading): ReadEntry => {
  if (draft.refusal !== undefined) fail(draft.refusal);
  const { kind } = draft;
  const date = dayOf(draft, reading);
  const amount = amountOf(draft, reading);
  const costCents = centsOf(draft, reading);
  const currency = /^[A-Z]{3}$/.test(draft.currency) ? draft.currency : reading.readAs.currency;
  const title = lineOf(draft.title);
  // A title that is too long loses nothing: the whole of it is in the notes.
  const isLong = title !== null && title.length > TITLE_MAX;
  const notes = [isLong ? title : '', draft.notes.trim()].filter((part) => part !== '').join('\n');
  if (notes.length > NOTES_MAX) fail(`Notes have more than ${NOTES_MAX} characters`);
  if (kind === 'service' && title === null) fail('It is not said what was done');
  return {
    kind,
    date,
    odometer: odometerOf(draft, reading),
    litres: kind === 'fuel' ? amount : null,
    kwh: kind === 'charge' ? amount : null,
    isFull: draft.isFull,
    isAfterGap: amount !== null && draft.isAfterGap,
    costCents,
    currency: costCents === null ? null : currency,
    category: draft.category,
    title: isLong ? `${title.slice(0, TITLE_MAX - 1)}…` : title,
    place: lineOf(draft.place)?.slice(0, TITLE_MAX) ?? null,
    notes: notes === '' ? null : notes,
  };
};

/**
 * Reads an export of another program.
 *
 * @throws AppError `log/import-unreadable` for what is none, `log/import-too-large`.
 */
export const readImport = (bytes: Uint8Array, settings: ImportSettings): ReadImport => {
  const file = readTable(bytes);
  const format = file && (settings.format ?? formatOf(file));
  const found = file && format && draftsOf(file, format, settings.records);
  if (!file || !format || !found) throw new AppError('log/import-unreadable');
  if (found.drafts.length > IMPORT_MAX_ROWS) throw new AppError('log/import-too-large');

  const { chosen, defaults } = settings;
  const hints = hintsOf(file);
  const isOurs = format === 'wrenchwise';
  const currency = chosen.currency ?? defaults.currency;
  const gallons = currency === 'GBP' ? ('gallons-uk' as const) : ('gallons-us' as const);
  const hinted = hints.volume === 'gallons' ? gallons : hints.volume;
  const volume = isOurs ? 'litres' : (chosen.volume ?? hinted ?? defaults.volume);
  const readAs: ReadAs = {
    distance: isOurs ? 'miles' : (chosen.distance ?? hints.distance ?? defaults.distance),
    volume,
    dateOrder:
      chosen.dateOrder ??
      dateOrderOf(found.drafts.map(({ date }) => date)) ??
      (currency === 'USD' ? 'mdy' : 'dmy'),
    currency,
    records: found.records,
  };
  const reading = { readAs, commaDecimals: file.commaDecimals, today: settings.today };
  const entries: ReadEntry[] = [];
  const rejected: Rejected[] = [];
  for (const draft of found.drafts) {
    try {
      entries.push(entryOf(draft, reading));
    } catch (error) {
      if (!(error instanceof RejectedRow)) throw error;
      rejected.push({ line: draft.line, message: error.message, text: draft.text });
    }
  }
  return { format, readAs, entries, rejected };
};
