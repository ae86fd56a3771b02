import { t } from '@lingui/core/macro';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

import { distanceWord, type LogUnits, shownDistance } from './use-units.ts';

/**
 * What was driven, as the second scale of a chart of money by month: one value a month, null where it
 * is not known. Nothing where no month is known.
 */
export const drivenLine = (months: readonly { readonly miles: number | null }[], units: LogUnits) =>
  months.every(({ miles }) => miles === null)
    ? {}
    : {
        line: {
          label: t`Driven, ${distanceWord(units)}`,
          values: months.map(({ miles }) => (miles === null ? null : shownDistance(miles, units))),
          format: (value: number) => Math.round(value).toLocaleString(NUMBER_LOCALE),
        },
      };
