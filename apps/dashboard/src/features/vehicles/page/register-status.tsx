import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { isUkRegistration } from '@wrenchwise/vehicle/registration';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { useRefreshVehicle } from '~/features/vehicles/vehicles.queries.ts';
import { mayEdit } from '~/ui/vehicle-roles.ts';
import { useDates } from '~/user-settings/user-settings.ts';

const toneOf = (until: string | null): BadgeTone => {
  if (until === null) return 'neutral';
  const days = (Date.parse(until) - Date.now()) / 86_400_000;
  return days < -1 ? 'high' : days < 30 ? 'medium' : 'low';
};

/** MOT, tax and recalls as the registers said, and asking them again. */
export function RegisterStatus({ vehicle }: { vehicle: Vehicle }) {
  const refresh = useRefreshVehicle(vehicle.id);
  const { longDay, relativeDate } = useDates();
  const { register, registration, motExpiryDate, motStatus, taxStatus, taxDueDate, role } = vehicle;
  const canAsk = registration !== null && isUkRegistration(registration) && mayEdit(role);
  if (register === null && !canAsk) return null;
  const recall = register?.record.hasOutstandingRecall;
  return (
    <Card>
      <h2 className="text-lg">{t`MOT, tax and recalls`}</h2>
      {register === null ? (
        <p className="mt-1.5 text-soft">{t`The registers know its MOT history, its tax and whether a recall is outstanding.`}</p>
      ) : (
        <dl className="mt-3 grid gap-3">
          <Line label={t`MOT`}>
            <Badge tone={toneOf(motExpiryDate)}>
              {motExpiryDate === null
                ? (motStatus ?? t`Not known`)
                : t`Until ${longDay(motExpiryDate)}`}
            </Badge>
          </Line>
          <Line label={t`Tax`}>
            <Badge tone={toneOf(taxDueDate)}>
              {[
                taxStatus ?? t`Not known`,
                ...(taxDueDate === null ? [] : [`due ${longDay(taxDueDate)}`]),
              ].join(', ')}
            </Badge>
          </Line>
          <Line label={t`Recall`}>
            <Badge tone={recall === 'Yes' ? 'high' : recall === 'No' ? 'low' : 'neutral'}>
              {recall === 'Yes'
                ? t`One is outstanding`
                : recall === 'No'
                  ? t`None outstanding`
                  : t`Not known`}
            </Badge>
          </Line>
        </dl>
      )}
      {recall === 'Yes' && (
        <p className="mt-3 text-sm text-soft">
          <Trans>
            A dealer of the make repairs it without charge.{' '}
            <a
              href="https://www.check-vehicle-recalls.service.gov.uk/"
              className="text-link"
              rel="noreferrer"
            >
              See which recall it is
            </a>
            .
          </Trans>
        </p>
      )}
      {refresh.isError && (
        <Notice tone="high" role="alert" className="mt-4">
          {presentError(refresh.error).message}
        </Notice>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {canAsk && (
          <Button
            tone="secondary"
            busy={refresh.isPending}
            icon={<RotateCw aria-hidden className="size-4.5" />}
            onClick={() => refresh.mutate()}
          >
            {register === null ? t`Ask the registers` : t`Refresh from the register`}
          </Button>
        )}
      </div>
      {register !== null && (
        <p className="mt-3 text-xs text-faint">
          {t`${
            register.record.source === 'sample'
              ? t`From the embedded sample register: a made-up car. `
              : ''
          }Asked ${relativeDate(register.fetchedAt).toLowerCase()}. ${register.record.attribution ?? ''}`}
        </p>
      )}
    </Card>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <dt className="text-sm text-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
