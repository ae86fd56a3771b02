import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { closedWords, isNotFoundYet } from '@wrenchwise/rules/diagnosis-closing';
import { headlineOf } from '@wrenchwise/rules/leading-cause';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { FileText, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { useDeleteVehicleWithConfirm } from '~/features/vehicles/use-delete-vehicle.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

import { OpenProblemCard } from './open-problem-card.tsx';
import { RegisterStatus } from './register-status.tsx';
import { VehicleFacts } from './vehicle-facts.tsx';
import { VehicleRecalls } from './vehicle-recalls.tsx';

/** The first part of a vehicle's page: how it is, and what is known of it. */
export function VehicleOverview({
  vehicle,
  photo,
  onDeleted,
}: {
  vehicle: Vehicle;
  /** The photo of the car: another feature's, which the route hands in. */
  photo: ReactNode;
  onDeleted: () => void;
}) {
  const { ask, dialog } = useDeleteVehicleWithConfirm(onDeleted);
  const { sameRegistration, role } = vehicle;
  const [same] = sameRegistration;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-6">
        {same !== undefined && (
          <Notice tone="medium">
            You have saved{' '}
            <Link to={`/dashboard/vehicles/${same}`} className="text-link">
              another vehicle
            </Link>{' '}
            with the same registration.
          </Notice>
        )}
        <OpenProblemCard vehicle={vehicle} />
        <VehicleFacts vehicle={vehicle} />
        <Diagnoses vehicle={vehicle} />
      </div>
      <div className="grid min-w-0 gap-6">
        {photo}
        <RegisterStatus vehicle={vehicle} hasLink />
        <VehicleRecalls vehicle={vehicle} />
        <Card>
          <h2 className="text-lg">File of the car</h2>
          <p className="mt-1.5 text-sm text-soft">
            Facts, service history, costs and MOT tests on paper or as a PDF: for a sale, or for a
            mechanic.
          </p>
          <LinkButton
            to={`/dashboard/vehicles/${vehicle.id}/file`}
            tone="secondary"
            className="mt-3"
            icon={<FileText aria-hidden className="size-4.5" />}
          >
            Open the file
          </LinkButton>
        </Card>
        {role === 'owner' && (
          <Button
            tone="ghost"
            className="justify-self-start"
            icon={<Trash2 aria-hidden className="size-4.5" />}
            onClick={() => ask(vehicle)}
          >
            Delete this vehicle
          </Button>
        )}
      </div>
      {dialog}
    </div>
  );
}

function Diagnoses({ vehicle }: { vehicle: Vehicle }) {
  const { relativeDate } = useDates();
  const { diagnoses, counts, id } = vehicle;
  return (
    <Card>
      <h2 className="text-lg">Diagnoses</h2>
      {diagnoses.length === 0 ? (
        <>
          <p className="mt-1.5 text-soft">
            Nothing was diagnosed on this car yet. A diagnosis knows its make, fuel and mileage by
            itself.
          </p>
          <LinkButton to={`/dashboard/diagnose?vehicle=${id}`} tone="secondary" className="mt-4">
            Diagnose this car
          </LinkButton>
        </>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {diagnoses.map((diagnosis) => (
            <li key={diagnosis.id} className="py-3">
              <Link
                to={`/dashboard/diagnosis-result/${diagnosis.id}`}
                className="text-link inline-flex min-h-6 font-label"
              >
                {closedWords(diagnosis) ?? headlineOf(diagnosis)}
              </Link>
              <p className="line-clamp-2 text-sm text-soft">“{diagnosis.symptoms}”</p>
              <p className="text-xs text-faint">
                {relativeDate(diagnosis.createdAt)}
                {diagnosis.resolvedAt !== null && ` · closed ${relativeDate(diagnosis.resolvedAt)}`}
                {isNotFoundYet(diagnosis) && ' · not found yet'}
              </p>
            </li>
          ))}
        </ul>
      )}
      {counts.diagnoses > diagnoses.length && (
        <p className="mt-2 text-sm text-faint">
          The newest {diagnoses.length} of {counts.diagnoses}. All of them are in your history.
        </p>
      )}
    </Card>
  );
}
