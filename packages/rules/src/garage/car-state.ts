import type { DriveVerdict } from '../drive-words.ts';
import type { MotLeftOpen } from './mot-left-open.ts';
import type { RenewalKind } from './renewals.ts';
import type { TaskState } from './task-state.ts';

/** What is known of a car when its owner looks at the garage. Days are YYYY-MM-DD. */
export interface CarState {
  readonly openProblem: {
    readonly id: string;
    readonly canDrive: DriveVerdict;
    readonly topCause: { readonly name: string } | null;
  } | null;
  /** The open task that is due first. */
  readonly dueTask: {
    readonly task: string;
    readonly state: Exclude<TaskState, 'done'>;
    readonly expectedOn: string | null;
    readonly isEstimated: boolean;
  } | null;
  readonly motLeftOpen: MotLeftOpen;
  readonly motExpiryDate: string | null;
  readonly taxStatus: string | null;
  readonly taxDueDate: string | null;
  /** What its owner wrote down to end: the first of each kind. */
  readonly renewals: readonly {
    readonly kind: RenewalKind;
    readonly provider: string | null;
    readonly dueOn: string;
  }[];
}

/** Something about a car that is not as it should be. */
export type OpenThing =
  | {
      readonly kind: 'problem';
      readonly problem: NonNullable<CarState['openProblem']>;
    }
  | { readonly kind: 'mot-ended' | 'tax-ended'; readonly on: string }
  | { readonly kind: 'renewal-ended'; readonly renewal: CarState['renewals'][number] }
  | { readonly kind: 'failed' | 'advised'; readonly count: number }
  | { readonly kind: 'overdue'; readonly task: string; readonly on: string | null };

/** Declared off the road: it needs neither an MOT nor tax. */
const isOffTheRoad = ({ taxStatus }: Pick<CarState, 'taxStatus'>): boolean =>
  taxStatus?.toUpperCase() === 'SORN';

const ended = (kind: 'mot-ended' | 'tax-ended', on: string | null, today: string): OpenThing[] =>
  on !== null && on < today ? [{ kind, on }] : [];

const counted = (kind: 'failed' | 'advised', count: number): OpenThing[] =>
  count > 0 ? [{ kind, count }] : [];

/** When its tax ends: as its owner wrote down, else as the register says. */
export const taxEndOf = ({
  renewals,
  taxDueDate,
}: Pick<CarState, 'renewals' | 'taxDueDate'>): string | null =>
  renewals.find(({ kind }) => kind === 'tax')?.dueOn ?? taxDueDate;

/** What ends besides the tax, which is the law's. */
const contracts = ({ renewals }: Pick<CarState, 'renewals'>) =>
  renewals.filter(({ kind }) => kind !== 'tax');

/**
 * The worst thing that is open on a car: what forbids to drive it, then what the law does, then what wants care,
 * then what is late, then what can wait. Undefined where nothing is.
 *
 * @param today the day in the user's place
 */
export const worstOpenThing = (car: CarState, today: string): OpenThing | undefined => {
  const { openProblem, dueTask, motLeftOpen } = car;
  const problemIf = (...verdicts: readonly DriveVerdict[]): OpenThing[] =>
    openProblem !== null && verdicts.includes(openProblem.canDrive)
      ? [{ kind: 'problem', problem: openProblem }]
      : [];
  const isRoadworthy = !isOffTheRoad(car);
  const [worst] = [
    ...problemIf('no'),
    ...(isRoadworthy ? ended('mot-ended', car.motExpiryDate, today) : []),
    ...problemIf('caution'),
    ...counted('failed', motLeftOpen.failed),
    ...(isRoadworthy ? ended('tax-ended', taxEndOf(car), today) : []),
    ...contracts(car).flatMap((renewal): OpenThing[] =>
      renewal.dueOn < today ? [{ kind: 'renewal-ended', renewal }] : [],
    ),
    ...(dueTask?.state === 'overdue'
      ? [{ kind: 'overdue', task: dueTask.task, on: dueTask.expectedOn } as const]
      : []),
    ...problemIf('yes'),
    ...counted('advised', motLeftOpen.advised),
  ];
  return worst;
};

/** What is due next on a car, and when. */
export interface NextDue {
  readonly kind: 'task' | 'mot' | 'tax' | 'renewal';
  /** Of a task only. */
  readonly task: string | null;
  /** Of a date only. */
  readonly renewal: CarState['renewals'][number] | null;
  /** Null for a task of which no day is known. */
  readonly on: string | null;
  readonly isEstimated: boolean;
}

/** What is due next from today on; a task that is late stays the next. Undefined where nothing is planned. */
export const nextDueOf = (car: CarState, today: string): NextDue | undefined => {
  const { dueTask } = car;
  const ofRegister = isOffTheRoad(car)
    ? []
    : ([
        ['mot', car.motExpiryDate],
        ['tax', taxEndOf(car)],
      ] as const);
  const dated = ofRegister.flatMap(([kind, on]): NextDue[] =>
    on !== null && on >= today ? [{ kind, task: null, renewal: null, on, isEstimated: false }] : [],
  );
  const ends = contracts(car).flatMap((renewal): NextDue[] =>
    renewal.dueOn >= today
      ? [{ kind: 'renewal', task: null, renewal, on: renewal.dueOn, isEstimated: false }]
      : [],
  );
  const tasks: NextDue[] =
    dueTask === null
      ? []
      : [
          {
            kind: 'task',
            task: dueTask.task,
            renewal: null,
            on: dueTask.expectedOn,
            isEstimated: dueTask.isEstimated,
          },
        ];
  const far = '9999';
  return [...tasks, ...dated, ...ends].toSorted((a, b) => {
    const [first, second] = [a.on ?? far, b.on ?? far];
    return first < second ? -1 : first > second ? 1 : 0;
  })[0];
};
