import { t } from '@lingui/core/macro';
import type { Driver } from '@wrenchwise/rules/comparison';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';

/** From this factor on a figure would say more than is known. */
const MAX_FACTOR = 20;

/** 'makes it about 3 times as likely', 'makes it a little less likely' */
const effectOf = (shift: number): string => {
  const factor = Math.exp(Math.abs(shift));
  const isLikelier = shift > 0;
  if (factor < 1.4) {
    return isLikelier ? t`makes it a little likelier` : t`makes it a little less likely`;
  }
  if (factor > MAX_FACTOR) {
    return isLikelier ? t`makes it far likelier` : t`makes it far less likely`;
  }
  const times = factor.toLocaleString(NUMBER_LOCALE, {
    maximumFractionDigits: factor < 3 ? 1 : 0,
    minimumFractionDigits: factor < 3 ? 1 : 0,
  });
  return isLikelier
    ? t`makes it about ${times} times as likely`
    : t`divides its odds by about ${times}`;
};

const HOW: Readonly<Record<Driver['change'], string>> = {
  added: t`New`,
  gone: t`No longer there`,
  stronger: t`Says more than before`,
  weaker: t`Says less than before`,
};

/** 'New: makes it about 3 times as likely.' */
export const driverEffect = ({ change, shift }: Driver): string =>
  `${HOW[change]}: ${effectOf(shift)}.`;

/** Where it comes from, before its meaning. */
export const SOURCE_WORDS: Readonly<Record<Driver['source'], string>> = {
  words: 'Your words',
  code: t`Trouble code`,
  answer: t`Answer`,
  vehicle: t`The car`,
  'text-model': t`The whole text`,
  'language-model': t`Language model`,
};
