import type { Cause } from '../diagnosis.ts';
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

/** How grave it is: what the likely causes weigh, raised by any alert. Unknown is medium. */
export const overallSeverity = (
  causes: readonly Cause[],
  alerts: readonly RaisedAlert[],
): Severity => {
  let severity: Severity = 'low';
  if (causes.length === 0) severity = 'medium';
  else if (shareOf(causes, (cause) => cause.severity === 'high') >= HIGH_SHARE) severity = 'high';
  else if (shareOf(causes, (cause) => cause.severity !== 'low') >= SOME_SHARE) severity = 'medium';
  return worst(
    SEVERITIES,
    alerts.map((alert) => alert.rule.severity),
    severity,
  );
};

/** Whether it may be driven, with the reason of the cause or alert that decides it. */
export const overallDrive = (
  causes: readonly Cause[],
  alerts: readonly RaisedAlert[],
): { readonly verdict: DriveVerdict; readonly reason: string } => {
  const decisive = alerts.find(
    (alert) =>
      alert.rule.verdict ===
      worst(
        VERDICTS,
        alerts.map((one) => one.rule.verdict),
        'yes',
      ),
  );
  const fromCauses = verdictOfCauses(causes);
  if (
    decisive !== undefined &&
    VERDICTS.indexOf(decisive.rule.verdict) >= VERDICTS.indexOf(fromCauses.verdict)
  )
    return { verdict: decisive.rule.verdict, reason: `${decisive.title}. ${decisive.advice}` };
  return fromCauses;
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
