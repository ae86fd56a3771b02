import type { Figure } from './figures.ts';
import { isOfTheTrade } from './line-kind.ts';

/** A share in a column of its own: that of tax or a discount belongs to its words. */
const TRAILING_SHARE =
  /(?<!(?:vat|tax|mwst|ust|gst|tva|discount|rabatt|nachlass|less|off)\.?\s?[@(:]?)(?:\s(?:\d{1,2}(?:[.,]\d+)?\s?%|0))+\s*$/iu;

/** What a message says before its first item: a greeting, the car, that it needs something. */
const LEAD_INS: readonly RegExp[] = [
  /^(?:hi|hello|hey|dear|hiya|morning|afternoon|evening|good (?:morning|afternoon|evening)|hallo|guten (?:tag|morgen)|moin)\b[^,:!.]{0,30}[,:!.]\s*/iu,
  /^.{0,60}?\b(?:needs?|need|will be|will need|is going to need|requires?|wants|looking at|quote for (?:the|your|a)|price for (?:the|your|a)|braucht|benötigt)\b[:\s]*/iu,
  /^[^:]{1,40}:\s+/u,
];

const withoutLeadIn = (words: string): string =>
  LEAD_INS.reduce((rest, lead) => {
    const [found = ''] = lead.exec(rest) ?? [];
    return found !== '' && !isOfTheTrade(found) && isOfTheTrade(rest.slice(found.length))
      ? rest.slice(found.length)
      : rest;
  }, words);

/** A row without the figures that were used, and without what joined them to its words. */
export const wordsOf = (text: string, used: readonly Figure[]): string => {
  const hasPosition = used.length > 2 && /^\s*\d{1,2}\s+(?:\d|\p{L})/u.test(text);
  const cut = used
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}  ${rest.slice(end)}`, text);
  const words = (hasPosition ? cut.replace(/^\s*\d{1,2}\s+/u, '') : cut)
    .replace(/\s{2}[A-Z*]\s*$/u, ' ')
    .replace(/^\s*(?:\d{1,2}[.)]\s+|[-–•*·]\s*|qty\.?:?\s|pos\.?\s*\d+\s)/iu, '')
    .replaceAll(/(?:[@=×*]|\bat\b|[àá](?=\s)|\bx\b)\s*(?=\s{2}|$)/giu, ' ')
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(TRAILING_SHARE, '')
    .replaceAll(/(?:\s*,){2,}/g, ',')
    .replace(/[\s,]*\bwhich(?: (?:is|makes|comes to))?[\s.]*$/iu, '')
    .replaceAll(
      /^[\s,;:=+–-]+|(?:[\s,;:=+@–.-]|\s(?:is|are|for|at|of|a|à|je|zu|pro|comes to|will be|would be)(?=[\s.]|$))+$/giu,
      '',
    )
    .replace(
      /^(?:(?:(?:that|it|this)(?:['’]?(?:s|ll|d))?|hi,?|hello,?|so|will|would|gonna|going to|be|is|about|around|also|then|and|plus|another|for|the|of|a)\s+)+/iu,
      '',
    )
    .replace(/^(?:is|are|makes|comes to)$/iu, '')
    .trim();
  return withoutLeadIn(words).slice(0, 200);
};
