import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

const kilobytes = (bytes: number): number =>
  bytes === 0 ? 0 : Math.max(1, Math.round(bytes / 1000));

/** '48 kB', '2.4 MB', '5 GB'. */
export const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${kilobytes(bytes)} kB`
    : bytes < 1_000_000_000
      ? `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`
      : `${(bytes / 1_000_000_000).toLocaleString(NUMBER_LOCALE, { maximumFractionDigits: 1 })} GB`;
