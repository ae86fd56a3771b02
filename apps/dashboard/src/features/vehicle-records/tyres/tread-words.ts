import { t } from '@lingui/core/macro';
import type { TreadLaw, TreadState } from '@wrenchwise/rules/garage/tyres';

/** '1.5 mm: below the legal 1.6 mm', '2.4 mm left: plan new ones', '5 mm left'. */
export const treadWords = (mm: number, state: TreadState, law: TreadLaw | undefined): string => {
  if (state === 'illegal') return t`${mm} mm: below the legal ${law?.limitMm ?? ''} mm`;
  return state === 'worn' ? t`${mm} mm left: plan new ones` : t`${mm} mm left`;
};
