import type { LikelyNeed, Outlook } from '@wrenchwise/contract/endpoints/outlook';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import type { ConsumptionUnits } from '@wrenchwise/rules/garage/consumption';
import type { Costs, PricedFilling } from '@wrenchwise/rules/garage/costs';
import type { LogCategory } from '@wrenchwise/rules/garage/log-kinds';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import { formatRange } from '@wrenchwise/rules/money';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import { type DistanceUnit, distanceText } from '@wrenchwise/vehicle/mileage';

import type { GuideFacts } from '../guide/guide-facts.ts';
import type { AskedPeriod } from './periods.ts';

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
    /** Who did it, or where it was bought. */
    readonly place: string | null;
    readonly costCents: number | null;
    readonly currency: string | null;
    readonly notes: string | null;
  }[];
  /** The newest entries of a category with a price, newest first; at most 12. */
  readonly paidFor: (category: LogCategory) => Promise<
    readonly {
      readonly title: string | null;
      readonly date: string;
      readonly costCents: number;
      readonly currency: string;
    }[]
  >;
  /** What the log says of these months; undefined: of all. */
  readonly costsIn: (period: AskedPeriod | undefined) => Promise<Costs>;
  /** Fill-ups and charges of these months; undefined: of all. */
  readonly fillingsIn: (period: AskedPeriod | undefined) => Promise<readonly PricedFilling[]>;
  /** The day where the user is, YYYY-MM-DD. */
  readonly today: string;
  /** Units in which the user reads consumption. */
  readonly units: ConsumptionUnits;
  readonly unit: DistanceUnit;
  /** A calendar day (YYYY-MM-DD) as it is written where the user is. */
  readonly dayText: (day: string) => string;
  /** The numbers to call in an emergency where the user is: '999 or 112'. */
  readonly call: string;
  /** The public guide or everyday job that words name, in the user's prices. */
  readonly guideFor: (words: string) => GuideFacts | undefined;
  /** Whether words name a sign of a fault. */
  readonly namesTrouble: (words: string) => Promise<boolean>;
}

export const rangeText = (range: MoneyRange, { outlook }: Pick<VehicleFacts, 'outlook'>): string =>
  formatRange(range, { currency: outlook.currency, whole: true });

/** When it is due or likeliest: 'around 4 March 2027, at about 80,500 miles'. */
const whenText = (
  { date, mileage }: LikelyNeed,
  { unit, dayText }: Pick<VehicleFacts, 'unit' | 'dayText'>,
): string => {
  const parts = [
    ...(date === null ? [] : [`around ${dayText(date)}`]),
    ...(mileage === null ? [] : [`at about ${distanceText(mileage, unit)}`]),
  ];
  return parts.length === 0 ? 'at any time' : parts.join(', ');
};

/** '£90–£220 at a garage'; a recall is free, whatever is in its price. */
export const costText = (need: LikelyNeed, facts: Pick<VehicleFacts, 'outlook'>): string =>
  need.kind === 'recall'
    ? 'free at a dealer of the make'
    : `${rangeText(need.cost, facts)} at a garage`;

/** A line of a list: what, when, what it costs. */
export const needText = (need: LikelyNeed, facts: VehicleFacts): string => {
  const isFree = need.cost.high === 0 && need.kind !== 'recall';
  const cost = isFree ? '' : `, ${costText(need, facts)}`;
  return `${need.title}: ${whenText(need, facts)}${cost}${need.isPlanned ? ' (planned)' : ''}`;
};

export const taskText = (
  { task, dueDate, dueMileage, state }: MaintenanceTask,
  { unit, dayText }: Pick<VehicleFacts, 'unit' | 'dayText'>,
): string => {
  const due = [
    ...(dueDate === null ? [] : [dayText(dueDate)]),
    ...(dueMileage === null ? [] : [distanceText(dueMileage, unit)]),
  ];
  return `${task}: due ${due.join(' or at ')}${state === 'overdue' ? ', overdue' : ''}`;
};

/** An answer from the facts of a vehicle. */
export type Answerer = (question: string, facts: VehicleFacts) => string;

export const openProblem = ({
  vehicle: { openProblem: problem },
}: VehicleFacts): string | undefined =>
  problem === null
    ? undefined
    : `There is an open diagnosis of this car: “${problem.symptoms.trim().slice(0, 160)}”.${problem.nextStep === null ? '' : ` Next there: ${problem.nextStep}.`} It comes first; ask about it on its own page.`;

export const hiddenText = ({ outlook: { hidden } }: VehicleFacts): string | undefined =>
  hidden === 0
    ? undefined
    : `${hidden} more ${hidden === 1 ? 'entry is' : 'entries are'} on the checklist that your plan does not show.`;
