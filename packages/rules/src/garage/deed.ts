const DONE: Readonly<Record<string, string>> = {
  adjust: 'adjusted',
  change: 'changed',
  check: 'checked',
  clean: 'cleaned',
  fit: 'fitted',
  inspect: 'inspected',
  measure: 'measured',
  renew: 'renewed',
  repair: 'repaired',
  replace: 'replaced',
  rotate: 'rotated',
  service: 'serviced',
  test: 'tested',
};

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A task as a past deed, for the log: 'Have the brake fluid renewed' → 'Brake fluid renewed', 'Change
 * the engine oil and filter' → 'Engine oil and filter changed'. Any other wording stays.
 */
export const deedOf = (task: string): string => {
  const had = /^Have (?:the |your )?(.+\b\w+ed\b.*)$/.exec(task);
  if (had?.[1] !== undefined) return sentence(had[1]);
  const [, verb = '', what = ''] = /^([A-Z][a-z]+) (?:the |your )?([^:,;.]+)$/.exec(task) ?? [];
  const done = DONE[verb.toLowerCase()];
  return done === undefined || what.startsWith('and ') ? task : `${sentence(what)} ${done}`;
};
