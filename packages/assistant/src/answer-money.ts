import type { Currency } from '@wrenchwise/knowledge/price-regions';
import { labourText } from '@wrenchwise/knowledge/price-words';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatCents } from '@wrenchwise/rules/money';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import { CURRENCY_WORDS } from '@wrenchwise/rules/place';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { causeAskedAbout, namedCauses, spokenOf } from './named-cause.ts';
import { atGarage, bullets, causeName, listText, money, paragraphs } from './words.ts';

const NOTHING = 'There is no cause here yet whose repair could be priced.';

/** A sum of money as somebody writes it. */
interface Quote {
  readonly cents: number;
  readonly currency: Currency;
}

/** Whose dollars are meant is said by ours: `quotedIn` takes 'dollars' for those of the figures. */
const SIGNS: readonly (readonly [RegExp, Currency | 'dollars'])[] = [
  [/£|pounds?|quid|gbp/i, 'GBP'],
  [/€|euros?|eur/i, 'EUR'],
  [/\$|dollars?|usd|bucks/i, 'dollars'],
];

/** 'The quote was 680 all in': a sum without its money is in ours. */
const BARE_SUM =
  /\b(?:quot\w+|wants?|wanted|asking|charg\w+)\b[^.?!]{0,25}?\b(?!(?:19|20)\d\d\b)(\d{2,5})\b(?![\d,.]*\d| ?(?:miles|km|k\b|mm|hours?|hrs?|days?|weeks?|months?|years?|%|bar|v\b|litres?))/i;

/** An amount that the question names: 'they want £450'. */
const quotedIn = (question: string, ours: Currency): Quote | undefined => {
  const [words = '', symbol, worded] =
    /[£$€] ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?|\b(\d{2,6}) ?(?:pounds|quid|dollars|bucks|euros?|gbp|usd|eur)\b/i.exec(
      question,
    ) ?? [];
  const bare = symbol ?? worded ?? BARE_SUM.exec(question)?.[1];
  const amount = bare?.replaceAll(',', '');
  const said = SIGNS.find(([pattern]) => pattern.test(words))?.[1];
  if (amount === undefined) return undefined;
  if (said === undefined) return { cents: Number(amount) * 100, currency: ours };
  const isOurDollar = formatCents(0, { currency: ours }).includes('$');
  const currency = said === 'dollars' ? (isOurDollar ? ours : 'USD') : said;
  return { cents: Math.round(Number(amount) * 100), currency };
};

/** A quote beside our range. */
const besideQuote = ({ cents, currency }: Quote, { low, high }: MoneyRange): string => {
  const amount = formatCents(cents, { currency, whole: true });
  if (cents > high) {
    const more = formatCents(cents - high, { currency, whole: true });
    return `${amount} is ${more} above the top of our range. That can be right with dealer rates, dear original parts or more work than this one repair: ask for parts and labour listed apart, and what makes the difference.`;
  }
  if (cents < low) {
    return `${amount} is below our range. Ask which parts are meant and whether both sides, fitting and VAT are in it.`;
  }
  return `${amount} is within our range. Ask for parts and labour listed apart all the same.`;
};

/** A quote in another money is not compared: a rate of exchange is no price here. */
const inOtherMoney = ({ cents, currency }: Quote, ours: Currency): string =>
  `Your ${formatCents(cents, { currency, whole: true })} cannot be set beside our figures: they are in ${CURRENCY_WORDS[ours]}, for another country’s parts and labour, and converting them would mislead. Choose your country under Settings, and I compare it with figures in ${CURRENCY_WORDS[currency]}.`;

/** A cause that is less likely than this is not priced unasked. */
const WORTH_NAMING = 0.02;

const sumOf = (ranges: readonly MoneyRange[]): MoneyRange => ({
  low: ranges.reduce((sum, { low }) => sum + low, 0),
  high: ranges.reduce((sum, { high }) => sum + high, 0),
});

/** The price at a garage where no part is needed that is only sometimes needed: cleaned, not replaced. */
const leastRepair = ({ parts, cost }: Pick<Cause, 'parts' | 'cost'>): MoneyRange =>
  sumOf([...parts.filter(({ ifNeeded }) => ifNeeded !== true), cost.labour]);

/** The two ends of a repair whose dearest part is only sometimes needed. */
const scenarios = (cause: Cause, diagnosis: Consultation['diagnosis']): string | undefined => {
  const seldom = cause.parts.filter(({ ifNeeded }) => ifNeeded === true);
  if (seldom.length === 0 || seldom.length === cause.parts.length) return undefined;
  const names = listText(seldom.map(({ name }) => lowerFirst(name)));
  const parts = money(sumOf(seldom), diagnosis);
  return `Without ${names}, which is only sometimes needed: about ${money(leastRepair(cause), diagnosis)} at a garage. Where it is needed, ${parts} comes on top.`;
};

/** What it costs, by oneself and at a garage. */
export const answerCost = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NOTHING };
  const { currency, labourCentsPerHour } = diagnosis.pricing;
  const { cost, labourHours } = cause;
  const quote = quotedIn(question, currency);
  const asksLeast = /\b(?:clean\w*|without|only|just)\b/i.test(question);
  const least = scenarios(cause, diagnosis);
  const others = diagnosis.causes
    .filter(({ faultId, probability }) => faultId !== cause.faultId && probability >= WORTH_NAMING)
    .slice(0, 2)
    .map((other) => `${other.name}: ${atGarage(other.cost.professional, diagnosis)}`);
  const there = atGarage(cost.professional, diagnosis);
  return {
    about: cause.faultId,
    text: paragraphs(
      asksLeast && least,
      quote &&
        (quote.currency === currency
          ? besideQuote(quote, cost.professional)
          : inOtherMoney(quote, currency)),
      cause.diy === 'workshop'
        ? `If it is ${causeName(cause)}: ${there}. It is a workshop’s job, so there is no price for doing it yourself.`
        : `If it is ${causeName(cause)}: about ${money(cost.diy, diagnosis)} doing it yourself (parts only), ${there}.`,
      !asksLeast && least,
      bullets([
        cause.parts.length === 0
          ? 'No parts are needed as a rule.'
          : `Parts ${money(cost.parts, diagnosis)}: ${listText(cause.parts.slice(0, 4).map(({ name, ifNeeded }) => (ifNeeded ? `${name} (if needed)` : name)))}`,
        `Labour ${money(cost.labour, diagnosis)}: ${labourText(labourHours)} at ${formatCents(labourCentsPerHour, { currency, whole: true })} an hour`,
      ]),
      others.length > 0 && `Should it be something else:\n${bullets(others)}`,
      'These are typical ranges for your region, not a quote; a check first keeps you from paying for a part that was not broken.',
    ),
  };
};

/** A price is wanted, whatever else is asked: 'worth doing or scrap it', 'what would one cost fitted'. */
const WANTS_MONEY =
  /\b(?:how much|cost(?:s|ing)?|priced?|worth (?:it|doing|fixing|repairing|mending|spending)|scrap|write[- ]?off|afford|quot(?:e|es|ed)|charge me|the bill|what(?:'?s| is| would| will| does) (?:that|it|this|one) (?:at|be at|come to|set me back|run me))\b|[£$€] ?\d|\b\d+ ?(?:quid|pounds|euros?)\b/i;
const HAS_MONEY = /[£$€] ?\d|\d ?[€$]/;

/** Asked of somebody else's money: no repair is priced by it. */
const OF_OTHER_MONEY =
  /\b(?:insur\w+|excess|tax|claim|toll|fine|hire|courtesy|value|fetch|sell)\b/i;

/**
 * What the repair costs, and a sum that is named beside it, where a message wants to know and the answer to it has no
 * figure; undefined elsewhere.
 */
export const priceBeside = (
  message: string,
  answer: string,
  consultation: Consultation,
): string | undefined => {
  if (!WANTS_MONEY.test(message) || HAS_MONEY.test(answer)) return undefined;
  if (OF_OTHER_MONEY.test(message)) return undefined;
  const cause = causeAskedAbout(message, consultation);
  if (!cause) return undefined;
  const { diagnosis } = consultation;
  const { currency } = diagnosis.pricing;
  const quote = quotedIn(message, currency);
  return paragraphs(
    `By our figures: ${causeName(cause)}, ${atGarage(cause.cost.professional, diagnosis)}.`,
    quote?.currency === currency && besideQuote(quote, cause.cost.professional),
  );
};

/** Whether a car is worth its repair: its value is its owner's to find out. */
export const answerWorth = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis, car } = consultation;
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NOTHING };
  return {
    about: cause.faultId,
    text: paragraphs(
      `That depends on what your ${car} is worth, which I do not know: look at what cars of its age and mileage sell for.`,
      `Set against it what the repair costs: ${causeName(cause)}, ${atGarage(cause.cost.professional, diagnosis)}${cause.diy === 'workshop' ? '' : `, or ${money(cause.cost.diy, diagnosis)} in parts doing it yourself`}.`,
      'As a rule of thumb a repair below half of the car’s value pays when nothing else big is due; near its value it seldom does. Have the cause confirmed by a check before you decide.',
    ),
  };
};

/** Which of two causes is dearer. */
export const answerDearer = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const { causes } = diagnosis;
  const named = namedCauses(question, causes);
  const one = named[0] ?? spokenOf(question, consultation) ?? causes[1] ?? causes[0];
  const other = named[1] ?? (one === causes[0] ? causes[1] : causes[0]);
  if (!one || !other) return answerCost(question, consultation);
  const middle = ({ cost: { professional } }: Cause) => professional.low + professional.high;
  const wantsCheap = /\bcheap/i.test(question);
  const isDearer = middle(one) > middle(other);
  const [more, less] = isDearer ? [one, other] : [other, one];
  const overlaps = less.cost.professional.high > more.cost.professional.low;
  return {
    about: one.faultId,
    text: paragraphs(
      `${isDearer === wantsCheap ? 'No' : 'Yes'}: ${causeName(one)} is as a rule ${isDearer ? 'dearer' : 'cheaper'} than ${causeName(other)}.`,
      bullets(
        [one, other].map(
          (cause) => `${cause.name}: ${atGarage(cause.cost.professional, diagnosis)}`,
        ),
      ),
      overlaps && 'The ranges overlap, so a quote for your car can come out the other way round.',
    ),
  };
};
