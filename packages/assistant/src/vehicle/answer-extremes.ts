import { toLitres } from '@wrenchwise/rules/garage/consumption';
import type { PricedFilling } from '@wrenchwise/rules/garage/costs';
import { formatCents } from '@wrenchwise/rules/money';

import { named } from '../named.ts';
import { normalise } from '../normalise.ts';
import { bullets, paragraphs } from '../words.ts';
import { amountText, volumeText } from './answer-spending.ts';
import { isWithin, periodIn } from './periods.ts';
import type { VehicleFacts } from './vehicle-facts.ts';
import { workText } from './work-text.ts';

/** A filling whose price was written down. */
interface Paid extends PricedFilling {
  readonly costCents: number;
  readonly currency: string;
}

const CHEAPEST = /\b(?:cheapest|lowest|least|smallest|best price)\b/;
const OF_CHARGES = /\bcharg\w*|\bkwh\b|\bkilowatt|\belectric|\bunit\b|\bplug/;
const OF_FUEL =
  /\bfill\w*|\btank\w*|\blit(?:re|er)s?\b|\bgallons?\b|\bpetrol\b|\bdiesel\b|\bfuel\b|\blpg\b|\btop(?:ped)?[ -]?up/;
const BY_UNIT = /\b(?:per|an?|each|one) (?:lit(?:re|er)|gallon|kwh|kilowatt\w*|unit)\b|\bpence\b/;

const MAX_LINES = 5;

const NOT_WRITTEN = 'Write what each one cost into the log, and I can tell.';
const ONLY_THE_LOG = 'Only what was written into the log with its price is in it.';

const isPaid = (filling: PricedFilling): filling is Paid =>
  typeof filling.costCents === 'number' &&
  filling.costCents > 0 &&
  typeof filling.currency === 'string';

/** What a kWh, or the unit in which the user buys fuel, cost: '79p a kWh', '£1.46 a litre'. */
const unitPriceText = (
  { kind, amount, costCents, currency }: Paid,
  { units: { volume } }: VehicleFacts,
): string => {
  const units = kind === 'charge' || volume === 'litres' ? amount : amount / toLitres(1, volume);
  const unit = kind === 'charge' ? 'kWh' : volume === 'litres' ? 'litre' : 'gallon';
  const cents = costCents / units;
  const isPence = currency === 'GBP' && cents < 100;
  const price = isPence
    ? `${cents.toFixed(1)}p`
    : formatCents(Math.round(cents), { currency, exact: true });
  return `${price} a ${unit}`;
};

const unitPrice = ({ amount, costCents }: Paid): number => costCents / amount;

const fillingText = (filling: Paid, facts: VehicleFacts): string => {
  const amount =
    filling.kind === 'charge'
      ? `${amountText(filling.amount)} kWh`
      : volumeText(filling.amount, facts);
  const price = formatCents(filling.costCents, { currency: filling.currency });
  return `${facts.dayText(filling.date)}: ${amount} for ${price}, ${unitPriceText(filling, facts)}`;
};

/** Those in the currency in which most were paid: sums of several cannot be compared. */
const ofMainCurrency = <T extends { readonly currency: string | null }>(
  all: readonly T[],
): readonly T[] => {
  const [[, most] = ['', []]] = [...Map.groupBy(all, ({ currency }) => currency)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  return most;
};

/** The fill-ups or charges that are asked about; those of one currency, in which most were paid. */
const askedFillings = async (words: string, facts: VehicleFacts): Promise<readonly Paid[]> => {
  const paid = (await facts.fillingsIn(periodIn(words, facts.today))).filter(isPaid);
  const isCharge = OF_CHARGES.test(words);
  const isFuel = OF_FUEL.test(words);
  const ofKind = paid.filter(({ kind }) => isCharge === isFuel || (kind === 'charge') === isCharge);
  return ofMainCurrency(ofKind);
};

/** Which fill-up or charge cost most or least, by its unit where that is asked. */
export const extremeFilling = async (question: string, facts: VehicleFacts): Promise<string> => {
  const words = normalise(question);
  const paid = await askedFillings(words, facts);
  const [first] = paid;
  if (first === undefined) return `The log has no fill-up or charge with a price. ${NOT_WRITTEN}`;
  const isCheapest = CHEAPEST.test(words);
  const valueOf = (one: Paid): number => (BY_UNIT.test(words) ? unitPrice(one) : one.costCents);
  const found = paid.reduce((best, one) =>
    (isCheapest ? valueOf(one) < valueOf(best) : valueOf(one) > valueOf(best)) ? one : best,
  );
  const noun = found.kind === 'charge' ? 'charge' : 'fill-up';
  return paragraphs(
    `The ${isCheapest ? 'cheapest' : 'dearest'} ${noun} of the log${BY_UNIT.test(words) ? ' by its unit' : ''}:\n${bullets([fillingText(found, facts)])}`,
    `It is one of ${paid.length} with a price.`,
    ONLY_THE_LOG,
  );
};

/** What a litre, a gallon or a kWh cost: at the last fillings, the least and the most, on average. */
export const unitPrices = async (question: string, facts: VehicleFacts): Promise<string> => {
  const paid = await askedFillings(normalise(question), facts);
  const newest = paid.toSorted((a, b) => b.date.localeCompare(a.date));
  const [last] = newest;
  if (last === undefined) return `The log has no fill-up or charge with a price. ${NOT_WRITTEN}`;
  const byUnit = newest.toSorted((a, b) => unitPrice(a) - unitPrice(b));
  const sum = newest.reduce(
    (total, { amount, costCents }) => ({
      amount: total.amount + amount,
      costCents: total.costCents + costCents,
    }),
    { amount: 0, costCents: 0 },
  );
  const [cheapest, dearest] = [byUnit[0] ?? last, byUnit.at(-1) ?? last];
  return paragraphs(
    `On average ${unitPriceText({ ...last, ...sum }, facts)}, over ${newest.length} ${newest.length === 1 ? 'entry' : 'entries'} with a price.`,
    bullets([
      `The last: ${fillingText(last, facts)}`,
      ...(newest.length > 1
        ? [`The least: ${fillingText(cheapest, facts)}`, `The most: ${fillingText(dearest, facts)}`]
        : []),
    ]),
    ONLY_THE_LOG,
  );
};

/** Which job or purchase cost most or least. */
export const extremeWork = (question: string, facts: VehicleFacts): string => {
  const words = normalise(question);
  const period = periodIn(words, facts.today);
  const priced = ofMainCurrency(
    facts.work.filter(
      ({ costCents, currency, date }) =>
        costCents !== null && currency !== null && isWithin(date, period),
    ),
  );
  const ofSubject = named(question, priced);
  const asked = ofSubject.length > 0 ? ofSubject : priced;
  const isCheapest = CHEAPEST.test(words);
  const inOrder = asked.toSorted((a, b) => (b.costCents ?? 0) - (a.costCents ?? 0));
  const shown = (isCheapest ? inOrder.toReversed() : inOrder).slice(0, MAX_LINES);
  return shown.length === 0
    ? `The log has no work with a price ${period?.name ?? 'so far'}. ${NOT_WRITTEN}`
    : paragraphs(
        `By the log, the ${isCheapest ? 'cheapest' : 'dearest'} first:\n${bullets(shown.map((one) => workText(one, facts)))}`,
        ONLY_THE_LOG,
      );
};

const EXTREME =
  /\b(?:dearest|(?:most|least) expensive|costliest|priciest|highest|cheapest|lowest|biggest (?:bill|cost|expense|repair|invoice|outlay|fill|charge|spend)|(?:which|what|where|when|who)\b.*\b(?:really|so|very|that) (?:expensive|dear|pricey))\b/;

/** Which answer a question of the most, the least or the price of a unit asks for; undefined where it asks none. */
export const extremeAsked = (
  words: string,
): ((question: string, facts: VehicleFacts) => string | Promise<string>) | undefined => {
  const isOfFilling = OF_CHARGES.test(words) || OF_FUEL.test(words);
  if (EXTREME.test(words)) return isOfFilling ? extremeFilling : extremeWork;
  return BY_UNIT.test(words) &&
    /\b(?:how much|what|price|cost|paid|pay|average|pence)\b/.test(words) &&
    isOfFilling &&
    !/\b(?:miles?|mi|km)\b/.test(words)
    ? unitPrices
    : undefined;
};
