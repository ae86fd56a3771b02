import { t } from '@lingui/core/macro';
import { CarBody } from '@wrenchwise/car-ui/bodies/car-body.tsx';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import {
  ARCHIVE_WORDS,
  FUEL_WORDS,
  VEHICLE_KIND_WORDS,
} from '@wrenchwise/car-ui/words/vehicle-words.ts';
import type { VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';
import { Archive, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { modelName, vehicleName } from '~/features/vehicles/vehicle-name.ts';
import { Plate } from '~/ui/plate.tsx';
import { ROLE_WORDS } from '~/ui/vehicle-roles.ts';
import { distanceText } from '~/user-settings/distance-text.ts';
import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

/** One car of the garage. The whole card opens it. */
export function VehicleCard({
  vehicle,
  action,
  entry,
  fading,
}: {
  vehicle: VehicleSummary;
  action: ReactNode;
  /** What is entered from day to day; above the link that is the whole card. */
  entry?: ReactNode;
  fading: boolean;
}) {
  const ownUnit = useDistanceUnit();
  const { longDay } = useDates();
  const { id, nickname, registration, mileage, fuel, motExpiryDate, role, openProblem } = vehicle;
  const { photoFileId, kind, archived } = vehicle;
  const facts = [
    ...(kind === 'car' ? [] : [VEHICLE_KIND_WORDS[kind]]),
    ...(nickname === null ? [] : [modelName(vehicle)]),
    ...(mileage === null ? [] : [distanceText(mileage, vehicle.distanceUnit ?? ownUnit)]),
    ...(fuel === null ? [] : [FUEL_WORDS[fuel]]),
  ];
  return (
    <li
      className={cx(
        'relative grid content-between gap-4 rounded-lg border border-line bg-surface p-5 transition-colors duration-150 hover:border-line-strong',
        fading && 'opacity-40',
      )}
    >
      <div>
        {photoFileId === null ? (
          <CarBody shape={bodyShapeOf(vehicle)} className="mb-3 w-40 text-soft" />
        ) : (
          <img
            src={siteAddress(`/api/files/${photoFileId}`)}
            alt={vehicleName(vehicle)}
            loading="lazy"
            className="mb-3 aspect-video w-full rounded-md bg-sunken object-cover"
          />
        )}
        <div className="flex items-start justify-between gap-2">
          <h2 className="min-w-0 text-lg wrap-anywhere">
            <Link
              to={`/dashboard/vehicles/${id}`}
              prefetch="intent"
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {vehicleName(vehicle)}
            </Link>
          </h2>
          <div className="relative -mt-1.5 -mr-2">{action}</div>
        </div>
        <p className="figures mt-1 text-sm text-soft">{facts.join(' · ')}</p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {registration !== null && <Plate registration={registration} />}
          {archived !== null && (
            <Badge icon={<Archive aria-hidden />}>
              {`${ARCHIVE_WORDS[archived.as]} ${longDay(archived.on)}`}
            </Badge>
          )}
          {role !== 'owner' && (
            <Badge tone="accent" icon={<Users aria-hidden />}>
              {t`Shared, ${ROLE_WORDS[role]}`}
            </Badge>
          )}
        </div>
      </div>
      <div className="grid gap-2 text-sm">
        {openProblem && <Problem problem={openProblem} />}
        {motExpiryDate !== null && archived === null && (
          <p className="text-faint">{t`MOT until ${longDay(motExpiryDate)}`}</p>
        )}
        {entry && <div className="relative mt-1">{entry}</div>}
      </div>
    </li>
  );
}

function Problem({ problem }: { problem: NonNullable<VehicleSummary['openProblem']> }) {
  const { text, short, Icon } = VERDICTS[problem.canDrive];
  return (
    <p className="flex items-start gap-2">
      <Icon aria-hidden className={cx('mt-0.5 size-4.5 shrink-0', text)} />
      <span>
        <span className={cx('font-label', text)}>{short}</span>
        {problem.topCause && `: ${problem.topCause.name}`}
      </span>
    </p>
  );
}
