import { named, namesSomething } from '../named.ts';
import { bullets, paragraphs } from '../words.ts';
import { monthsLater } from './answer-intervals.ts';
import { milesSince } from './miles-since.ts';
import {
  type Answerer,
  hiddenText,
  needText,
  openProblem,
  taskText,
  type VehicleFacts,
} from './vehicle-facts.ts';
import { workText } from './work-text.ts';

/** The lines of a list that somebody reads on a phone. */
const MAX_LINES = 5;

/** When the one thing is due that a question names; undefined where nothing known is named. */
export const dueOf = (question: string, facts: VehicleFacts): string | undefined => {
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

const ASKS_SERVICE =
  /\bservic(?:e|ed|es|ing)\b|(?<!(?:gearbox|gear|transmission|diff|axle) )\boil\b/i;
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
