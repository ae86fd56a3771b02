import { t } from '@lingui/core/macro';
import { YES_OR_NO } from '@wrenchwise/obd/recording/recording';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

const MINUTE = 60_000;
const SECOND = 1000;

/** '2,500' or '14.2': as many decimals as its size is worth. */
export const numberText = (value: number): string =>
  value.toLocaleString(NUMBER_LOCALE, { maximumFractionDigits: Math.abs(value) < 100 ? 2 : 0 });

/** '14.2 V'; 'Yes' of a flag. */
export const valueText = (value: number, unit: string): string => {
  if (unit === YES_OR_NO) return value >= 1 ? t`Yes` : t`No`;
  return `${numberText(value)} ${unit}`.trim();
};

/** '12:05' of milliseconds. */
export const clockText = (ms: number): string => {
  const whole = Math.max(0, Math.floor(ms));
  const seconds = Math.floor((whole % MINUTE) / SECOND);
  return `${Math.floor(whole / MINUTE)}:${String(seconds).padStart(2, '0')}`;
};
