/**
 * Whether this installation does without payments: everything is included, and no plan is shown. The
 * server writes it into every page that it serves; where there is no page, as in a build, nothing is off.
 */
export const paymentsAreOff = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['payments'] === 'off';

/** What takes the place of plans where payments are off. */
export const ALL_INCLUDED = 'Everything is included on this installation.';
