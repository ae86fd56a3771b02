import { z } from 'zod';

/** Money is integer cents with an ISO currency code, everywhere but on the screen. */
export const Cents = z.int().min(0);

/** A range of money in integer cents. */
export const MoneyRange = z.object({ low: Cents, high: Cents });
export type MoneyRange = z.infer<typeof MoneyRange>;
