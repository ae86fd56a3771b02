import { t } from '@lingui/core/macro';
import { saidNumber } from '@wrenchwise/rules/garage/said-number';
import { z } from 'zod';

/** An amount of money as it is typed, or nothing. */
export const MoneyText = z
  .string()
  .trim()
  .refine(
    (text) => text === '' || (saidNumber(text) ?? -1) >= 0,
    t`Cost must be an amount of money`,
  );

export const moneyDraft = (cents: number | null): string =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);

/** What is sent of what was typed. */
export const moneyOf = (
  text: string,
  currency: string,
): { costCents: number | null; currency: string | null } => {
  const amount = text === '' ? undefined : saidNumber(text);
  return amount === undefined
    ? { costCents: null, currency: null }
    : { costCents: Math.round(amount * 100), currency };
};
