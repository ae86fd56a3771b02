import { CarBody } from '@wrenchwise/car-ui/bodies/car-body.tsx';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useCurrentInView } from '@wrenchwise/ui/use-current-in-view.ts';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';
import { Pencil, Stethoscope, Users } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';

import { Plate } from '~/features/vehicles/plate.tsx';
import { modelName, vehicleName } from '~/features/vehicles/vehicle-name.ts';

/** A part of the vehicle's page. */
export interface VehicleTab {
  /** After the vehicle's address; empty for the first. */
  readonly path: string;
  readonly label: string;
}

/** The head of a vehicle's page and the way to its parts. */
export function VehicleFrame({
  vehicle,
  tabs,
  chat,
  entry,
  children,
}: {
  vehicle: Vehicle;
  tabs: readonly VehicleTab[];
  /** Opens the chat about this vehicle. */
  chat?: ReactNode;
  /** What is entered from day to day: another feature's, which the route hands in. */
  entry?: ReactNode;
  children: ReactNode;
}) {
  const { id, registration, nickname, role, ownerName } = vehicle;
  const base = `/dashboard/vehicles/${id}`;
  const parts = useRef<HTMLElement>(null);
  useCurrentInView(parts, useLocation().pathname);
  return (
    <>
      <CarBody shape={bodyShapeOf(vehicle)} className="mb-2 w-40 text-soft sm:w-56" />
      <PageHeader
        title={vehicleName(vehicle)}
        lead={
          <span className="flex flex-wrap items-center gap-2">
            {nickname !== null && <span>{modelName(vehicle)}</span>}
            {registration !== null && <Plate registration={registration} />}
            {role !== 'owner' && (
              <Badge tone="accent" icon={<Users aria-hidden />}>
                {`${ownerName ?? 'Somebody'} shares it with you, ${role === 'edit' ? 'to edit' : 'to look at'}`}
              </Badge>
            )}
          </span>
        }
        actions={
          <>
            {chat}
            {role !== 'view' && (
              <LinkButton
                to={`${base}/edit`}
                tone="secondary"
                icon={<Pencil aria-hidden className="size-4.5" />}
              >
                Edit
              </LinkButton>
            )}
            <LinkButton
              to={`/dashboard/diagnose?vehicle=${id}`}
              icon={<Stethoscope aria-hidden className="size-4.5" />}
            >
              Diagnose this car
            </LinkButton>
          </>
        }
      />
      {entry}
      <nav
        ref={parts}
        aria-label="Parts of this vehicle"
        className="-mx-4 mb-6 flex overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
      >
        {tabs.map(({ path, label }) => (
          <NavLink
            key={path}
            to={path === '' ? base : `${base}/${path}`}
            end={path === ''}
            className="-mb-px inline-flex min-h-12 shrink-0 items-center border-b-2 border-transparent px-3 text-sm font-label text-faint transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-ink sm:px-4 sm:text-base"
          >
            {label}
          </NavLink>
        ))}
      </nav>
      {children}
    </>
  );
}
