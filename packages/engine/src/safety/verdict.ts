import {
  HIGH_SHARE,
  MIN_TOGETHER,
  shareOf,
  SOME_SHARE,
  verdictOfCauses,
  weightOf,
} from '@wrenchwise/knowledge/drive-verdict';
import type { DriveVerdict, Severity } from '@wrenchwise/knowledge/schema';

import type { Cause, EngineDiagnosis } from '../diagnosis.ts';
import type { RaisedAlert } from './alerts.ts';

const SEVERITIES: readonly Severity[] = ['low', 'medium', 'high'];
const VERDICTS: readonly DriveVerdict[] = ['yes', 'caution', 'no'];

const worst = <T>(order: readonly T[], values: readonly T[], least: T): T =>
  values.reduce((a, b) => (order.indexOf(b) > order.indexOf(a) ? b : a), least);

/**
 * The severity: that of the likely causes, raised by any alert. Unknown is medium, and what must
 * not be driven is high.
 */
export const overallSeverity = (
  causes: readonly Pick<Cause, 'probability' | 'severity'>[],
  alerts: readonly RaisedAlert[],
  verdict: DriveVerdict,
): Severity => {
  let severity: Severity = 'low';
  if (causes.length === 0) severity = 'medium';
  else if (
    shareOf(causes, (cause) => cause.severity === 'high') >= HIGH_SHARE &&
    weightOf(causes, (cause) => cause.severity === 'high') >= MIN_TOGETHER
  ) {
    severity = 'high';
  } else if (shareOf(causes, (cause) => cause.severity !== 'low') >= SOME_SHARE) {
    severity = 'medium';
  }
  return worst(
    SEVERITIES,
    [...alerts.map((alert) => alert.rule.severity), verdict === 'no' ? 'high' : 'low'],
    severity,
  );
};

/**
 * The driving verdict. The deciding alert's title and advice are the reason; where the causes are
 * stricter than every alert, theirs is.
 *
 * @param alerts those that forbid driving first
 */
export const overallDrive = (
  causes: readonly Pick<Cause, 'probability' | 'canDrive'>[],
  alerts: readonly RaisedAlert[],
): EngineDiagnosis['canDrive'] => {
  const fromCauses = verdictOfCauses(causes);
  const rule = alerts[0]?.rule;
  if (rule === undefined || VERDICTS.indexOf(rule.verdict) < VERDICTS.indexOf(fromCauses.verdict)) {
    return fromCauses;
  }
  return {
    verdict: rule.verdict,
    reason: `${rule.title}. ${rule.danger} ${rule.advice}`,
    alertId: rule.id,
  };
};

/** The verdict, or another one where that is stricter. */
export const stricterDrive = (
  drive: EngineDiagnosis['canDrive'],
  other: EngineDiagnosis['canDrive'] | undefined,
): EngineDiagnosis['canDrive'] =>
  other !== undefined && VERDICTS.indexOf(other.verdict) > VERDICTS.indexOf(drive.verdict)
    ? other
    : drive;

/** The higher of two severities. */
export const higherSeverity = (severity: Severity, other: Severity | undefined): Severity =>
  worst(SEVERITIES, other === undefined ? [] : [other], severity);
