import { formatPercent } from '@wrenchwise/rules/percent';

import type { CalibrationBin } from '../modules/diagnosis/outcomes/outcome-figures.ts';

const lineOf = ({ from, to, count, right, said }: CalibrationBin): string =>
  count === 0
    ? `  ${formatPercent(from)} to ${formatPercent(to)}: none`
    : `  ${formatPercent(from)} to ${formatPercent(to)}: we said ${formatPercent(said)} on average; right ${right} of ${count} (${formatPercent(right / count)})`;

/** The calibration as terminal text. */
export const calibrationText = (bins: readonly CalibrationBin[]): string => {
  const total = bins.reduce((sum, { count }) => sum + count, 0);
  const right = bins.reduce((sum, bin) => sum + bin.right, 0);
  if (total === 0) return 'Nobody has said yet what it was in the end.\n';
  return [
    `${total} diagnoses whose cause was found; the leading cause was right in ${right}.`,
    '',
    'By what we had said of the leading cause:',
    ...bins.map(lineOf),
    '',
  ].join('\n');
};
