import { paragraphs } from './words.ts';

/** 'A 60 Ah battery', in ampere-hours. */
const CAPACITY = /\b(\d{2,3}) ?(?:ah|amp(?:ere)?[ -]?hours?)\b/;

/** 'Draws 200 mA', '0.4 amps'. */
const CURRENT = /\b(\d+(?:\.\d+)?) ?(ma|milli ?amps?|a|amps?)\b(?![ -]?hours?|h)/;

const ASKS_HOW_LONG =
  /\bhow (?:long|many (?:days|hours|nights|weeks))\b|\bwhen (?:will|would|does)\b.*\b(?:flat|dead|empty|die)\b|\b(?:flat|kill|drain|dead|empty|last)\b/;

/** A capacity that a car's battery may have, and a current that may be left flowing, in amperes. */
const CAPACITIES = { least: 20, most: 250 };
const CURRENTS = { least: 0.005, most: 60 };

const HOURS_OF_A_DAY = 24;
const FORTNIGHT = 14;

/** A battery that is empty by half no longer starts most engines. */
const HALF = 2;

const inWords = (hours: number): string => {
  if (hours < HOURS_OF_A_DAY) return `${Math.max(1, Math.round(hours))} hours`;
  const days = hours / HOURS_OF_A_DAY;
  return `${days < FORTNIGHT ? String(Math.round(days * 2) / 2) : String(Math.round(days))} days`;
};

/**
 * How long a battery lasts under a current: 'how many days would 200 mA take to kill a 60 Ah battery'.
 * Undefined where a question has not both figures.
 *
 * @param words the question in normalised words
 */
export const batteryLasts = (words: string): string | undefined => {
  const [, capacity] = CAPACITY.exec(words) ?? [];
  const [, amount, unit = ''] = CURRENT.exec(words.replace(CAPACITY, ' ')) ?? [];
  if (capacity === undefined || amount === undefined) return undefined;
  if (!ASKS_HOW_LONG.test(words)) return undefined;
  const hoursOfOne = Number(capacity);
  const amperes = Number(amount) / (unit.startsWith('m') ? 1000 : 1);
  const isLikely =
    hoursOfOne >= CAPACITIES.least &&
    hoursOfOne <= CAPACITIES.most &&
    amperes >= CURRENTS.least &&
    amperes <= CURRENTS.most;
  if (!isLikely) return undefined;
  const hours = hoursOfOne / amperes;
  return paragraphs(
    `Divide the one by the other: ${capacity} Ah by ${amount} ${unit.startsWith('m') ? 'mA' : 'A'} is about ${inWords(hours)} until it is empty. It will hardly start the engine after about half of that, some ${inWords(hours / HALF)}, and sooner in the cold or with an old battery.`,
    'A car that sleeps draws less than about 50 mA as a rule, which a good battery bears for weeks.',
  );
};
