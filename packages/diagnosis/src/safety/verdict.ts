import type { Cause, Diagnosis } from '../diagnosis.ts';
import type { DriveVerdict, Severity } from '../knowledge/schema.ts';
import type { RaisedAlert } from './alerts.ts';

const SEVERITIES: readonly Severity[] = ['low', 'medium', 'high'];
const VERDICTS: readonly DriveVerdict[] = ['yes', 'caution', 'no'];

/** The least share of the named causes at which a worse verdict counts: conservative by design. */
const HIGH_SHARE = 0.35;
const SOME_SHARE = 0.3;

const shareOf = <C extends Pick<Cause, 'probability'>>(
  causes: readonly C[],
  test: (cause: C) => boolean,
): number => {
  const all = causes.reduce((sum, cause) => sum + cause.probability, 0);
  if (all === 0) return 0;
  return causes.filter(test).reduce((sum, cause) => sum + cause.probability, 0) / all;
};

const worst = <T>(order: readonly T[], values: readonly T[], least: T): T =>
  values.reduce((a, b) => (order.indexOf(b) > order.indexOf(a) ? b : a), least);

/**
 * How grave it is: what the likely causes weigh, raised by any alert. Unknown is medium, and what
 * must not be driven is high.
 */
export const overallSeverity = (
  causes: readonly Pick<Cause, 'probability' | 'severity'>[],
  alerts: readonly RaisedAlert[],
  verdict: DriveVerdict,
): Severity => {
  let severity: Severity = 'low';
  if (causes.length === 0) severity = 'medium';
  else if (shareOf(causes, (cause) => cause.severity === 'high') >= HIGH_SHARE) severity = 'high';
  else if (shareOf(causes, (cause) => cause.severity !== 'low') >= SOME_SHARE) severity = 'medium';
  return worst(
    SEVERITIES,
    [...alerts.map((alert) => alert.rule.severity), verdict === 'no' ? 'high' : 'low'],
    severity,
  );
};

/**
 * Whether it may be driven. The alert that decides gives the reason in its own title and advice;
 * where the causes are stricter than every alert, theirs is the reason.
 *
 * @param alerts those that forbid driving first
 */
export const overallDrive = (
  causes: readonly Pick<Cause, 'probability' | 'canDrive'>[],
  alerts: readonly RaisedAlert[],
): Diagnosis['canDrive'] => {
  const fromCauses = verdictOfCauses(causes);
  const rule = alerts[0]?.rule;
  if (rule === undefined || VERDICTS.indexOf(rule.verdict) < VERDICTS.indexOf(fromCauses.verdict))
    return fromCauses;
  return {
    verdict: rule.verdict,
    reason: `${rule.title}. ${rule.danger} ${rule.advice}`,
    alertId: rule.id,
  };
};

/** Whether it may be driven by what the causes weigh, with the reason of the first that says so. */
export const verdictOfCauses = (
  causes: readonly Pick<Cause, 'probability' | 'canDrive'>[],
): { readonly verdict: DriveVerdict; readonly reason: string } => {
  if (causes.length === 0)
    return {
      verdict: 'caution',
      reason:
        'The description does not say enough to judge. If anything feels unsafe, do not drive until it has been looked at.',
    };
  const no = shareOf(causes, (cause) => cause.canDrive.verdict === 'no');
  const some = shareOf(causes, (cause) => cause.canDrive.verdict !== 'yes');
  const verdict = no >= HIGH_SHARE ? 'no' : some >= SOME_SHARE ? 'caution' : 'yes';
  const reason = causes.find((cause) => cause.canDrive.verdict === verdict)?.canDrive.reason;
  return { verdict, reason: reason ?? causes[0]?.canDrive.reason ?? '' };
};
