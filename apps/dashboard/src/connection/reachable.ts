import { siteAddress } from '@wrenchwise/ui/site-address.ts';

const FIRST_MS = 2000;
const LONGEST_MS = 15_000;

/** The event by which a user says 'Try again'. */
export const TRY_NOW = 'wrenchwise:try-now';

/** Whether our server answers and can serve. Never rejects. */
export const isReachable = (): Promise<boolean> =>
  fetch(siteAddress('/readyz'), { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

// Ends early when the browser is online again, or when somebody presses 'Try again'.
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      removeEventListener(TRY_NOW, end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    addEventListener(TRY_NOW, end);
    signal.addEventListener('abort', end, { once: true });
  });

/**
 * Waits until our server answers: asks at once, then every 2 s and ever more slowly, up to every 15 s.
 * Resolves with how often it was asked in vain, or with undefined when `signal` was aborted.
 */
export const whenReachable = async (
  signal: AbortSignal,
  onVain?: () => void,
): Promise<number | undefined> => {
  for (let vain = 0; !signal.aborted; vain += 1) {
    if (await isReachable()) return signal.aborted ? undefined : vain;
    if (!signal.aborted) onVain?.();
    await pause(Math.min(FIRST_MS * 1.5 ** vain, LONGEST_MS), signal);
  }
  return undefined;
};
