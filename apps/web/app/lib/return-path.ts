const KEY = 'wrenchwise.return-path';

const KNOWN = [
  /^\/dashboard$/,
  /^\/dashboard\/(diagnose|history|maintenance|vehicles|subscription|settings|support)$/,
  /^\/dashboard\/diagnosis-result\/[0-9a-f-]{36}$/,
  /^\/pricing$/,
];

/** Whether a person may be sent here after logging in: a known page of this site. */
export const isKnownPath = (path: string): boolean => {
  if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) return false;
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return KNOWN.some((known) => known.test(pathname));
};

/** Remembers where a visitor was going, for this tab. */
export const rememberPath = (path: string): void => {
  try {
    if (isKnownPath(path)) sessionStorage.setItem(KEY, path);
  } catch {
    // Storage may be blocked: the person then lands on the overview.
  }
};

/** Where to go after logging in: the remembered page once, otherwise the overview. */
export const takeReturnPath = (): string => {
  try {
    const path = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return isKnownPath(path) ? path : '/dashboard';
  } catch {
    return '/dashboard';
  }
};
