import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Command } from '@wrenchwise/ui/command-palette.tsx';
import { Car, NotebookPen } from 'lucide-react';
import { useNavigate } from 'react-router';

import { actionsOf, type CarAction } from '~/features/daily-entry/acted-car.ts';
import { ACTION_ICONS, ACTION_WORDS } from '~/features/daily-entry/car-actions.tsx';
import { carName } from '~/features/diagnoses/car-name.ts';
import { savedCarsQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { mayFuel } from '~/ui/vehicle-roles.ts';

/** The saved cars, by name and registration: their page, their log, and each entry that is made from day to day. */
export const useCarCommands = (open: boolean): readonly Command[] => {
  const navigate = useNavigate();
  const { data } = useQuery({ ...savedCarsQuery(), enabled: open });
  const cars = data?.vehicles ?? [];
  const wordsOf = (car: (typeof cars)[number]) =>
    [carName(car), car.nickname, car.registration, car.registration?.replaceAll(' ', '')]
      .filter(Boolean)
      .join(' ');
  return [
    ...cars.flatMap((car) => {
      const name = car.nickname ?? carName(car);
      return [
        {
          id: car.id,
          group: t`Cars`,
          label: [name, car.registration].filter(Boolean).join(', '),
          keywords: wordsOf(car),
          icon: <Car aria-hidden />,
          run: () => void navigate(`/dashboard/vehicles/${car.id}`),
        },
        {
          id: `log-${car.id}`,
          group: t`Cars`,
          label: t`Log of ${name}`,
          keywords: t`${wordsOf(car)} log service costs`,
          icon: <NotebookPen aria-hidden />,
          run: () => void navigate(`/dashboard/vehicles/${car.id}/log`),
        },
      ];
    }),
    ...cars
      .filter(({ role }) => mayFuel(role))
      .flatMap((car) =>
        actionsOf({ fuel: car.fuel, isFuelOnly: car.role === 'fuel' }).map((action) => {
          const Icon = ACTION_ICONS[action];
          return {
            id: `${action}-${car.id}`,
            group: t`Add to the log`,
            label: `${ACTION_WORDS[action]}: ${car.nickname ?? carName(car)}`,
            keywords: `${wordsOf(car)} ${ACTION_KEYWORDS[action]}`,
            icon: <Icon aria-hidden />,
            run: () => void navigate(`/dashboard/quick-entry?do=${action}&car=${car.id}`),
          };
        }),
      ),
  ];
};

/** What people type for an entry beside its name. */
const ACTION_KEYWORDS: Readonly<Record<CarAction, string>> = {
  fuel: t`log fill fill-up petrol diesel litres`,
  charge: t`log charging electricity kWh`,
  odometer: t`log reading mileage miles kilometres`,
  cost: t`log expense bill parking toll`,
  done: t`log work service task complete`,
};
