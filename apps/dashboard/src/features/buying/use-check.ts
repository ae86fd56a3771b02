import { useState } from 'react';

import { useToday } from '~/user-settings/use-today.ts';
import { useDistanceUnit } from '~/user-settings/user-settings.ts';

import { type BuyingCheck, newCheck } from './buying-check.ts';
import { readChecks, removeCheck, storeCheck } from './stored-checks.ts';

/** Changes some of what is known of the car; it is stored at once. */
export type ChangeCheck = (change: Partial<BuyingCheck>) => void;

/** The check that is open, and the others of this device. */
export const useCheck = () => {
  const today = useToday();
  const unit = useDistanceUnit();
  const [checks, setChecks] = useState(readChecks);
  const [check, setCheck] = useState<BuyingCheck>(() => checks[0] ?? newCheck(today, unit));
  const change: ChangeCheck = (changed) =>
    setCheck((before) => {
      const after = { ...before, ...changed };
      storeCheck(after);
      return after;
    });
  return {
    check,
    change,
    others: checks.filter(({ id }) => id !== check.id),
    open: (id: string) => {
      const all = readChecks();
      setChecks(all);
      const wanted = all.find((one) => one.id === id);
      if (wanted) setCheck(wanted);
    },
    begin: () => {
      setChecks(readChecks());
      setCheck(newCheck(today, unit));
    },
    remove: () => {
      removeCheck(check.id);
      const left = readChecks();
      setChecks(left);
      setCheck(left[0] ?? newCheck(today, unit));
    },
  };
};
