/** Whom advice says to call; the knowledge names the service, since the number depends on the place. */
const CALL = /\b(?:call|ring) the (?:fire service|fire brigade|emergency services)\b(?! \()/gi;

/** 'Call the fire service (999 or 112)': advice with the numbers of where somebody is. */
export const withCallNumber = (advice: string, call: string): string =>
  advice.replaceAll(CALL, (words) => `${words} (${call})`);

interface Advised {
  readonly alerts: readonly { readonly advice: string }[];
  readonly canDrive: { readonly reason: string };
  readonly recommendations: readonly string[];
}

/** A diagnosis whose words say which number to call. */
export const withCallNumbers = <D extends Advised>(diagnosis: D, call: string): D => ({
  ...diagnosis,
  alerts: diagnosis.alerts.map((alert) => ({
    ...alert,
    advice: withCallNumber(alert.advice, call),
  })),
  canDrive: {
    ...diagnosis.canDrive,
    reason: withCallNumber(diagnosis.canDrive.reason, call),
  },
  recommendations: diagnosis.recommendations.map((text) => withCallNumber(text, call)),
});
