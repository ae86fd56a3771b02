import { causesAboveFloor } from '@wrenchwise/knowledge/cause-floor';

import type { CanDrive, Cause, SafetyAlert } from './diagnosis.ts';
import { DRIVE_WORDS, type DriveVerdict } from './drive-words.ts';
import { isProbable } from './likelihood-words.ts';
import { lowerFirst } from './lower-first.ts';
import { type Grouped, repairWith } from './repairs.ts';

/** The parts of a diagnosis that decide and explain the verdict. */
export interface Driven {
  readonly canDrive: CanDrive;
  readonly alerts: readonly SafetyAlert[];
  readonly causes: readonly (Grouped & Pick<Cause, 'canDrive'>)[];
}

export interface DriveAnswer {
  readonly verdict: DriveVerdict;
  /** 'No, do not drive it' */
  readonly words: string;
  /** The subject of the reason: the deciding alert's title, or the repair of the cause. */
  readonly about?: string;
  readonly reason: string;
  /** The alert that decides the verdict. Absent where the causes decide it. */
  readonly alert?: SafetyAlert;
  /** Other alerts, to be shown after it. Their advice may be empty. */
  readonly others: readonly SafetyAlert[];
}

/** Diagnoses from before alerts had ids repeat title and advice in the reason. */
const decides = ({ alertId, reason }: CanDrive, { id, title, advice }: SafetyAlert): boolean =>
  alertId === undefined ? reason === `${title}. ${advice}` : alertId === id;

/**
 * The verdict of a diagnosis with its one reason: the deciding alert's title and advice, or what
 * the causes say. No other reason may stand beside it.
 */
export const driveAnswer = ({ canDrive, alerts, causes }: Driven): DriveAnswer => {
  const { verdict, reason } = canDrive;
  const { words } = DRIVE_WORDS[verdict];
  const alert = alerts.find((one) => decides(canDrive, one));
  // In older editions, the advice of an alert that does not decide may contradict the verdict.
  const others = alerts
    .filter((one) => one !== alert)
    .map((one) => (verdict === 'no' && one.verdict === undefined ? { ...one, advice: '' } : one));
  if (alert !== undefined) {
    return { verdict, words, about: alert.title, reason: alert.advice, alert, others };
  }
  const ground = causesAboveFloor(causes).find((one) => one.canDrive.reason === reason);
  const cause = ground && (repairWith(ground.faultId, causes) ?? ground);
  return {
    verdict,
    words,
    ...(cause === undefined
      ? {}
      : {
          about: `${isProbable(cause.probability) ? 'Probable' : 'Possible'} cause: ${lowerFirst(cause.name)}`,
        }),
    reason,
    others,
  };
};

/** The verdict and its reason in one line, for terminals and mail: 'No, do not drive it. …' */
export const driveLine = (driven: Driven): string => {
  const { words, about, reason } = driveAnswer(driven);
  return [words, ...(about === undefined ? [] : [about]), reason].join('. ');
};

/** An alert that does not decide the verdict, in one line. */
export const alertLine = ({ title, advice }: SafetyAlert): string => `${title}. ${advice}`.trim();

/** The quoted trigger of an alert, as a sentence. Undefined where a stored diagnosis lacks it. */
export const alertOrigin = ({ source, text }: Pick<SafetyAlert, 'source' | 'text'>) => {
  const quoted = text.trim();
  if (source === 'tick') return `You ticked: “${quoted}”`;
  if (source === 'answer') return `You answered yes to: “${quoted}”`;
  return quoted === 'Your answer' ? undefined : `You wrote: “${quoted}”`;
};
