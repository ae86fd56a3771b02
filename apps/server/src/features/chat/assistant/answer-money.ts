import { formatCents } from '@wrenchwise/domain/money';
import { durationText } from '@wrenchwise/knowledge/price-words';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { causeAskedAbout } from './named-cause.ts';
import { bullets, causeName, listText, money, paragraphs } from './words.ts';

const NOTHING = 'There is no cause here yet whose repair could be priced.';

/** An amount that the question names: 'they want £450'. In cents. */
const quotedIn = (question: string): number | undefined => {
  const [, symbol, , worded] =
    /[£$€] ?((\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{2})?)|\b(\d{2,6}) ?(?:pounds|quid|dollars|euros?|gbp|usd|eur)\b/i.exec(
      question,
    ) ?? [];
  const amount = (symbol ?? worded)?.replaceAll(',', '');
  return amount === undefined ? undefined : Math.round(Number(amount) * 100);
};

/** A quote beside our range. */
const besideQuote = (cents: number, low: number, high: number, currency: string): string => {
  const amount = formatCents(cents, { currency, whole: true });
  if (cents > high) {
    const more = formatCents(cents - high, { currency, whole: true });
    return `${amount} is ${more} above the top of our range. That can be right with dealer rates, dear original parts or more work than this one repair: ask for parts and labour listed apart, and what makes the difference.`;
  }
  if (cents < low) {
    return `${amount} is below our range. Ask which parts are meant and whether both sides, fitting and VAT are in it.`;
  }
  return `${amount} is within our range.`;
};

/** What it costs, by oneself and at a garage. */
export const answerCost = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const cause = causeAskedAbout(question, consultation);
  if (!cause) return { text: NOTHING };
  const { currency, labourCentsPerHour } = diagnosis.pricing;
  const { cost, labourHours } = cause;
  const cents = quotedIn(question);
  const { low, high } = cost.professional;
  const others = diagnosis.causes
    .filter(({ faultId }) => faultId !== cause.faultId)
    .slice(0, 2)
    .map((other) => `${other.name}: ${money(other.cost.professional, diagnosis)} at a garage`);
  return {
    about: cause.faultId,
    text: paragraphs(
      cents !== undefined && besideQuote(cents, low, high, currency),
      `If it is ${causeName(cause)}: about ${money(cost.diy, diagnosis)} doing it yourself (parts only), about ${money(cost.professional, diagnosis)} at a garage.`,
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
  return {
    about: cause.faultId,
    text: paragraphs(
      `For ${causeName(cause)}:`,
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
