import type { QuoteCase, QuoteLine } from './quote-case.ts';

/** Words and numbers of a country's quotes. */
export interface QuoteWords {
  readonly money: (cents: number) => string;
  /** Without the sign of the currency. */
  readonly bare: (cents: number) => string;
  readonly number: (value: number) => string;
  readonly hours: (value: number) => string;
  /** A day of October 2026. */
  readonly day: (day: number) => string;
  readonly distance: 'mi' | 'km';
  readonly garages: readonly [string, ...string[]];
  readonly said: Readonly<
    Record<
      | 'quote'
      | 'vehicle'
      | 'description'
      | 'quantity'
      | 'price'
      | 'amount'
      | 'parts'
      | 'labour'
      | 'other'
      | 'sum'
      | 'greeting'
      | 'close'
      | 'at',
      string
    >
  >;
}

const grouped = (cents: number, thousands: string, point: string): string => {
  const [whole = '0', rest = '00'] = (Math.abs(cents) / 100).toFixed(2).split('.');
  const sign = cents < 0 ? '-' : '';
  return `${sign}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)}${point}${rest}`;
};

const english = (sign: string) => ({
  bare: (cents: number) => grouped(cents, ',', '.'),
  money: (cents: number) => `${cents < 0 ? '-' : ''}${sign}${grouped(Math.abs(cents), ',', '.')}`,
  number: String,
});

const BRITISH: QuoteWords = {
  ...english('£'),
  hours: (value) => `${value} hrs`,
  day: (day) => `${day}/10/2026`,
  distance: 'mi',
  garages: ['Parkside Motors', 'Mill Lane Garage', 'A & R Autos', 'Fenwick Road MOT & Service'],
  said: {
    quote: 'Quotation',
    vehicle: 'Vehicle',
    description: 'Description',
    quantity: 'Qty',
    price: 'Unit',
    amount: 'Amount',
    parts: 'PARTS',
    labour: 'LABOUR',
    other: 'OTHER',
    sum: 'Subtotal',
    greeting: 'Hi, had a look at it this morning. This is what it needs:',
    close: 'Any questions give us a ring. Prices good for 30 days.',
    at: '@',
  },
};

const IRISH: QuoteWords = { ...BRITISH, ...english('€'), distance: 'km' };

const AMERICAN: QuoteWords = {
  ...BRITISH,
  ...english('$'),
  day: (day) => `10/${day}/2026`,
  garages: [
    'Main Street Auto Care',
    'Lakeside Tire & Auto',
    'Precision Automotive',
    'Tri-County Auto',
  ],
  said: {
    ...BRITISH.said,
    quote: 'Estimate',
    labour: 'LABOR',
    sum: 'Sub total',
    greeting: 'Hi there, the tech looked it over. Here is the estimate:',
    close: 'Let us know if you want to go ahead. Estimate good for 30 days.',
  },
};

const GERMAN: QuoteWords = {
  bare: (cents) => grouped(cents, '.', ','),
  money: (cents) => `${grouped(cents, '.', ',')} €`,
  number: (value) => String(value).replace('.', ','),
  hours: (value) => `${String(value).replace('.', ',')} Std.`,
  day: (day) => `${day}.10.2026`,
  distance: 'km',
  garages: [
    'Kfz-Meisterbetrieb Brandt',
    'Autohaus am Ring',
    'Werkstatt Lohmann',
    'KFZ Service Seidel',
  ],
  said: {
    quote: 'Kostenvoranschlag',
    vehicle: 'Fahrzeug',
    description: 'Bezeichnung',
    quantity: 'Menge',
    price: 'Einzelpreis',
    amount: 'Betrag',
    parts: 'ERSATZTEILE',
    labour: 'ARBEITSLOHN',
    other: 'SONSTIGES',
    sum: 'Zwischensumme',
    greeting: 'Guten Tag, wir haben uns das Auto angesehen. Nötig ist:',
    close: 'Bei Fragen rufen Sie gern an. Gültig 30 Tage.',
    at: 'à',
  },
};

const WORDS: Readonly<Record<QuoteCase['country'], QuoteWords>> = {
  GB: BRITISH,
  IE: IRISH,
  DE: GERMAN,
  US: AMERICAN,
};

export const wordsOf = ({ country }: QuoteCase): QuoteWords => WORDS[country];

/** '2 @ 38.50', '1.4 hrs @ 58.00'; nothing where one piece or a fixed sum is charged. */
export const measureOf = (
  { quantity, unitCents, hours, rateCents }: QuoteLine,
  words: QuoteWords,
  money: (cents: number) => string,
): string => {
  if (hours !== null && rateCents !== null) {
    return `${words.hours(hours)} ${words.said.at} ${money(rateCents)}`;
  }
  return quantity === null || unitCents === null || quantity === 1
    ? ''
    : `${words.number(quantity)} ${words.said.at} ${money(unitCents)}`;
};
