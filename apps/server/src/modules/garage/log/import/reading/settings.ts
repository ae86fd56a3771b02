import type { ImportGuess } from '@wrenchwise/contract/endpoints/log-import-mapping';
import { VOLUME_UNITS } from '@wrenchwise/rules/garage/consumption';
import {
  DATE_ORDERS,
  DECIMAL_SIGNS,
  type DecimalSign,
  type ReadSettings,
} from '@wrenchwise/rules/garage/log-import';
import { DISTANCE_UNITS } from '@wrenchwise/vehicle/mileage';

import type { Fact, FilePlan, SectionPlan } from './file-plan.ts';
import { guessDateOrder, type WrittenDate } from './guess-dates.ts';
import { guessDecimalSign, type NumberGuess, numberIn } from './guess-numbers.ts';
import { guessCurrency, guessDistance, guessVolume, type UnitDefaults } from './guess-units.ts';

/** What holds where a file says nothing: by the place of the user. */
export interface Defaults extends UnitDefaults {
  readonly dateOrder: 'dmy' | 'mdy';
  /** The day on the user's calendar. */
  readonly today: string;
  /** How dates are written where the user is (BCP 47). */
  readonly dateLocale: string;
}

/** How the cells of a file are read, by itself, and where the user chose otherwise. */
export interface FileSettings {
  readonly guessed: { readonly [Name in keyof ReadSettings]: Fact<ReadSettings[Name]> };
  readonly used: ReadSettings;
  readonly isChosen: Readonly<Record<keyof ReadSettings, boolean>>;
  /** The sign of a column's decimals. */
  readonly signOf: (plan: number, index: number) => DecimalSign;
}

const datesOf = (plans: readonly SectionPlan[], numbers: NumberGuess): WrittenDate[] =>
  plans.flatMap(({ section, fields }, at) => {
    const date = fields.indexOf('date');
    const odometer = fields.indexOf('odometer');
    if (date < 0) return [];
    return section.rows.map(({ cells }) => ({
      text: cells[date] ?? '',
      odometer:
        odometer < 0 ? undefined : numberIn(cells[odometer] ?? '', numbers.signOf(at, odometer)),
    }));
  });

const chosenOf = (
  guesses: readonly ImportGuess[],
  what: keyof ReadSettings,
  known: readonly string[] | undefined,
): string | undefined => {
  const value = guesses.find((guess) => guess.what === what && guess.of === undefined)?.value;
  if (value === undefined) return undefined;
  if (known === undefined) return /^[A-Z]{3}$/.test(value) ? value : undefined;
  return known.find((option) => option === value);
};

const KNOWN = {
  dateOrder: DATE_ORDERS,
  decimalSign: DECIMAL_SIGNS,
  distance: DISTANCE_UNITS,
  volume: VOLUME_UNITS,
  currency: undefined,
} as const;

/** Works out the settings of a file from all its rows, and applies what the user chose instead. */
export const settingsOf = (
  { sections, facts = {}, areFactsFixed = false }: FilePlan,
  {
    delimiter,
    defaults,
    confirmed,
  }: {
    delimiter: string;
    defaults: Defaults;
    confirmed: readonly ImportGuess[];
  },
): FileSettings => {
  const plans = sections.filter(({ kind }) => kind !== 'ignored');
  const places = new Map(plans.map((plan, index) => [sections.indexOf(plan), index]));
  const numbers = guessDecimalSign(plans, { delimiter, fact: facts.decimalSign });
  const currency = guessCurrency(plans, facts.currency, defaults);
  const guessed: FileSettings['guessed'] = {
    dateOrder:
      facts.dateOrder ??
      guessDateOrder(datesOf(plans, numbers), {
        fallback: defaults.dateOrder,
        today: defaults.today,
      }),
    decimalSign: { value: numbers.value, sure: numbers.sure },
    distance: guessDistance(plans, facts.distance, defaults),
    volume: guessVolume(plans, facts.volume, { defaults, currency }),
    currency,
  };
  const used: Record<string, string> = {};
  const isChosen: Record<string, boolean> = {};
  for (const name of Object.keys(KNOWN) as (keyof ReadSettings)[]) {
    const isFixed = areFactsFixed && facts[name] !== undefined;
    const chosen = isFixed ? undefined : chosenOf(confirmed, name, KNOWN[name]);
    used[name] = chosen ?? guessed[name].value;
    isChosen[name] = chosen !== undefined && chosen !== guessed[name].value;
  }
  return {
    guessed,
    used: used as unknown as ReadSettings, // each is one of its known values
    isChosen: isChosen as FileSettings['isChosen'],
    signOf: (plan, index) => numbers.signOf(places.get(plan) ?? -1, index),
  };
};
