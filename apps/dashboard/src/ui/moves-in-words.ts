import { t } from '@lingui/core/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { Move } from '@wrenchwise/rules/moves';

/** 'Worn front brake pads rose from 32% to 51%.' */
export const moveInWords = ({ name, from, to }: Move): string => {
  if (from === null) return t`${name} came onto the list with ${formatPercent(to ?? 0)}.`;
  if (to === null) return t`${name} left the list; it had ${formatPercent(from)}.`;
  return t`${name} ${to > from ? 'rose' : 'fell'} from ${formatPercent(from)} to ${formatPercent(to)}.`;
};
