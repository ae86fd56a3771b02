import { motLeftOpen, motLeftOpenWords } from '@wrenchwise/rules/garage/mot-left-open';
import { formatCents } from '@wrenchwise/rules/money';
import { distanceText } from '@wrenchwise/vehicle/mileage';

import { answerRatherThanNone } from '../common-questions.ts';
import { linesAbout } from '../lines-about.ts';
import { named, namesSomething } from '../named.ts';
import { normalise } from '../normalise.ts';
import { declineToDisable } from '../refusals.ts';
import { bullets, paragraphs } from '../words.ts';
import { monthsLater } from './answer-intervals.ts';
import { ASKS_TEST_FINDINGS, testFindings } from './answer-test-findings.ts';
import { type AskedPeriod, isWithin, periodIn } from './periods.ts';
import { costText, needText, rangeText, taskText, type VehicleFacts } from './vehicle-facts.ts';
import { workText } from './work-text.ts';

type Answerer = (question: string, facts: VehicleFacts) => string;

export type VehicleAnswerer = (question: string, facts: VehicleFacts) => string | Promise<string>;

/** The lines of a list that somebody reads on a phone. */
const MAX_LINES = 5;

const ASKABLE = [
  'what is due, what to do next and what the next year may cost',
  'what usually goes wrong with it, and what is normal at this mileage',
  'recalls, the MOT and the mileage',
  'what was done and when, what was spent on what this year or in a month, and what it uses',
  'how a job is done, such as changing the cabin filter',
];

const cannotAnswer: Answerer = (question, { car }) =>
  answerRatherThanNone(question, { names: '' }) ??
  paragraphs(
    `That I cannot answer from what is stored about your ${car}. Ask me:`,
    bullets(ASKABLE),
    'If something is wrong with it, describe what you hear, smell, see or feel, and I offer a diagnosis.',
  );

export const greeting: Answerer = (_, { car }) =>
  paragraphs(`Hello. This is about your ${car}. Ask me:`, bullets(ASKABLE));

export const capabilities: Answerer = (_, { car }) =>
  paragraphs(
    `I am a program. I answer from what is stored about your ${car} and from what is typical of such cars. Ask me:`,
    bullets(ASKABLE),
    'I have not seen the car, and I say so where I do not know.',
  );

export const language: Answerer = () =>
  'I understand and answer English only. Short, simple sentences are enough.';

export const thanks: Answerer = () =>
  'You are welcome. Write readings and work into the log, and what I tell you gets better.';

const openProblem = ({ vehicle: { openProblem: problem } }: VehicleFacts): string | undefined =>
  problem === null
    ? undefined
    : `There is an open diagnosis of this car: “${problem.symptoms.trim().slice(0, 160)}”.${problem.nextStep === null ? '' : ` Next there: ${problem.nextStep}.`} It comes first; ask about it on its own page.`;

const hiddenText = ({ outlook: { hidden } }: VehicleFacts): string | undefined =>
  hidden === 0
    ? undefined
    : `${hidden} more ${hidden === 1 ? 'entry is' : 'entries are'} on the checklist that your plan does not show.`;

/** When the one thing is due that a question names; undefined where nothing known is named. */
const dueOf = (question: string, facts: VehicleFacts): string | undefined => {
  const { tasks, outlook, work, dayText } = facts;
  const onList = named(
    question,
    tasks.map((task) => ({ ...task, title: task.task })),
  ).slice(0, 2);
  const ahead = named(
    question,
    outlook.needs.filter(({ isPlanned }) => !isPlanned),
  ).slice(0, 2);
  if (onList.length + ahead.length === 0) return undefined;
  const [last] = named(question, work);
  return paragraphs(
    onList.length > 0 && `On your list:\n${bullets(onList.map((task) => taskText(task, facts)))}`,
    ahead.length > 0 &&
      `By age, use and history:\n${bullets(ahead.map((need) => needText(need, facts)))}`,
    last && `Last in the log: ${last.title}, ${dayText(last.date)}.`,
    'Your handbook’s interval decides; the Checklist tab shows all that is ahead.',
  );
};

const ASKS_SERVICE = /\bservic(?:e|ed|es|ing)\b/i;
const WAS_SERVICED = /\bservic|\boil (?:and filter|change|service)|\bengine oil\b/i;
const MONTHS_OF_A_SERVICE = 12;

/**
 * When the next service is due, from the last one of the log; the interval is the commonest, and the handbook decides.
 * Undefined where the log has none.
 */
const serviceDue = (facts: VehicleFacts): string | undefined => {
  const { work, outlook, today, dayText } = facts;
  const last = work.find(({ title }) => WAS_SERVICED.test(title));
  if (last === undefined) return undefined;
  const next = monthsLater(last.date, MONTHS_OF_A_SERVICE);
  const oil = outlook.needs.find(({ title }) => WAS_SERVICED.test(title));
  return paragraphs(
    `Last in the log: ${workText(last, facts)}. A year on from there is ${dayText(next)}, so by time it is ${next < today ? 'overdue' : 'not due yet'}.`,
    milesSince('since', last, facts),
    oil && `By age, use and history:\n${bullets([needText(oil, facts)])}`,
    'Most handbooks ask for a service once a year or after 10,000 to 20,000 miles, whichever comes first: yours decides.',
  );
};

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

/** A bare name of upkeep asks when it is due: 'gearbox oil?'; what else the log has of it is quoted. */
export const dueOrNothing: Answerer = (question, facts) =>
  dueOf(question, facts) ?? ofLog(question, facts) ?? cannotAnswer(question, facts);

export const due: Answerer = (question, facts) => {
  const { tasks, outlook } = facts;
  const asked =
    dueOf(question, facts) ?? (ASKS_SERVICE.test(question) ? serviceDue(facts) : undefined);
  if (asked !== undefined) return asked;
  const first = tasks.slice(0, MAX_LINES);
  const needs = outlook.needs.filter(({ isPlanned }) => !isPlanned).slice(0, MAX_LINES);
  return paragraphs(
    namesSomething(question) &&
      'Of that nothing is on your list, and I have no date for it: it goes by wear or by your handbook. What there is:',
    openProblem(facts),
    first.length > 0
      ? `On your list, the soonest first:\n${bullets(first.map((task) => taskText(task, facts)))}`
      : 'No task of yours is open.',
    needs.length > 0 &&
      `What to check next, by age, use and history:\n${bullets(needs.map((need) => needText(need, facts)))}`,
    hiddenText(facts),
    'The Checklist tab makes a task of any of these.',
  );
};

export const tasks: Answerer = (_, { tasks: open, ...facts }) =>
  open.length === 0
    ? paragraphs(
        'No task of this car is open. Ask what is due, or plan one under Tasks.',
        motLeftOpenWords(motLeftOpen(facts.vehicle.register?.record.openAdvisories ?? [])),
      )
    : `Open tasks, the soonest first:\n${bullets(open.slice(0, 10).map((task) => taskText(task, facts)))}`;

/** Of what was paid, not of what something costs. */
const WAS_PAID = /\b(?:did|was|were|paid|charged|have i spent)\b/i;

export const cost: Answerer = (question, facts) => {
  const { outlook, work } = facts;
  if (WAS_PAID.test(question) && named(question, work).length > 0) return history(question, facts);
  const found = named(question, outlook.needs).slice(0, 2);
  if (found.length > 0) {
    return paragraphs(
      bullets(
        found.map(
          (need) =>
            `${need.title}: ${costText(need, facts)}${need.kind === 'recall' ? '' : `; the parts alone ${rangeText(need.diyCost, facts)}`}`,
        ),
      ),
      'These are ranges for such a car, not a quote: ask for one with parts and labour apart.',
    );
  }
  const { budget, until } = outlook;
  const expected = formatCents(budget.expected, { currency: outlook.currency, whole: true });
  return paragraphs(
    /\b(?:year|month|budget|next|run|expect|overall|altogether|total|cost me)\b/i.test(question)
      ? undefined
      : 'For that I have no price for this car. What I can tell is the whole:',
    `Until ${facts.dayText(until.date)} (12 months or 10,000 miles) upkeep and typical repairs come to about ${expected}; such a car typically needs ${rangeText(budget, facts)}. Fuel, tax and insurance are not in it.`,
    outlook.needs.length > 0 &&
      `The next in it:\n${bullets(outlook.needs.slice(0, 3).map((need) => needText(need, facts)))}`,
    'It is an estimate from what is typical, not an inspection.',
  );
};

export const worth: Answerer = (_, facts) => {
  const { outlook, car, tasks } = facts;
  const { budget, until, currency } = outlook;
  const overdue = tasks.filter(({ state }) => state === 'overdue').slice(0, 3);
  return paragraphs(
    `What your ${car} would fetch I do not know, so I cannot decide that for you. What to set against it:`,
    bullets([
      `Until ${facts.dayText(until.date)} upkeep and typical repairs come to about ${formatCents(budget.expected, { currency, whole: true })}; such a car typically needs ${rangeText(budget, facts)}.`,
      ...overdue.map((task) => taskText(task, facts)),
      ...outlook.needs.slice(0, 2).map((need) => needText(need, facts)),
    ]),
    openProblem(facts),
    'Set a quote for the repair beside what cars like it sell for in running order.',
  );
};

export const towing: Answerer = (_, { car }) =>
  `What a ${car} may tow, braked and unbraked, and the load on the tow bar stand on the VIN plate, in the registration document and in the handbook; they differ between engines and gearboxes, so I name none. Before the first trip look at the bar, its socket, the brakes and the tyre pressures for a load.`;

/** What a question is about, in its own words: 'the clutch' of 'is it normal that the clutch goes at this mileage'. */
const partIn = (question: string): string | undefined => {
  const [, part] =
    /\b(?:the|my|its) ([a-z-]+(?: [a-z-]+)?) (?:goes?|going|fails?|wears?|needs?|leaks?|has|have|is|are)\b/i.exec(
      question,
    ) ?? [];
  return part && `the ${part.toLowerCase()}`;
};

export const faults: Answerer = (question, facts) => {
  const { outlook, car, unit } = facts;
  const { mileage } = outlook.basis;
  const at = mileage === null ? '' : ` at ${distanceText(mileage, unit)}`;
  const wanted = outlook.needs.filter(({ kind }) => kind === 'fault' || kind === 'wear');
  const [found] = named(question, outlook.needs);
  if (found) {
    return paragraphs(
      `${found.title} is on the checklist of a ${car}${at}: ${costText(found, facts)}. That is what comes with age and miles on such cars, not a forecast for this one.`,
      found.reasons.length > 0 && bullets(found.reasons.slice(0, 3)),
      'Common is not the same as harmless: if you notice something, describe it, and a diagnosis shows how urgent it is.',
    );
  }
  return paragraphs(
    /\bnormal|usual for\b/i.test(question) &&
      `Nothing about ${partIn(question) ?? 'what you ask'} is on ${outlook.hidden > 0 ? 'what your plan shows of the checklist' : 'the checklist'} of a ${car}${at}, so I cannot call it normal. Describe what you notice, and I offer a diagnosis.`,
    wanted.length > 0
      ? `To check on a ${car}${at} within a year:\n${bullets(wanted.slice(0, MAX_LINES).map((need) => needText(need, facts)))}`
      : outlook.hidden > 0
        ? `Of the checklist of a ${car}${at} your plan shows the next entries and all about safety; no wear or fault is among them.`
        : `Nothing is on the checklist of a ${car}${at} within a year.`,
    hiddenText(facts),
  );
};

export const recalls: Answerer = (_, facts) => {
  const { outlook, vehicle, car } = facts;
  const known = outlook.needs.filter(({ kind }) => kind === 'recall');
  const outstanding = vehicle.register?.record.hasOutstandingRecall;
  return paragraphs(
    outstanding === 'Yes' && 'The register says that a recall of this car is outstanding.',
    outstanding === 'No' && 'The register says that no recall of this car is outstanding.',
    known.length > 0
      ? `Recalls of the model that may concern it:\n${bullets(known.slice(0, MAX_LINES).map(({ title, reasons }) => `${title}${reasons[0] === undefined ? '' : `: ${reasons[0]}`}`))}`
      : `I know of no recall of the ${car} of this year that is open, which does not mean that there is none.`,
    'A dealer of the make looks it up by registration or VIN, and fixes a recall free of charge. The Overview tab lists them with their sources.',
  );
};

export const mot: Answerer = (question, facts) => {
  const findings = ASKS_TEST_FINDINGS.test(normalise(question)) ? testFindings(facts) : undefined;
  if (findings !== undefined) return findings;
  const { vehicle, dayText, work } = facts;
  const inLog = work.filter(({ title }) => /\bmot\b/i.test(title)).slice(0, MAX_LINES);
  const { motExpiryDate, register } = vehicle;
  const [last] = [...(register?.record.motTests ?? [])].toSorted((a, b) =>
    b.completedDate.localeCompare(a.completedDate),
  );
  const advisories = register?.record.openAdvisories ?? [];
  return paragraphs(
    motExpiryDate === null
      ? 'No date of an MOT is stored for this car. With a UK registration the register can be asked: add it under Edit.'
      : `The MOT runs until ${dayText(motExpiryDate)}.`,
    last && `The last test on ${dayText(last.completedDate)}: ${last.testResult.toLowerCase()}.`,
    inLog.length > 0 && `The log has:\n${bullets(inLog.map((entry) => workText(entry, facts)))}`,
    advisories.length > 0 &&
      `Noted by testers and not seen to be fixed:\n${bullets(advisories.slice(0, MAX_LINES).map(({ text }) => text))}`,
    'A tester judges the condition on the day: lights, tyres, wipers and warning lights can be looked at beforehand. The MOT history tab has every test.',
  );
};

export const tax: Answerer = (_, { vehicle: { taxDueDate, taxStatus }, dayText }) =>
  taxDueDate === null && taxStatus === null
    ? 'Nothing about its tax is stored. With a UK registration the register can be asked: add it under Edit.'
    : `Tax: ${taxStatus ?? 'status not known'}${taxDueDate === null ? '' : `, due ${dayText(taxDueDate)}`}. I cannot say what it costs.`;

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

/** How far the car went since an entry. */
const milesSince = (
  question: string,
  entry: VehicleFacts['work'][number] | undefined,
  { vehicle, unit }: VehicleFacts,
): string | undefined => {
  if (!/\b(?:since|ago|how (?:far|many (?:miles|kilometres|kilometers|km)))\b/i.test(question)) {
    return undefined;
  }
  if (entry === undefined) return undefined;
  if (entry.mileage === null || vehicle.mileage === null) {
    return 'How far it has gone since the log does not say: a reading is missing.';
  }
  const miles = Math.max(0, vehicle.mileage - entry.mileage);
  return `By the last reading that is ${distanceText(miles, unit)} ago.`;
};

/** Sources: Consumer Rights Act 2015, sections 49–56; Limitation Act 1980; garages' usual terms. */
const GUARANTEE =
  'Whether it is still guaranteed its invoice says: garages usually give 12 months or 12,000 miles on parts and work, counted from that day. In the UK work that was done badly is put right free of charge by law as well, for which up to six years are allowed (five in Scotland). Ask the garage that did it first.';

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
    (found.length > 0 || isGeneral) && milesSince(question, lines[0], facts),
    /\b(?:guarantee\w*|warrant(?:y|ies|ed)|covered)\b/i.test(question) && GUARANTEE,
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

export const figure: Answerer = (_, { car }) =>
  `Grades of oil and fluid, capacities, torques and pressures differ between versions of the ${car}, and a wrong one does damage: I name none. Tyre pressures stand on the door pillar or inside the fuel flap and in the owner’s handbook, which also has the oil grade and capacities; a workshop manual for your engine code has the torques.`;

export const drive: Answerer = (_, facts) =>
  paragraphs(
    openProblem(facts) ??
      'I cannot say that: no diagnosis of this car is open, and I have not seen it. If anything is wrong, describe it first.',
    'Before a long journey look at oil, coolant, tyres with the spare, lights and wipers. A red warning light means: stop.',
    facts.tasks.some(({ state }) => state === 'overdue') &&
      `Overdue on your list:\n${bullets(
        facts.tasks
          .filter(({ state }) => state === 'overdue')
          .slice(0, 3)
          .map((task) => taskText(task, facts)),
      )}`,
  );

export const problem: Answerer = (question, facts) => openProblem(facts) ?? faults(question, facts);

export const details: Answerer = (_, { vehicle, car, unit }) => {
  const known: readonly (readonly [string, string | null])[] = [
    ['Year', String(vehicle.year)],
    ['Engine', vehicle.engine],
    ['Fuel', vehicle.fuel],
    ['Gearbox', vehicle.transmission],
    ['Colour', vehicle.color],
    ['Registration', vehicle.registration],
    ['VIN', vehicle.vin],
    ['Mileage', vehicle.mileage === null ? null : distanceText(vehicle.mileage, unit)],
  ];
  return paragraphs(
    `What is stored about your ${car}:`,
    bullets(known.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))),
    'What is missing can be added under Edit; more I do not know.',
  );
};

export const disable: Answerer = declineToDisable;
