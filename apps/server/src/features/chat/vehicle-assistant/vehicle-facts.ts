import type { LikelyNeed, Outlook } from '@wrenchwise/domain/endpoints/outlook';
import type { Vehicle } from '@wrenchwise/domain/endpoints/vehicles';
import type { Costs } from '@wrenchwise/domain/garage/costs';
import type { MaintenanceTask } from '@wrenchwise/domain/garage/maintenance-task';
import { formatRange } from '@wrenchwise/domain/money';
import type { MoneyRange } from '@wrenchwise/domain/money-range';
import { formatPercent } from '@wrenchwise/domain/percent';
import { stem } from '@wrenchwise/knowledge/stem';
import { type DistanceUnit, distanceText } from '@wrenchwise/vehicle/mileage';

import { normalise } from '../assistant/intents.ts';
import type { GuideFacts } from '../guide-assistant/guide-facts.ts';

/** What answers about a vehicle are made from: its rows, and what its outlook shows this user. */
export interface VehicleFacts {
  readonly vehicle: Vehicle;
  readonly car: string;
  readonly outlook: Outlook;
  /** Open ones, the soonest first. */
  readonly tasks: readonly MaintenanceTask[];
  /** From the log, newest first. */
  readonly work: readonly {
    readonly title: string;
    readonly date: string;
    readonly mileage: number | null;
  }[];
  readonly costs: Costs;
  readonly unit: DistanceUnit;
  /** The public guide or everyday job that words name, in the user's prices. */
  readonly guideFor: (words: string) => GuideFacts | undefined;
  /** Whether words name a sign of a fault. */
  readonly namesTrouble: (words: string) => Promise<boolean>;
}

/** '4 March 2027' of '2027-03-04'. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

export const rangeText = (range: MoneyRange, { outlook }: Pick<VehicleFacts, 'outlook'>): string =>
  formatRange(range, { currency: outlook.currency, whole: true });

/** When it is due or likeliest: 'around 4 March 2027, at about 80,500 miles'. */
const whenText = ({ date, mileage }: LikelyNeed, unit: DistanceUnit): string => {
  const parts = [
    ...(date === null ? [] : [`around ${dayText(date)}`]),
    ...(mileage === null ? [] : [`at about ${distanceText(mileage, unit)}`]),
  ];
  return parts.length === 0 ? 'at any time' : parts.join(', ');
};

/** A line of a list: what, when, how likely, what it costs. */
export const needText = (need: LikelyNeed, facts: VehicleFacts): string => {
  const chance =
    need.kind === 'recall' || need.kind === 'service'
      ? ''
      : `, ${formatPercent(need.chance)} likely`;
  const cost = need.cost.high === 0 ? '' : `, ${rangeText(need.cost, facts)} at a garage`;
  return `${need.title}: ${whenText(need, facts.unit)}${chance}${cost}${need.isPlanned ? ' (planned)' : ''}`;
};

export const taskText = (
  { task, dueDate, dueMileage, state }: MaintenanceTask,
  unit: DistanceUnit,
): string => {
  const due = [
    ...(dueDate === null ? [] : [dayText(dueDate)]),
    ...(dueMileage === null ? [] : [distanceText(dueMileage, unit)]),
  ];
  return `${task}: due ${due.join(' or at ')}${state === 'overdue' ? ', overdue' : ''}`;
};

/** Words that name no part of a car. */
const GENERAL = new Set(
  'due coming upcoming how tools myself start anything soon doing maintenance upkeep now year month week today must still all list plan schedule can you tell please and for its are was did what when this that with does have need much cost price last time next normal usual mileage miles should would about wear worn fault service check change changed replace replaced replacement done these them they will from been goes know going common often good long car get getting garage dealer done front rear fail failed likely'
    .split(' ')
    .map((word) => stem(word)),
);

const namesIn = (text: string): readonly string[] =>
  (normalise(text).match(/[a-z]{3,}/g) ?? [])
    .map((word) => stem(word))
    .filter((word) => !GENERAL.has(word));

/** Most of what a question names must be in a title: 'brake pads' are not the brake fluid. */
const MOST_OF_IT = 0.6;

/** Whether a question names anything of a car at all. */
export const namesSomething = (question: string): boolean => namesIn(question).length > 0;

/** Of things with a title those that a question names, best first. */
export const named = <T extends { readonly title: string }>(
  question: string,
  all: readonly T[],
  least = MOST_OF_IT,
): readonly T[] => {
  const asked = new Set(namesIn(question));
  return all
    .map((one) => ({ one, hits: namesIn(one.title).filter((word) => asked.has(word)).length }))
    .filter(({ hits }) => hits > 0 && hits >= asked.size * least)
    .toSorted((a, b) => b.hits - a.hits)
    .map(({ one }) => one);
};
