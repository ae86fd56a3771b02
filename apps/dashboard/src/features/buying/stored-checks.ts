import { z } from 'zod';

import { BuyingCheck } from './buying-check.ts';

/** The log-out removes what is stored under this name (`own-storage.ts`), and another user's sign-in does. */
const KEY = 'wrenchwise.buying-checks';
/** Older ones go: nobody looks at more cars at once. */
const MAX_CHECKS = 12;

const Checks = z.array(z.unknown());

/** The checks of this device, the newest first; none where storage is blocked or holds something else. */
export const readChecks = (): readonly BuyingCheck[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return (Checks.safeParse(stored).data ?? []).flatMap((one) => {
      const check = BuyingCheck.safeParse(one);
      return check.success ? [check.data] : [];
    });
  } catch {
    return [];
  }
};

const write = (checks: readonly BuyingCheck[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(checks.slice(0, MAX_CHECKS)));
  } catch {
    // Blocked or full: the check goes on in this page.
  }
};

/** Stores a check in front of the others. */
export const storeCheck = (check: BuyingCheck): void =>
  write([check, ...readChecks().filter(({ id }) => id !== check.id)]);

export const removeCheck = (id: string): void =>
  write(readChecks().filter((check) => check.id !== id));
