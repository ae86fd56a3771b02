const MINUTE = 60;
const HOUR = 60 * MINUTE;

const inWords = (amount: number, unit: string): string =>
  `${amount} ${unit}${amount === 1 ? '' : 's'}`;

const spanOf = (seconds: number): string => {
  if (seconds < MINUTE) return inWords(Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < HOUR) return inWords(Math.ceil(seconds / MINUTE), 'minute');
  return inWords(Math.ceil(seconds / HOUR), 'hour');
};

/** 'You can try again in 4 minutes.', of a wait in seconds: never too early, so rounded up. */
export const tryAgainIn = (seconds: number): string => `You can try again in ${spanOf(seconds)}.`;
