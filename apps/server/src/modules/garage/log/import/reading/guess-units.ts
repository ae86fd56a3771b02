import type { VolumeUnit } from '@wrenchwise/rules/garage/consumption';
import type { ImportField } from '@wrenchwise/rules/garage/log-import';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';

import type { Fact, SectionPlan } from './file-plan.ts';

/** What holds where a file says nothing: by the place of the user. */
export interface UnitDefaults {
  readonly distance: DistanceUnit;
  readonly volume: VolumeUnit;
  readonly currency: string;
}

const SAMPLED = 500;

const headsOf = (plans: readonly SectionPlan[], ...fields: readonly ImportField[]): string[] =>
  plans.flatMap(({ section, fields: all }) =>
    section.heads.filter((_, index) => fields.includes(all[index] ?? 'ignore')),
  );

const cellsOf = (plans: readonly SectionPlan[], ...fields: readonly ImportField[]): string[] =>
  plans.flatMap(({ section, fields: all }) => {
    const indexes = all.flatMap((field, index) => (fields.includes(field) ? [index] : []));
    return section.rows
      .slice(0, SAMPLED)
      .flatMap(({ cells }) => indexes.map((index) => cells[index] ?? ''))
      .filter((cell) => cell !== '');
  });

const some = (texts: readonly string[], words: RegExp): boolean =>
  texts.some((text) => words.test(text));

const KILOMETRES = /\bkm\b|[kq]u?ilom|chilom|км/i;
const MILES = /\bmi\b|\bmiles?\b|odometer_miles/i;

/** One of two readings of a text; undefined where it says neither, or both. */
const either = <Value>(
  first: readonly [boolean, Value],
  second: readonly [boolean, Value],
): Value | undefined => (first[0] === second[0] ? undefined : first[0] ? first[1] : second[1]);

/** Miles or kilometres, by heads, cells, and the consumption that a file works out. */
export const guessDistance = (
  plans: readonly SectionPlan[],
  fact: Fact<DistanceUnit> | undefined,
  defaults: UnitDefaults,
): Fact<DistanceUnit> => {
  const heads = headsOf(plans, 'odometer', 'dueOdometer');
  const cells = cellsOf(plans, 'odometer', 'distanceUnit');
  const all = plans.flatMap(({ section }) => section.heads);
  const firsts = plans.flatMap(({ section }) =>
    section.rows.slice(0, 20).flatMap((row) => row.cells),
  );
  const said =
    either<DistanceUnit>(
      [some(heads, KILOMETRES) || some(cells, KILOMETRES), 'kilometres'],
      [some(heads, MILES) || some(cells, MILES), 'miles'],
    ) ??
    either<DistanceUnit>(
      [
        some([...all, ...firsts], /\/\s?100\s?(?:km|км)|\bkm\s?\/\s?(?:l|kwh)\b/i) ||
          some(all, /^\s*(?:km|kilomet(?:er|re)s)\s*$/i),
        'kilometres',
      ],
      [
        some([...all, ...firsts], /\bmpg\b|\bmi\s?\/\s?(?:gal|kwh)/i) ||
          some(all, /^\s*miles\s*$/i),
        'miles',
      ],
    );
  if (fact) {
    return { value: fact.value, sure: fact.sure && (said === undefined || said === fact.value) };
  }
  return said === undefined
    ? { value: defaults.distance, sure: false }
    : { value: said, sure: true };
};

const isPlace = (defaults: UnitDefaults, currency: Fact<string>): VolumeUnit => {
  if (currency.sure && currency.value !== 'USD') return 'litres';
  return defaults.volume;
};

/** Litres or whose gallons, by heads and cells; gallons that nobody owns are those of the currency. */
export const guessVolume = (
  plans: readonly SectionPlan[],
  fact: Fact<VolumeUnit> | undefined,
  { defaults, currency }: { defaults: UnitDefaults; currency: Fact<string> },
): Fact<VolumeUnit> => {
  const fuel = plans.filter(({ fields }) => fields.includes('amount'));
  const texts = [
    ...headsOf(fuel, 'amount', 'unitPrice', 'volumeUnit'),
    ...cellsOf(fuel, 'volumeUnit'),
    ...cellsOf(fuel, 'amount', 'unitPrice').filter((cell) => /\p{L}/u.test(cell)),
    ...fuel.flatMap(({ section }) =>
      section.heads.filter((head) => /100\s?km|mpg|km\s?\/\s?l/i.test(head)),
    ),
  ];
  const isUs = some(texts, /\bus\b.{0,3}gal|u\.s\. gal/i);
  const isUk = some(texts, /\b(?:uk|imp\w*)\b.{0,3}gal|mpg.{0,3}(?:uk|imp)/i);
  const isGallons = some(texts, /gal(?:lons?|ones)?\b|\bmpg\b/i);
  const isLitres = some(
    texts.filter((text) => !/mpg/i.test(text)),
    /lit(?:re|er|r[oiy])s?\b|\/\s?l\b|\(l\)|^l$|\d\s?l$|\bl\/100|литр|\/\s?л\b|\bppl\b/i,
  );
  const gallons: VolumeUnit =
    defaults.volume !== 'litres' && !currency.sure
      ? defaults.volume
      : currency.value === 'GBP'
        ? 'gallons-uk'
        : 'gallons-us';
  const said: Fact<VolumeUnit> | undefined = isLitres
    ? { value: 'litres', sure: !isGallons || (!isUs && !isUk && !some(texts, /gallons?\b/i)) }
    : isUs !== isUk
      ? { value: isUs ? 'gallons-us' : 'gallons-uk', sure: true }
      : isGallons
        ? { value: gallons, sure: false }
        : undefined;
  if (fact) {
    const contradicts = said !== undefined && said.value !== fact.value && said.sure;
    return { value: fact.value, sure: fact.sure && !contradicts };
  }
  return said ?? { value: isPlace(defaults, currency), sure: fuel.length === 0 };
};

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/£|\bGBP\b|pence/, 'GBP'],
  [/€|\bEUR\b|\beuros?\b/i, 'EUR'],
  [/R\$|\bBRL\b/, 'BRL'],
  [/zł|\bPLN\b/i, 'PLN'],
  [/₽|\bRUB\b|руб/i, 'RUB'],
  [/₺|\bTRY\b|\bTL\b/, 'TRY'],
  [/₴|\bUAH\b/, 'UAH'],
  [/₹|\bINR\b/, 'INR'],
  [/\bKč\b|\bCZK\b/, 'CZK'],
  [/\bFt\b|\bHUF\b/, 'HUF'],
  [/\bCHF\b|\bFr\./, 'CHF'],
  [/\bSEK\b/, 'SEK'],
  [/\bNOK\b/, 'NOK'],
  [/\bDKK\b/, 'DKK'],
  [/\bCAD\b|C\$/, 'CAD'],
  [/\bAUD\b|A\$/, 'AUD'],
  [/\bUSD\b|US\$/, 'USD'],
];
const DOLLARS: ReadonlySet<string> = new Set(['USD', 'CAD', 'AUD', 'NZD']);
const CROWNS: ReadonlySet<string> = new Set(['SEK', 'NOK', 'DKK']);

/** The currency that a text names, undefined where it names none; `$` and `kr` are the user's own where those have one. */
export const currencyIn = (text: string, ownCurrency: string): string | undefined => {
  const named = SIGNS.find(([sign]) => sign.test(text))?.[1];
  if (named !== undefined) return named;
  if (text.includes('$')) return DOLLARS.has(ownCurrency) ? ownCurrency : 'USD';
  if (/\bkr\b/i.test(text)) return CROWNS.has(ownCurrency) ? ownCurrency : 'SEK';
  return /^[A-Z]{3}$/.test(text.trim()) ? text.trim() : undefined;
};

/** The currency by the signs in heads and cells; sure where they all say one, and say it without a doubt. */
export const guessCurrency = (
  plans: readonly SectionPlan[],
  fact: Fact<string> | undefined,
  defaults: UnitDefaults,
): Fact<string> => {
  if (fact) return fact;
  const texts = [
    // A head of three capitals is a word, not a code.
    ...headsOf(plans, 'cost', 'unitPrice', 'currency').map((head) => `in ${head}`),
    ...cellsOf(plans, 'cost', 'unitPrice', 'currency'),
  ];
  const counts = new Map<string, number>();
  for (const text of texts) {
    const currency = currencyIn(text, defaults.currency);
    if (currency !== undefined) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted((a, b) => b[1] - a[1]);
  if (!first) return { value: defaults.currency, sure: false };
  const isOpen = (text: string): boolean => /(?<![A-Z])\$|\bkr\b/i.test(text) && !/R\$/.test(text);
  const isDoubtful =
    some(texts, /[$]|\bkr\b/i) && texts.some(isOpen) && first[0] !== defaults.currency;
  return { value: first[0], sure: !isDoubtful };
};
