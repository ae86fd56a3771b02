import { MEASURED_LIMITS } from '@wrenchwise/knowledge/chat/measured-limits';

import type { Consultation } from './consultation.ts';
import { normalise } from './normalise.ts';
import { paragraphs, sentence } from './words.ts';

const FIGURE =
  /\b\d+(?:[.,]\d+)? ?(?:mm|cm|m?v|volts?|m?a|amps?|milliamps?|[km]?ohms?|bar|psi|kpa|rpm|%|per ?cent|degrees?|°c?|c)(?![a-z])/;

/** Who measured, and words that measure nothing. */
const NOT_MEASURED =
  /\b(?:the|my|an?|it|he|she|they|i|we|electrician|mechanic|garage|mate|dad|says?|said|measured|measures|reads?|reading|is|was|at|got|gets|shows?|about|only|around|of|that|now|have|has)\b/g;

/** What was measured, in its own words: 'earth' of 'electrician says earth is 210 ohms'. */
const measuredIn = (before: string): string =>
  before
    .replaceAll(NOT_MEASURED, ' ')
    .replaceAll(/[^a-z ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(' ')
    .slice(-3)
    .join(' ');

/** What figures of the kind that words name are compared with; undefined where it is not known. */
export const limitFor = (
  words: string,
  { symptoms, causes, fuel }: Pick<Consultation['diagnosis'], 'symptoms' | 'causes' | 'fuel'>,
): string | undefined => {
  const names = causes.slice(0, 3).map(({ name }) => name);
  const about = `${fuel ?? ''} ${symptoms} ${names.join(' ')}`;
  return MEASURED_LIMITS.find(
    ({ pattern, within }) => pattern.test(words) && (within?.test(about) ?? true),
  )?.text;
};

/**
 * What a figure that somebody measured is compared with, where no check takes it; undefined where none is given.
 *
 * @param said the report, as it was written
 */
export const answerFigureGiven = (
  said: string,
  { diagnosis: { symptoms, causes, fuel } }: Pick<Consultation, 'diagnosis'>,
): string | undefined => {
  const words = normalise(said);
  const found = FIGURE.exec(words);
  if (found === null) return undefined;
  const thing = measuredIn(words.slice(0, found.index)) || measuredIn(words.slice(found.index));
  const limit = limitFor(words, { symptoms, causes, fuel });
  return paragraphs(
    sentence(`Noted as measured: ${thing === '' ? '' : `${thing}, `}${found[0]}`),
    limit ??
      'None of the checks here has a limit for it: it is compared with the maker’s figure, which the workshop manual for your engine has. Ask whoever measured it what it should be.',
    'No check of this diagnosis takes the figure by itself, so it is not weighed; if it belongs to a check above, give it there.',
  );
};

const BARE_VOLTS = /\b1[0-5][.,]\d{1,2}\b/;

/** Under what a battery's voltage is measured: it says that a bare figure is one of volts. */
const OF_A_BATTERY =
  /\b(?:running|engine (?:on|off)|with (?:it|the engine|everything) (?:on|off)|at rest|rested|idle|idling|tickover|crank\w*|overnight|battery|volts?)\b/;

/** What a figure within a report is compared with, where that is known; undefined for a report without one. */
export const limitOfReport = (
  said: string,
  diagnosis: Pick<Consultation['diagnosis'], 'symptoms' | 'causes' | 'fuel'>,
): string | undefined => {
  const words = normalise(said);
  const isVolts = BARE_VOLTS.test(words) && OF_A_BATTERY.test(words);
  if (isVolts) return limitFor(`${words} volts`, diagnosis);
  return FIGURE.test(words) ? limitFor(words, diagnosis) : undefined;
};

const ASKS_WHETHER_GOOD =
  /\b(?:bad|low|high|normal|ok|okay|good|fine|healthy|enough|alright|all right|dead|too (?:low|high|much|little)|acceptable|worn)\b/;
const ASKS =
  /\?|^(?:and |so |but )?(?:is|are|does|do|should|what|how|would|could)\b|\bis (?:that|this|it)\b/;
/**
 * 'Rest voltage 11.4, is that bad?': what such figures are compared with; undefined where no figure is
 * judged, or nothing is known of its kind.
 *
 * @param words the question in normalised words
 */
export const answerWhetherGood = (
  words: string,
  { diagnosis }: Pick<Consultation, 'diagnosis'>,
): string | undefined => {
  const figure = FIGURE.exec(words)?.[0] ?? BARE_VOLTS.exec(words)?.[0];
  if (figure === undefined || !ASKS.test(words) || !ASKS_WHETHER_GOOD.test(words)) return undefined;
  const isVolts = BARE_VOLTS.test(figure);
  const limit = limitFor(isVolts ? `${words} volts` : words, diagnosis);
  return (
    limit &&
    paragraphs(
      `Compare your ${figure} with this. ${limit}`,
      'Give it here as a figure with what was measured, and the causes are weighed with it where a check takes it.',
    )
  );
};
