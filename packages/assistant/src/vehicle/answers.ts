import { motLeftOpen, motLeftOpenWords } from '@wrenchwise/rules/garage/mot-left-open';
import { formatCents } from '@wrenchwise/rules/money';
import { distanceText } from '@wrenchwise/vehicle/mileage';

import { answerRatherThanNone } from '../common-questions.ts';
import { named } from '../named.ts';
import { normalise } from '../normalise.ts';
import { declineToDisable } from '../refusals.ts';
import { bullets, paragraphs } from '../words.ts';
import { dueOf } from './answer-due.ts';
import { history, ofLog } from './answer-history.ts';
import { ASKS_TEST_FINDINGS, testFindings } from './answer-test-findings.ts';
import {
  type Answerer,
  costText,
  hiddenText,
  needText,
  openProblem,
  rangeText,
  taskText,
  type VehicleFacts,
} from './vehicle-facts.ts';
import { workText } from './work-text.ts';

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

/** A bare name of upkeep asks when it is due: 'gearbox oil?'; what else the log has of it is quoted. */
export const dueOrNothing: Answerer = (question, facts) =>
  dueOf(question, facts) ?? ofLog(question, facts) ?? cannotAnswer(question, facts);

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
