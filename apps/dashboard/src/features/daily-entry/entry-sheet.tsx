import { t } from '@lingui/core/macro';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { EntryCar } from '@wrenchwise/contract/endpoints/daily-entry';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { useToday } from '~/user-settings/use-today.ts';
import { useUnits } from '~/user-settings/use-units.ts';

import type { ActedCar, CarAction } from './acted-car.ts';
import { CostForm } from './cost-form.tsx';
import { dailyEntryQuery } from './daily-entry.queries.ts';
import { DoneForm } from './done-form.tsx';
import { FillingForm } from './filling-form.tsx';
import { ReadingForm } from './reading-form.tsx';

/** Reads ahead what an entry begins with, and the code that says what became of it without a connection. */
export const prepareEntries = async (client: QueryClient): Promise<void> => {
  await Promise.all([
    client.prefetchQuery(dailyEntryQuery()),
    import('./waiting-entries.tsx'),
    import('@wrenchwise/ui/toaster-impl.tsx'),
  ]);
};

const TITLES: Readonly<Record<CarAction, string>> = {
  fuel: t({ message: 'Fuel', context: 'action' }),
  charge: t({ message: 'Charge', context: 'action' }),
  odometer: t`Odometer`,
  cost: t`Cost`,
  done: t`Work done`,
};

/** A car of which nothing could be read: everything is typed. */
const bare = ({ id, name, fuel, isFuelOnly }: ActedCar): EntryCar => ({
  id,
  name,
  fuel,
  isFuelOnly,
  registration: null,
  distanceUnit: null,
  volumeUnit: null,
  mileage: null,
  mileageOn: null,
  milesPerYear: 0,
  fuelling: null,
  charging: null,
  tasks: [],
});

interface Props {
  action: CarAction;
  car: ActedCar;
  onClose: () => void;
}

/** One entry of a car's log, with all filled in that is known. */
export function EntrySheet({ action, car, onClose }: Props) {
  const { data, isPending, failureCount } = useQuery(dailyEntryQuery());
  const known = data?.cars.find(({ id }) => id === car.id);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      shape="adaptive"
      title={TITLES[action]}
      description={car.name}
    >
      {isPending && failureCount === 0 && navigator.onLine ? (
        <Skeleton className="h-72 w-full" />
      ) : (
        <EntryOf action={action} car={known ?? bare(car)} onSaved={onClose} />
      )}
    </Dialog>
  );
}

function EntryOf({
  action,
  car,
  onSaved,
}: {
  action: CarAction;
  car: EntryCar;
  onSaved: () => void;
}) {
  const units = useUnits({ distance: car.distanceUnit, volume: car.volumeUnit });
  const today = useToday();
  const given = { car, units, today, onSaved };
  if (action === 'odometer') return <ReadingForm {...given} />;
  if (action === 'cost') return <CostForm {...given} />;
  if (action === 'done') return <DoneForm {...given} />;
  return <FillingForm kind={action} {...given} />;
}
