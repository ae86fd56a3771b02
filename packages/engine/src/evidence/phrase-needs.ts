import { stem } from '@wrenchwise/knowledge/stem';

/**
 * Requirements of a phrase besides its content words: no effect ('stepped on the brake, nothing'),
 * no cause ('brakes for no reason'), only this works, or a moving car.
 */
export type Need = 'no-effect' | 'no-cause' | 'only' | 'motion';

const NO_EFFECT = /\bnothing$/;
const NO_CAUSE = /\bno reason\b|\bfor nothing\b|\bnothing (?:ahead|there)\b|\bactivated nothing\b/;
const ONLY = /\bonly\b.*\bworks?\b|\bworks? only\b/;
const MOTION = /\bdriving\b/;

/** @param strict whether 'driving' counts */
export const needsOf = (phrase: string, strict: boolean): readonly Need[] => [
  ...(NO_EFFECT.test(phrase) && !NO_CAUSE.test(phrase) ? (['no-effect'] as const) : []),
  ...(NO_CAUSE.test(phrase) ? (['no-cause'] as const) : []),
  ...(ONLY.test(phrase) ? (['only'] as const) : []),
  ...(strict && MOTION.test(phrase) ? (['motion'] as const) : []),
];

const stemsOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).map(stem));

const NOTHING = stemsOf('nothing nowt none zilch nada unresponsive');
const KEPT = stem('kept');
const GOING = stem('going');
const DENIALS = stemsOf(
  `not no never didn't didnt doesn't doesnt don't dont won't wont wouldn't wouldnt couldn't couldnt can't cant cannot
  wasn't wasnt isn't isnt barely hardly failed refused`,
);
const EFFECTS = stemsOf(
  'stop slow work respond response react reaction brake braking hold grip bite catch do happen help engage effect pressure resistance',
);
const CAUSELESS = stemsOf(
  `reason nothing itself own sudden suddenly random randomly cause clear empty phantom unprovoked nobody without warning
  parked driveway standing stationary unoccupied empty idle idling`,
);
const NO_MORE = stemsOf('only just one single half sometimes occasionally intermittently');
const MOVING = stemsOf(
  `drive driving drove driven moving motion motorway highway freeway interstate road mph kph kmh speed speeds traffic
  lane corner corners cornering intersection junction roundabout going travelling traveling accelerating turning turn
  turned street coasting cruising hill braking bump bumps slowing commute way merging overtaking reversing exit ramp behind middle`,
);

/** 'The vehicle shut down' is about driving; 'the pump shuts off' is not. */
const SHUTS = stemsOf('shut shutdown cut quit');
const CARS = stemsOf('car vehicle engine motor truck suv');
const SUBJECT_REACH = 3;

/** The number of words after a phrase that may express its effect, and around it its subject. */
const EFFECT_REACH = 10;
const CAUSE_REACH = 12;
const ONLY_REACH = 5;
const MOTION_REACH = 30;

/** A negation counts when one of the next words is the missing effect. */
const EFFECT_AFTER = 3;

const hasNoEffect = (stems: readonly string[], from: number, to: number): boolean => {
  for (let at = Math.max(0, from); at <= to; at += 1) {
    const word = stems[at];
    if (word === undefined) break;
    if (NOTHING.has(word) || (word === KEPT && stems[at + 1] === GOING)) return true;
    if (!DENIALS.has(word)) continue;
    for (let next = at + 1; next <= at + EFFECT_AFTER; next += 1) {
      if (EFFECTS.has(stems[next] ?? '')) return true;
    }
  }
  return false;
};

const someOf = (
  stems: readonly string[],
  wanted: ReadonlySet<string>,
  from: number,
  to: number,
): boolean => stems.slice(Math.max(0, from), to + 1).some((word) => wanted.has(word));

/**
 * Whether the words around a phrase meet its requirements.
 *
 * @param stems of the whole text, function words included
 * @param first index of the first matched word in `stems`; `last` of the last one
 */
export const needsAreThere = (
  stems: readonly string[],
  needs: readonly Need[],
  first: number,
  last: number,
): boolean =>
  needs.every((need) => {
    if (need === 'no-effect') return hasNoEffect(stems, first - 2, last + EFFECT_REACH);
    if (need === 'no-cause') {
      return someOf(stems, CAUSELESS, first - CAUSE_REACH, last + CAUSE_REACH);
    }
    if (need === 'only') return someOf(stems, NO_MORE, first - ONLY_REACH, last + ONLY_REACH);
    return (
      someOf(stems, MOVING, first - MOTION_REACH, last + MOTION_REACH) ||
      (SHUTS.has(stems[first] ?? '') && someOf(stems, CARS, first - SUBJECT_REACH, first - 1))
    );
  });
