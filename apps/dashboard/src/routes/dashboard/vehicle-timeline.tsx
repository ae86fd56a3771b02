import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { useOutletContext } from 'react-router';

import { CarActions } from '~/features/daily-entry/car-actions.tsx';
import { MoneyChart } from '~/features/log/money-chart.tsx';
import { PastStream } from '~/features/log/past-stream.tsx';
import { DueOfCar } from '~/features/maintenance/due-of-car.tsx';
import { OutlookTop } from '~/features/outlook/outlook-top.tsx';
import { RenewalsSoon } from '~/features/vehicle-records/renewals/renewals-soon.tsx';
import { TyreWarning } from '~/features/vehicle-records/tyres/tyre-warning.tsx';
import { Now } from '~/features/vehicles/page/now.tsx';
import { vehicleName } from '~/features/vehicles/vehicle-name.ts';
import { mayEdit, mayFuel } from '~/ui/vehicle-roles.ts';

import type { VehicleContext } from './vehicle.tsx';

export const meta = () =>
  pageMeta(t`Vehicle`, t`A car: what is open now, what comes next, and what has been.`);

export default function VehicleTimelinePage() {
  const { vehicle } = useOutletContext<VehicleContext>();
  const { id, role, distanceUnit, volumeUnit } = vehicle;
  const units = { distance: distanceUnit, volume: volumeUnit };
  return (
    <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr] xl:gap-x-12">
      <div className="min-w-0">
        {mayFuel(role) && (
          <CarActions
            car={{
              id,
              name: vehicleName(vehicle),
              fuel: vehicle.fuel,
              isFuelOnly: vehicle.role === 'fuel',
            }}
            className="mb-5 max-w-xl"
          />
        )}
        <Now
          vehicle={vehicle}
          due={
            <>
              <DueOfCar vehicle={vehicle} />
              <RenewalsSoon vehicleId={id} />
              <TyreWarning vehicle={vehicle} />
            </>
          }
        />
      </div>
      <div className="grid min-w-0 content-start gap-8 xl:row-span-2">
        <OutlookTop vehicle={vehicle} />
        <MoneyChart vehicleId={id} vehicleUnits={units} />
      </div>
      <PastStream vehicleId={id} canEdit={mayEdit(role)} vehicleUnits={units} />
    </div>
  );
}
