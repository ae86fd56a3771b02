import type { BuyingSheet } from '@wrenchwise/library/buying/buying-sheet';
import type { BargainItem } from '@wrenchwise/rules/buying/bargain';

import type { BuyingCheck } from './buying-check.ts';

/** What is to be paid soon: of the MOT list, of what was seen, and of what nothing proves to be done. */
export const bargainItems = (
  sheet: BuyingSheet,
  { looked }: BuyingCheck,
): readonly BargainItem[] => [
  ...sheet.motList.flatMap(({ repair }) =>
    repair
      ? [{ id: repair.faultId, title: repair.title, basis: 'mot' as const, cost: repair.cost }]
      : [],
  ),
  ...sheet.lookFor.flatMap(({ faultId, name, cost }) =>
    looked[faultId] === 'differs'
      ? [{ id: faultId, title: name, basis: 'seen' as const, cost }]
      : [],
  ),
  // Of what has to be looked up first, such as a belt, half turns out to be due: it is asked about.
  ...sheet.due
    .filter(({ chance }) => chance === 1)
    .map(({ id, title, cost }) => ({ id, title, basis: 'due' as const, cost })),
];
