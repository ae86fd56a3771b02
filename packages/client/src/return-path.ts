const KEY = 'wrenchwise.return-path';
const OVERVIEW = '/dashboard';
/** The API takes no longer path as a `callbackURL`. */
const LONGEST = 500;

const KNOWN = [
  /^\/dashboard$/,
  /^\/dashboard\/(check|diagnose|history|maintenance|notifications|vehicles|subscription|settings(\/api)?|support)$/,
  /^\/dashboard\/diagnosis-result\/[0-9a-f-]{36}$/,
  /^\/dashboard\/vehicles\/(new|[0-9a-f-]{36}(\/(mot|sharing))?)$/,
  /^\/dashboard\/guides\/[a-z0-9-]+\/ask$/,
  /^\/dashboard\/shared-vehicle$/,
  /^\/pricing$/,
];

/** Whether a user may be sent here after logging in: a known page of this site. */
export const isKnownPath = (path: string): boolean => {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  if (path.length > LONGEST) return false;
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return KNOWN.some((known) => known.test(pathname));
};

/** The pricing page with a plan chosen: a path that carries the intent with it. */
export const pathToPlan = (planId: string): string => `/pricing?plan=${planId}`;

/** The plan that a remembered path leads to, if it leads to one. */
export const planIdOfPath = (path: string): string | null =>
  /^\/pricing\?plan=([a-z]+)$/.exec(path)?.[1] ?? null;

/** Remembers where a visitor was going, for this tab. */
export const rememberPath = (path: string): void => {
  try {
    if (isKnownPath(path)) sessionStorage.setItem(KEY, path);
  } catch {
    // Storage may be blocked: the user then lands on the overview.
  }
};

/**
 * Where to go after logging in: the remembered page, otherwise the overview. Stays remembered, for
 * ways in that lead over another page: Google, and the link of a verification mail.
 */
export const returnPath = (): string => {
  try {
    const path = sessionStorage.getItem(KEY) ?? '';
    return isKnownPath(path) ? path : OVERVIEW;
  } catch {
    return OVERVIEW;
  }
};

export const forgetPath = (): void => {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // What could not be stored need not be forgotten.
  }
};

/** Where to go after logging in, once: the next time it is the overview. */
export const takeReturnPath = (): string => {
  const path = returnPath();
  forgetPath();
  return path;
};
