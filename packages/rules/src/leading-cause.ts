import { causesAboveFloor } from '@wrenchwise/knowledge/cause-floor';
import { verdictOfCauses } from '@wrenchwise/knowledge/drive-verdict';

import type { CanDrive, Cause, DiagnosisResult, Severity } from './diagnosis.ts';
import { type Grouped, type RepairOf, repairsOf } from './repairs.ts';

/** In place of a cause, where every cause is a guess. */
export const NO_LEADING_CAUSE = 'No cause stands out yet';

/** In place of a cause, where the report is a healthy one. */
export const NOTHING_FOUND = 'Nothing points to a fault';

/**
 * The first cause, whose text, checks and prices count first: undefined where each of them is a guess. What a
 * diagnosis is named after is `leadingRepair`.
 */
export const leadingCause = <C extends { readonly probability: number }>(
  causes: readonly C[],
): C | undefined => causesAboveFloor(causes)[0];

/**
 * The repair that a diagnosis is named after, with its probability, on every screen, in every mail and document:
 * undefined where each cause is a guess (the floor looks at causes). Its likeliest variant is `leadingCause`.
 */
export const leadingRepair = <C extends Grouped>(causes: readonly C[]): RepairOf<C> | undefined =>
  leadingCause(causes) && repairsOf(causes)[0];

/** The parts of a diagnosis on which its severity rests. */
interface Rested {
  readonly nothingFound?: DiagnosisResult['nothingFound'];
  readonly severity: Severity;
  readonly alerts: readonly unknown[];
  readonly causes: readonly Pick<Cause, 'probability'>[];
}

/** Whether an alert or a leading cause is there: a severity follows from nothing else. */
const hasGround = ({ alerts, causes }: Pick<Rested, 'alerts' | 'causes'>): boolean =>
  alerts.length > 0 || leadingCause(causes) !== undefined;

/** The severity to show; null where it would rest on guesses, or where nothing points to a fault. */
export const shownSeverity = (diagnosis: Rested): Severity | null =>
  diagnosis.nothingFound === undefined && hasGround(diagnosis) ? diagnosis.severity : null;

/** The verdict of a diagnosis whose causes are all guesses. */
const NEUTRAL_DRIVE: CanDrive = verdictOfCauses([]);

/**
 * What of a stored diagnosis is different under the floor of today: older editions drew verdict,
 * severity, plan and prices from guesses. A verdict that rests on anything else stays.
 */
export const floorChanges = (
  result: Pick<DiagnosisResult, 'nothingFound' | 'canDrive' | 'alerts' | 'causes'>,
): Partial<DiagnosisResult> => {
  if (result.nothingFound !== undefined || hasGround(result)) return {};
  const isFromGuess = result.causes.some(
    ({ canDrive: { reason } }) => reason === result.canDrive.reason,
  );
  return {
    ...(isFromGuess ? { canDrive: NEUTRAL_DRIVE, severity: 'medium' } : {}),
    plan: [],
    diagnostic_steps: [],
    parts_and_cost: [],
    common_failure_patterns: [],
  };
};

/** What a diagnosis is called in a list: its leading repair, or why there is none. */
export const headlineOf = ({
  topCause,
  nothingFound,
}: {
  /** By `leadingRepair`. */
  readonly topCause: { readonly name: string } | null;
  readonly nothingFound: boolean;
}): string => (nothingFound ? NOTHING_FOUND : (topCause?.name ?? NO_LEADING_CAUSE));
