import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

import { cx } from './class-names.ts';
import { NUMBER_LOCALE } from './language/number-locale.ts';
import { useHydrated } from './use-hydrated.ts';

const NEAR = 0.9;
const inWords = (count: number): string => count.toLocaleString(NUMBER_LOCALE);

/**
 * How much of a limit is used, in UTF-16 units as the API counts: nothing until the text comes near
 * it. A field never cuts what is pasted; beyond the limit this says by how much. Nothing is said
 * before hydration: a prerendered page knows nothing of what was typed into it.
 */
export function CharacterCount({ length, max }: { length: number; max: number }) {
  const isHydrated = useHydrated();
  if (!isHydrated || length <= max * NEAR) return null;
  const over = length - max;
  return (
    <p className={cx('figures text-sm', over > 0 ? 'font-medium text-high' : 'text-faint')}>
      <Trans>
        {inWords(length)} of {inWords(max)} characters{over > 0 && t`: ${inWords(over)} too many`}
      </Trans>
    </p>
  );
}
