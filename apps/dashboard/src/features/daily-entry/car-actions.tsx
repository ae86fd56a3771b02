import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { afterLoad } from '@wrenchwise/client/after-load.ts';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { CircleCheckBig, Coins, Fuel as FuelPump, Gauge, PlugZap } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { patiently } from '~/connection/connection.ts';

import { actionsOf, type CarAction, type ActedCar } from './acted-car.ts';

const load = patiently(async () => ({ default: (await import('./entry-sheet.tsx')).EntrySheet }));
const EntrySheet = lazy(load);

/** The code of the sheet and what it begins with: they are there when the connection no longer is. */
const PREPARE_MS = 2500;

export const ACTION_WORDS: Readonly<Record<CarAction, string>> = {
  fuel: t({ message: 'Fuel', context: 'action' }),
  charge: t({ message: 'Charge', context: 'action' }),
  odometer: t`Odometer`,
  cost: t`Cost`,
  done: t`Done`,
};
export const ACTION_ICONS = {
  fuel: FuelPump,
  charge: PlugZap,
  odometer: Gauge,
  cost: Coins,
  done: CircleCheckBig,
} as const;

/**
 * 'Fuel', 'Charge', 'Odometer', 'Cost' and 'Done' of a car, as far as it has a use for them: each opens a sheet in which
 * one number is left to type. For whoever may edit the car.
 */
export function CarActions({ car, className }: { car: ActedCar; className?: string }) {
  const [action, setAction] = useState<CarAction>();
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    afterLoad(() => {
      timer = setTimeout(() => {
        void import('./entry-sheet.tsx').then(
          ({ prepareEntries }) => prepareEntries(client),
          () => undefined,
        );
      }, PREPARE_MS);
    });
    return () => clearTimeout(timer);
  }, [client]);
  return (
    <>
      <ul
        aria-label={t`Add to the log of ${car.name}`}
        className={cx('grid auto-cols-fr grid-flow-col gap-1.5', className)}
      >
        {actionsOf(car).map((each) => {
          const Icon = ACTION_ICONS[each];
          return (
            <li key={each} className="min-w-0">
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setAction(each)}
                className="grid min-h-14 w-full content-center justify-items-center gap-1 rounded-md bg-sunken px-1 py-1.5 text-xs font-label text-soft transition-colors duration-150 hover:bg-accent-soft hover:text-accent-text"
              >
                <Icon aria-hidden className="size-5 text-accent-text" />
                <span>{ACTION_WORDS[each]}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {action !== undefined && (
        <Suspense>
          <EntrySheet action={action} car={car} onClose={() => setAction(undefined)} />
        </Suspense>
      )}
    </>
  );
}
