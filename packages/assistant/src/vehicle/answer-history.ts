import { formatCents } from '@wrenchwise/rules/money';
import { distanceText } from '@wrenchwise/vehicle/mileage';

import { linesAbout } from '../lines-about.ts';
import { named, namesSomething } from '../named.ts';
import { normalise } from '../normalise.ts';
import { bullets, paragraphs } from '../words.ts';
import { dueOf } from './answer-due.ts';
import { milesSince } from './miles-since.ts';
import { type AskedPeriod, isWithin, periodIn } from './periods.ts';
import type { Answerer, VehicleFacts } from './vehicle-facts.ts';
import { workText } from './work-text.ts';

/** The lines of a list that somebody reads on a phone. */
const MAX_LINES = 5;

const SUMS = /\b(?:how much|altogether|in all|in total|total|overall)\b/i;

/** Entries of the log that have a word of the question in title or place: 'how much have Quickstop had off me'. */
export const ofLog = (question: string, facts: VehicleFacts): string | undefined => {
  const { work } = facts;
  const nameOf = ({ title, place }: (typeof work)[number]): string => `${title} ${place ?? ''}`;
  const found = linesAbout(question, [...new Set(work.map(nameOf))], 0, 1, 1);
  const entries = work.filter((entry) => found.includes(nameOf(entry)));
  const priced = entries.filter(({ costCents }) => costCents !== null);
  const [currency] = new Set(priced.flatMap((one) => one.currency ?? []));
  const isOfOneCurrency = priced.every((one) => one.currency === currency);
  if (entries.length === 0) return undefined;
  return paragraphs(
    `The log has this of it:\n${bullets(entries.slice(0, MAX_LINES).map((entry) => workText(entry, facts)))}`,
    SUMS.test(question) &&
      priced.length > 1 &&
      currency !== undefined &&
      isOfOneCurrency &&
      `Together ${formatCents(
        priced.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0),
        { currency },
      )}.`,
    milesSince(question, entries[0], facts),
  );
};

export const odometer: Answerer = (_, { vehicle, outlook, unit, dayText }) =>
  vehicle.mileage === null
    ? 'No mileage is stored for this car: write a reading into the log.'
    : paragraphs(
        `The last reading is ${distanceText(vehicle.mileage, unit)}${vehicle.mileageOn === null ? '' : ` on ${dayText(vehicle.mileageOn)}`}.`,
        `I reckon with about ${distanceText(Math.round(outlook.basis.milesPerYear), unit)} a year.`,
      );

/** Asks for what was done last, by whom, at what price or how long ago: no work is named in it. */
const OF_ANY_WORK =
  /\b(?:(?:last|latest|previous|most recent) (?:service|work|job|repair|visit|entry)|(?:service|work|repair) history|who (?:did|does|serviced|changed|worked|last)|(?:serviced|worked on) (?:it|last)|since (?:the|my|its|that) (?:last )?(?:service|work|repair))\b/i;

/** What was done in the months that are asked about, and before, where there was nothing in them. */
const inPeriod = (
  entries: VehicleFacts['work'],
  period: AskedPeriod | undefined,
): { readonly entries: VehicleFacts['work']; readonly none: string | false } => {
  if (period === undefined || entries.length === 0) return { entries, none: false };
  const within = entries.filter(({ date }) => isWithin(date, period));
  return within.length > 0
    ? { entries: within, none: false }
    : { entries, none: `Not ${period.name}, by the log. What it has, newest first:` };
};

/** Sources: Consumer Rights Act 2015, sections 49–56; Limitation Act 1980; garages' usual terms. */
const GUARANTEE =
  'Whether it is still guaranteed its invoice says: garages usually give 12 months or 12,000 miles on parts and work, counted from that day. In the UK work that was done badly is put right free of charge by law as well, for which up to six years are allowed (five in Scotland). Ask the garage that did it first.';

/** How many there were, by a title: 'Two front tyres', 'Ignition coils, set of four', 'Pair of dampers'. */
const COUNTS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:two|pair|both|2 ?x|x ?2)\b/i, 2],
  [/\b(?:three|3 ?x|x ?3)\b/i, 3],
  [/\b(?:four|4 ?x|x ?4)\b/i, 4],
  [/\b(?:six|6 ?x|x ?6)\b/i, 6],
];

export const ASKS_EACH =
  /\b(?:apiece|a piece|each one|per (?:tyre|pad|disc|coil|plug|one))\b|\b(?:was|were|cost|paid|pay|price)\b.{0,30}\beach\b/i;

/** What one of several cost. */
const eachCost = (
  question: string,
  entry: VehicleFacts['work'][number] | undefined,
): string | undefined => {
  if (!ASKS_EACH.test(question) || entry === undefined) return undefined;
  const { title, costCents, currency } = entry;
  const count = COUNTS.find(([pattern]) => pattern.test(title))?.[1];
  return costCents === null || currency === null || count === undefined
    ? undefined
    : `That is ${formatCents(Math.round(costCents / count), { currency })} each, with all that was on the bill.`;
};

export const history: Answerer = (question, facts) => {
  const { work } = facts;
  const byName = named(question, work);
  // 'The last service' is one by its title, whatever else was done since.
  const services = work.filter(({ title }) => /\bservic/i.test(title));
  const asksService = byName.length === 0 && /\bservic/i.test(question);
  const { entries: found, none } = inPeriod(
    asksService ? services : byName,
    periodIn(normalise(question), facts.today),
  );
  const isGeneral = OF_ANY_WORK.test(question) || !namesSomething(question);
  // What was never written down may still be due.
  const ahead = found.length === 0 && !isGeneral ? dueOf(question, facts) : undefined;
  const lines = (found.length > 0 ? found : work).slice(0, MAX_LINES);
  if (ahead !== undefined) return paragraphs('Of that the log has no record.', ahead);
  return paragraphs(
    work.length === 0 &&
      'The log has no record of any work on this car, so I cannot tell. The stickers under the bonnet, the service book or the last invoice may.',
    none,
    work.length > 0 &&
      found.length === 0 &&
      (isGeneral
        ? 'What the log has, newest first:'
        : 'Of that the log has no record. What it has, newest first:'),
    lines.length > 0 && bullets(lines.map((entry) => workText(entry, facts))),
    lines[0]?.place === null &&
      /\bwho\b|\bwhere\b/i.test(question) &&
      'Who did it was not written with that entry; its invoice or its notes may say.',
    lines[0]?.costCents === null &&
      /\b(?:cost|charged?|paid|pay|price|how much)\b/i.test(question) &&
      'What it cost was not written with that entry.',
    found.length > 0 && eachCost(question, found[0]),
    (found.length > 0 || isGeneral) && milesSince(question, lines[0], facts),
    /\b(?:guarantee\w*|warrant(?:y|ies|ed)|covered|(?:go|take it|send it) back to|again already|redo)\b/i.test(
      question,
    ) && GUARANTEE,
  );
};

/** How far something of the log has gone, or went before it was done again; of the car its mileage. */
export const distance: Answerer = (question, facts) => {
  const entries = named(question, facts.work).filter(({ mileage }) => mileage !== null);
  const [last, before] = entries;
  if (last === undefined) return odometer(question, facts);
  const between =
    before === undefined || last.mileage === null || before.mileage === null
      ? undefined
      : `Between the last two entries are ${distanceText(Math.max(0, last.mileage - before.mileage), facts.unit)}.`;
  return paragraphs(
    bullets(entries.slice(0, MAX_LINES).map((entry) => workText(entry, facts))),
    milesSince('since', last, facts),
    between,
  );
};
