import { consumptionFigure, type Stretch, toLitres } from '@wrenchwise/rules/garage/consumption';
import type { Costs } from '@wrenchwise/rules/garage/costs';
import {
  LOG_CATEGORIES,
  LOG_CATEGORY_WORDS,
  type LogCategory,
} from '@wrenchwise/rules/garage/log-kinds';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatCents } from '@wrenchwise/rules/money';

import { normalise } from '../normalise.ts';
import { bullets, paragraphs } from '../words.ts';
import { periodIn } from './periods.ts';
import type { VehicleFacts } from './vehicle-facts.ts';

/** What owners call the categories of the log. */
const CALLED: Readonly<Record<LogCategory, readonly string[]>> = {
  fuel: [
    'fuel',
    'petrol',
    'diesel',
    'gas',
    'gasoline',
    'charging',
    'electricity',
    'fill',
    'fillups',
  ],
  service: ['service', 'servicing', 'services', 'maintenance'],
  repair: ['repair', 'repairs', 'fixing', 'garage', 'mechanic'],
  tyres: ['tyre', 'tyres', 'tire', 'tires'],
  insurance: ['insurance', 'insuring'],
  tax: ['tax', 'ved', 'registration'],
  parking: ['parking'],
  toll: ['toll', 'tolls'],
  cleaning: ['cleaning', 'washing', 'valeting', 'wash'],
  finance: ['finance', 'loan', 'lease', 'payments'],
  fine: ['fine', 'fines', 'ticket', 'tickets'],
  other: [],
};

/** The categories of the log that normalised words name. */
export const categoriesIn = (words: string): readonly LogCategory[] => {
  const named = new Set(words.match(/[a-z]+/g) ?? []);
  return (Object.keys(CALLED) as LogCategory[]) // the record has exactly these
    .filter((category) => CALLED[category].some((word) => named.has(word)));
};

/** 'Not fuel', 'without the insurance', 'apart from tyres': what is left out of a sum. */
const LEFT_OUT =
  /\b(?:not(?: counting| including)?|without|excluding|except(?: for)?|apart from|other than|besides|leaving out|minus|ignoring|bar) (?:the |my |any )?([a-z]+(?:(?:,| and| or|, and) (?:the )?[a-z]+)*)/g;

/** 'But leave petrol out'. */
const LEFT = /\bleav(?:e|ing) (?:the |my )?([a-z]+) (?:out|aside|off)\b/g;

/** The categories that a question asks about: those that it names, without those that it leaves out. */
const categoriesAsked = (words: string): readonly LogCategory[] => {
  const left = [LEFT_OUT, LEFT].flatMap((one) => Array.from(words.matchAll(one), ([text]) => text));
  const out = new Set(left.flatMap(categoriesIn));
  const named = categoriesIn(words.replaceAll(LEFT_OUT, ' ').replaceAll(LEFT, ' '));
  if (out.size === 0 || named.length > 0) return named.filter((one) => !out.has(one));
  return LOG_CATEGORIES.filter((one) => !out.has(one));
};

const sumsOf = (
  { spending }: Costs,
  categories: readonly LogCategory[],
): readonly { readonly currency: string; readonly cents: number }[] =>
  spending.flatMap(({ currency, totalCents, byCategory }) => {
    const cents =
      categories.length === 0
        ? totalCents
        : byCategory
            .filter(({ category }) => categories.includes(category))
            .reduce((sum, one) => sum + one.cents, 0);
    return cents === 0 ? [] : [{ currency, cents }];
  });

const wordsOf = (categories: readonly LogCategory[], between: string): string =>
  categories.map((one) => lowerFirst(LOG_CATEGORY_WORDS[one])).join(between);

/** 'repairs and tyres', 'everything but fuel and charging'. */
const named = (categories: readonly LogCategory[]): string => {
  const others = LOG_CATEGORIES.filter((one) => !categories.includes(one));
  return others.length < categories.length
    ? `everything but ${wordsOf(others, ' or ')}`
    : wordsOf(categories, ' and ');
};

/** Words of a firm's name that many firms have. */
const OF_ANY_FIRM: ReadonlySet<string> = new Set(
  'garage garages motors motor cars tyres tyre service services centre autos auto repairs'.split(
    ' ',
  ),
);

const MAX_ENTRIES = 8;

/** What was paid at a place that the question names: 'how much have Quickstop had off me'. */
const spentAt = (words: string, { work, dayText }: VehicleFacts): string | undefined => {
  const named = new Set(words.match(/[\p{L}\d]{3,}/gu) ?? []);
  const entries = work.filter(({ place }) =>
    (place?.toLowerCase().match(/[\p{L}\d]{3,}/gu) ?? []).some(
      (word) => named.has(word) && !OF_ANY_FIRM.has(word),
    ),
  );
  const priced = entries.filter(({ costCents }) => costCents !== null);
  const [currency, ...others] = new Set(priced.flatMap((one) => one.currency ?? []));
  if (currency === undefined || others.length > 0) return undefined;
  const sum = priced.reduce((total, { costCents }) => total + (costCents ?? 0), 0);
  return paragraphs(
    `According to the log you have paid ${formatCents(sum, { currency })} at ${priced[0]?.place ?? 'that place'}:`,
    bullets(
      priced
        .slice(0, MAX_ENTRIES)
        .map(
          ({ title, date, costCents }) =>
            `${title}: ${formatCents(costCents ?? 0, { currency })}, ${dayText(date)}`,
        ),
    ),
    'Only what was written into the log is in it.',
  );
};

/** What was paid at each place of the log, the most first: 'which garage has had the most off me'. */
export const spentByPlace = (question: string, facts: VehicleFacts): string => {
  const { work } = facts;
  const priced = work.filter(({ place, costCents }) => place !== null && costCents !== null);
  const [currency, ...others] = new Set(priced.flatMap((one) => one.currency ?? []));
  if (currency === undefined || others.length > 0) {
    return 'The log has no work with a place and a price, so I cannot say who was paid most. Write both with each entry, and I can.';
  }
  const sums = [...Map.groupBy(priced, ({ place }) => place ?? '')]
    .map(([place, entries]) => ({
      place,
      count: entries.length,
      cents: entries.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0),
    }))
    .toSorted((a, b) => b.cents - a.cents);
  return paragraphs(
    'By the log, the most first:',
    bullets(
      sums
        .slice(0, MAX_ENTRIES)
        .map(
          ({ place, count, cents }) =>
            `${place}: ${formatCents(cents, { currency })} for ${count} ${count === 1 ? 'entry' : 'entries'}`,
        ),
    ),
    'Only what was written into the log with its place and price is in it.',
  );
};

/** What the log says was spent: on what, and in which months, as the question names them. */
export const spent = async (question: string, facts: VehicleFacts): Promise<string> => {
  const words = normalise(question);
  const period = periodIn(words, facts.today);
  const categories = categoriesAsked(words);
  const atPlace =
    categories.length === 0 && period === undefined ? spentAt(words, facts) : undefined;
  if (atPlace !== undefined) return atPlace;
  const costs = await facts.costsIn(period);
  const sums = sumsOf(costs, categories);
  const when = period?.name ?? 'so far';
  const on = categories.length === 0 ? '' : ` on ${named(categories)}`;
  if (sums.length === 0) {
    return `The log has no cost${on} ${when}, so I cannot say what was spent. Write fill-ups, work and bills into the log, and I can.`;
  }
  const { currency = '', totalCents = 0, byCategory = [] } = costs.spending[0] ?? {};
  return paragraphs(
    `According to the log you have spent ${sums.map((one) => formatCents(one.cents, { currency: one.currency, whole: true })).join(' and ')}${on} ${when}.`,
    categories.length === 0 &&
      byCategory.length > 1 &&
      bullets(
        byCategory
          .slice(0, 5)
          .map(
            ({ category, cents }) =>
              `${LOG_CATEGORY_WORDS[category]}: ${formatCents(cents, { currency, whole: true })}`,
          ),
      ),
    categories.length > 0 &&
      `Everything together ${when}: ${formatCents(totalCents, { currency, whole: true })}.`,
    'Only what was written into the log is in it. The Costs tab shows it by month and kind.',
  );
};

/** Stretches over which an average says something. */
const MIN_STRETCHES = 2;

const averageOf = (stretches: readonly Stretch[]): Pick<Stretch, 'kind' | 'miles' | 'amount'> => ({
  kind: stretches[0]?.kind ?? 'fuel',
  miles: stretches.reduce((sum, { miles }) => sum + miles, 0),
  amount: stretches.reduce((sum, { amount }) => sum + amount, 0),
});

const MAX_RECENT = 5;

/** What the car uses, from full tank to full tank. */
export const consumption = async (question: string, facts: VehicleFacts): Promise<string> => {
  const period = periodIn(normalise(question), facts.today);
  const { stretches } = await facts.costsIn(period);
  const kinds = [...Map.groupBy(stretches, ({ kind, fuelKind }) => fuelKind ?? kind)];
  const lines = kinds.flatMap(([kind, all]) => {
    if (all.length === 0) return [];
    const textOf = (some: readonly Stretch[]): string => {
      const { value, unit } = consumptionFigure(averageOf(some), facts.units);
      return `${value.toFixed(1)} ${unit}`;
    };
    const name = kind === 'charge' ? 'Electricity' : kind === 'lpg' ? 'LPG' : 'Fuel';
    const recent = all.slice(-MAX_RECENT);
    return [
      `${name}: ${textOf(all)} on average over ${all.length} ${all.length === 1 ? 'stretch' : 'stretches'} from full to full${all.length > recent.length + MIN_STRETCHES ? `, ${textOf(recent)} over the last ${recent.length}` : ''}`,
    ];
  });
  return lines.length === 0
    ? `The log has no two full fill-ups with readings ${period?.name ?? 'so far'}, so consumption cannot be worked out. Write down every fill-up with the mileage, and tick when the tank is full.`
    : paragraphs(
        bullets(lines),
        'It is worked out from the fill-ups in the log. A clear rise against earlier months on the same roads is worth a diagnosis.',
      );
};

/** What was filled in or charged, by kind, and how often. */
export const filled = async (question: string, facts: VehicleFacts): Promise<string> => {
  const words = normalise(question);
  const period = periodIn(words, facts.today);
  const when = period?.name ?? 'so far';
  const all = await facts.fillingsIn(period);
  const isCharge = /\bkwh\b|\bcharg\w*|\belectric\w*|\bkilowatt/.test(words);
  const isFuel = /\blitres?\b|\bgallons?\b|\bfuel\b|\bpetrol\b|\bdiesel\b|\bfill/.test(words);
  const asked = all.filter(({ kind }) =>
    kind === 'charge' ? isCharge || !isFuel : !isCharge || isFuel,
  );
  const [last] = all.toSorted((a, b) => b.date.localeCompare(a.date));
  if (asked.length === 0) {
    return `The log has no ${isCharge ? 'charge' : 'fill-up'} ${when}. Write each one down with its amount and the mileage, and I can say what was used.`;
  }
  const lines = [...Map.groupBy(asked, ({ kind, fuelKind }) => fuelKind ?? kind)].map(
    ([kind, some]) => {
      const sum = some.reduce((total, { amount }) => total + amount, 0);
      return kind === 'charge'
        ? `${amountText(sum)} kWh in ${some.length} ${some.length === 1 ? 'charge' : 'charges'} ${when}`
        : `${volumeText(sum, facts)} of ${kind === 'lpg' ? 'LPG' : 'fuel'} in ${some.length} ${some.length === 1 ? 'fill-up' : 'fill-ups'} ${when}`;
    },
  );
  return paragraphs(
    `Yes, by the log:\n${bullets(lines)}`,
    last && `The last one was on ${facts.dayText(last.date)}.`,
    'Only what was written into the log is in it. The Costs tab shows consumption and prices.',
  );
};

export const amountText = (amount: number): string => String(Math.round(amount * 10) / 10);

export const volumeText = (litres: number, { units: { volume } }: VehicleFacts): string =>
  volume === 'litres'
    ? `${amountText(litres)} litres`
    : `${amountText(litres / toLitres(1, volume))} gallons`;
