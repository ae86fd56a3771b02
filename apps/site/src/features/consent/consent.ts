/** What was chosen on this device. */
export interface ConsentChoice {
  readonly status: 'accepted' | 'declined';
  /** When, in UTC; null where an older version of the site did not note it. */
  readonly date: string | null;
  /** Of the cookie policy that it was chosen under. */
  readonly version: number;
}

/** Of what is asked on the cookies page. Raise it when the page asks for more: then all are asked again. */
export const POLICY_VERSION = 1;

const KEY = 'cookie-consent-status';

const statusOf = (value: unknown): ConsentChoice['status'] | undefined =>
  value === 'accepted' || value === 'declined' ? value : undefined;

const parsed = (stored: string): unknown => {
  try {
    return JSON.parse(stored);
  } catch {
    return stored;
  }
};

/**
 * What is stored, understood: JSON of today, or the bare word of earlier versions. Null for nothing,
 * for what cannot be read and for a choice under an older policy: then it is asked.
 */
export const readChoice = (stored: string | null): ConsentChoice | null => {
  const value = stored === null ? null : parsed(stored);
  const fields: Readonly<Record<string, unknown>> =
    typeof value === 'object' && value !== null ? { ...value } : { status: value, version: 1 };
  const status = statusOf(fields['status']);
  const version = Number(fields['version']);
  if (status === undefined || !(version >= POLICY_VERSION)) return null;
  return { status, version, date: typeof fields['date'] === 'string' ? fields['date'] : null };
};

/** What is in the browser's storage. */
export const storedChoice = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Keeps a choice, and answers with what was stored. Where storage is blocked it lasts for the page. */
export const keepChoice = (status: ConsentChoice['status']): string => {
  const choice: ConsentChoice = {
    status,
    date: new Date().toISOString(),
    version: POLICY_VERSION,
  };
  const text = JSON.stringify(choice);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // Asked again on the next page load.
  }
  return text;
};

/** Whether the browser says for its reader that they do not want to be counted. */
export const refusesByBrowser = (): boolean => {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean }; // not in TypeScript's library yet
  return globalPrivacyControl === true || navigator.doNotTrack === '1';
};
