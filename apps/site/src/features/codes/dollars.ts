import { formatRange } from '@wrenchwise/domain/money';

/** '$390–$2,680'. */
export const dollars = ([low, high]: readonly [number, number]): string =>
  formatRange({ low: low * 100, high: high * 100 }, { whole: true });
