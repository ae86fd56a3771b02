import { t } from '@lingui/core/macro';
import * as english from '@wrenchwise/rules/money';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

type Options = Parameters<typeof english.formatCents>[1];

/** '£12.30', in German '12,30 £'; whole amounts without pence unless `exact`. */
export const formatCents = (cents: number, options: Options): string =>
  english.formatCents(cents, { ...options, locale: NUMBER_LOCALE });

/** '£30–£90', or '£30' when both ends read the same. */
export const formatRange = (range: MoneyRange, options: Omit<Options, 'exact'>): string =>
  english.formatRange(range, { ...options, locale: NUMBER_LOCALE });

/** The price of a repair: 'Free' where it costs nothing, as that of a recall. */
export const formatPrice = (range: MoneyRange, options: Omit<Options, 'exact'>): string =>
  range.high === 0 ? t({ message: 'Free', context: 'price' }) : formatRange(range, options);
