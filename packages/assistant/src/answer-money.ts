import type { Cause } from '@wrenchwise/domain/diagnosis';
import { leadingCause } from '@wrenchwise/domain/leading-cause';
import { lowerFirst } from '@wrenchwise/domain/lower-first';
import { formatCents } from '@wrenchwise/domain/money';
import type { MoneyRange } from '@wrenchwise/domain/money-range';
import { CURRENCY_WORDS } from '@wrenchwise/domain/place';
import type { Currency } from '@wrenchwise/knowledge/price-regions';
import { durationText } from '@wrenchwise/knowledge/price-words';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { linesAbout } from './lines-about.ts';
import { causeAskedAbout, namedCauses, spokenOf } from './named-cause.ts';
import { normalise } from './normalise.ts';
import { atGarage, bullets, causeName, listText, money, paragraphs, sentence } from './words.ts';

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

/** An amount that the question names: 'they want £450'. */
const quotedIn = (question: string, ours: Currency): Quote | undefined => {
  const [words = '', symbol, worded] =
    /[£$€] ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?|\b(\d{2,6}) ?(?:pounds|quid|dollars|bucks|euros?|gbp|usd|eur)\b/i.exec(
      question,
    ) ?? [];
  const amount = (symbol ?? worded)?.replaceAll(',', '');
  const said = SIGNS.find(([pattern]) => pattern.test(words))?.[1];
  if (amount === undefined || said === undefined) return undefined;
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
export const leastRepair = ({ parts, cost }: Pick<Cause, 'parts' | 'cost'>): MoneyRange =>
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
        `Labour ${money(cost.labour, diagnosis)}: ${durationText({ low: labourHours.low * 60, high: labourHours.high * 60 })} at ${formatCents(labourCentsPerHour, { currency, whole: true })} an hour`,
      ]),
      others.length > 0 && `Should it be something else:\n${bullets(others)}`,
      'These are typical ranges for your region, not a quote; a check first keeps you from paying for a part that was not broken.',
    ),
  };
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

/** The part of a repair that a question names: 'should I change the flywheel too'. */
const partNamed = (question: string, { parts }: Cause): Cause['parts'][number] | undefined => {
  const words = normalise(question).match(/[a-z]{4,}/g) ?? [];
  return parts.find(({ name }) =>
    words.some((word) => normalise(name).split(/\W+/).includes(word)),
  );
};

/** Whether a whole unit is asked for, which few repairs need. */
const isWholeUnit = (question: string): boolean =>
  /\bneed a (?:whole )?new (?:engine|motor|gearbox|transmission|car)\b/i.test(question);

/** What the guide says of a part that a question names: 'change the discs too' is often in its checks. */
const guideLines = (
  question: string,
  { guideOf }: Consultation,
  cause: Cause,
): string | undefined => {
  const guide = guideOf(cause.faultId);
  if (!guide) return undefined;
  const words = normalise(question)
    .replaceAll(
      /\b(?:do|i|need|to|change|replace|renew|the|too|also|as|well|should|have|be|at|same|time|new|both|sides?|it|is|or|just|one)\b/g,
      ' ',
    )
    .trim();
  const lines = linesAbout(
    words,
    [...guide.steps, ...guide.safety, ...guide.parts, ...guide.after],
    0,
    1,
  );
  return lines.length === 0 ? undefined : `The guide says of it:\n${bullets(lines.map(sentence))}`;
};

/** What wears alike on both sides of an axle and is replaced in pairs. */
const IN_PAIRS =
  /\b(?:pads?|discs?|rotors?|shoes?|drums?|shock absorbers?|shocks?|dampers?|struts?|springs?|tyres?|tires?|drop links?)\b/i;
const ASKS_SIDES =
  /\b(?:both|pairs?|one side|other side|just one|only one|all four|all of them|set)\b/i;

/** Whether something else is replaced with it: by its parts, by its guide, or in pairs. */
export const answerAlsoReplace = (
  question: string,
  consultation: Consultation,
): AssistantAnswer => {
  // What is named is the other part: the repair is that of the cause spoken of.
  const { diagnosis, focus } = consultation;
  const cause =
    diagnosis.causes.find(({ faultId }) => faultId === focus.faultId) ??
    leadingCause(diagnosis.causes);
  if (!cause) return { text: NOTHING };
  const asked = partNamed(question, cause);
  const pairs = ASKS_SIDES.test(question) && IN_PAIRS.test(`${question} ${cause.name}`);
  const lines = guideLines(question, consultation, cause);
  if (!pairs && lines === undefined && asked === undefined) {
    const names = cause.parts.map(
      ({ name, ifNeeded }) => `${lowerFirst(name)}${ifNeeded ? ' (only if needed)' : ''}`,
    );
    return {
      about: cause.faultId,
      text: paragraphs(
        names.length > 0
          ? `With ${causeName(cause)} these are replaced: ${listText(names)}. Nothing else is, unless it is found worn or damaged when the car is open.`
          : `With ${causeName(cause)} no part is replaced as a rule.`,
        'Ask to be shown what is worn before anything else is ordered.',
      ),
    };
  }
  return {
    about: cause.faultId,
    text: paragraphs(
      pairs &&
        'Parts that wear alike are replaced on both sides of an axle: new on one side and worn on the other, the car pulls or brakes unevenly. The other axle wears at its own pace.',
      asked &&
        (asked.ifNeeded === true
          ? `${asked.name}: only where it is found worn or damaged, for about ${money(asked, diagnosis)}.`
          : `${asked.name}: yes, if it is ${causeName(cause)}, for about ${money(asked, diagnosis)}.`),
      lines,
      'Ask to be shown what is worn before it is ordered.',
    ),
  };
};

/** The parts that a repair needs. */
export const answerParts = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis, car } = consultation;
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NOTHING };
  if (cause.parts.length === 0) {
    return {
      about: cause.faultId,
      text: `For ${causeName(cause)} no part is needed as a rule: it is a matter of work, not of parts.`,
    };
  }
  const justified = cause.parts.find(({ justifiedBy }) => justifiedBy)?.justifiedBy;
  const asked = partNamed(question, cause);
  return {
    about: cause.faultId,
    text: paragraphs(
      asked === undefined &&
        isWholeUnit(question) &&
        `Not as far as is known: ${causeName(cause)} is put right without that.`,
      asked &&
        (asked.ifNeeded === true
          ? `${asked.name}: only where it is found worn or damaged, for about ${money(asked, diagnosis)}. It is looked at when the car is open for this repair: ask the garage to show you before they order it.`
          : `${asked.name}: yes, if it is ${causeName(cause)}, for about ${money(asked, diagnosis)}.`),
      `What goes in for ${causeName(cause)}:`,
      bullets(
        cause.parts.map(
          (part) =>
            `${part.name}, ${money(part, diagnosis)}${part.ifNeeded ? ', only if needed' : ''}`,
        ),
      ),
      justified && `Before you buy, do this check: ${justified.title}.`,
      `Part numbers differ between versions of the ${car}. Order by registration or VIN, and compare with the old part.`,
    ),
  };
};
