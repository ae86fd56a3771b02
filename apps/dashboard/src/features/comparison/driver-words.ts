import { t } from '@lingui/core/macro';
import type { Driver } from '@wrenchwise/rules/comparison';

/** From this factor on a figure would say more than is known. */
const MAX_FACTOR = 20;

/** 'makes it about 3 times as likely', 'makes it a little less likely' */
const effectOf = (shift: number): string => {
  const factor = Math.exp(Math.abs(shift));
  const direction = shift > 0 ? 'likelier' : t`less likely`;
  if (factor < 1.4) return t`makes it a little ${direction}`;
  if (factor > MAX_FACTOR) return t`makes it far ${direction}`;
  const times = factor < 3 ? factor.toFixed(1) : String(Math.round(factor));
  return shift > 0
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
