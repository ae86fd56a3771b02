const HOUR = 3600;

/**
 * Seconds to wait after each failed attempt to hand something to somebody else's server, as Standard Webhooks
 * recommends (https://www.standardwebhooks.com): ten attempts within three days and a quarter.
 */
export const DELIVERY_WAITS: readonly number[] = [
  5,
  5 * 60,
  30 * 60,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];

/** A server whose answer takes longer is sent to in a lane for slow ones from then on, in milliseconds. */
export const SLOW_DELIVERY_MS = 2000;
