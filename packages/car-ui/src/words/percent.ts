import { t } from '@lingui/core/macro';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

/** '71%', in German '71 %'; above zero but below one per cent: 'under 1%'. */
export const formatPercent = (share: number): string => {
  const whole = Math.round(share * 100);
  if (whole === 0 && share > 0) return t`under 1%`;
  return (whole / 100).toLocaleString(NUMBER_LOCALE, { style: 'percent' });
};
