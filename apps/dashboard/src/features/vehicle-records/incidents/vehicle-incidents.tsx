import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Incident } from '@wrenchwise/contract/endpoints/incidents';
import { INCIDENT_WORDS, type IncidentKind } from '@wrenchwise/rules/garage/incidents';
import { formatCents } from '@wrenchwise/rules/money';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Camera, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';

import { IncidentDialog } from './incident-dialog.tsx';
import { incidentsQuery, useDeleteIncident, useRestoreIncident } from './incidents.queries.ts';

const FIRST: readonly IncidentKind[] = ['collision', 'damage', 'theft', 'breakdown'];

/** What happened to a vehicle: for an insurer, and for whoever buys it. */
export function VehicleIncidents({
  vehicleId,
  canEdit,
  renderFiles,
}: {
  vehicleId: string;
  canEdit: boolean;
  /** Photos and documents of one: another feature's, which the route hands in. */
  renderFiles: (incident: Incident) => ReactNode;
}) {
  const query = useQuery(incidentsQuery(vehicleId));
  const [target, setTarget] = useState<Incident | IncidentKind>();
  const [shown, setShown] = useState<Incident>();
  return (
    <section aria-labelledby="incidents" className="max-w-3xl">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="incidents" className="text-xl">{t`Incidents`}</h2>
        {canEdit && (query.data?.incidents.length ?? 0) > 0 && (
          <Button
            icon={<Plus aria-hidden className="size-4.5" />}
            onClick={() => setTarget('collision')}
          >{t`Record an incident`}</Button>
        )}
      </div>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the incidents`}
        loadingLabel={t`Loading the incidents`}
        skeleton={<Skeleton className="h-48 w-full" />}
        isEmpty={({ incidents }) => incidents.length === 0}
        empty={
          <EmptyState
            illustration={<ClipboardIllustration />}
            title={t`No incidents`}
            text={t`When something happens, write down what, where and who else was in it while you remember, with photos: it is what an insurer asks for.`}
            action={
              canEdit &&
              FIRST.map((kind) => (
                <Button key={kind} tone="secondary" onClick={() => setTarget(kind)}>
                  {INCIDENT_WORDS[kind]}
                </Button>
              ))
            }
          />
        }
      >
        {({ incidents }) => (
          <ul className="divide-y divide-line border-y border-line">
            {incidents.map((incident) => (
              <Row
                key={incident.id}
                incident={incident}
                canEdit={canEdit}
                onEdit={() => setTarget(incident)}
                onFiles={() => setShown(incident)}
              />
            ))}
          </ul>
        )}
      </DataState>
      {target !== undefined && (
        <IncidentDialog
          vehicleId={vehicleId}
          target={target}
          onClose={() => setTarget(undefined)}
        />
      )}
      <Dialog
        open={shown !== undefined}
        onOpenChange={(open) => !open && setShown(undefined)}
        title={t`Photos and documents`}
      >
        {shown && renderFiles(shown)}
      </Dialog>
    </section>
  );
}

function Row({
  incident,
  canEdit,
  onEdit,
  onFiles,
}: {
  incident: Incident;
  canEdit: boolean;
  onEdit: () => void;
  onFiles: () => void;
}) {
  const { longDay } = useDates();
  const remove = useDeleteIncident(incident.vehicleId);
  const restore = useRestoreIncident(incident.vehicleId);
  const { id, kind, title, place, reference, costCents, currency, isSettled } = incident;
  const { thirdParty, notes, files, happenedOn } = incident;
  const sayFailure = (error: Error) => void showToast('error', presentError(error).message);
  const onDelete = () =>
    remove.mutate(id, {
      onSuccess: () =>
        void showToast('success', t`Incident deleted`, {
          label: t`Undo`,
          onPress: () => restore.mutate(id, { onError: sayFailure }),
        }),
      onError: sayFailure,
    });
  const facts = [
    INCIDENT_WORDS[kind],
    longDay(happenedOn),
    ...(place === null ? [] : [place]),
    ...(reference === null ? [] : [reference]),
    ...(costCents === null || currency === null ? [] : [formatCents(costCents, { currency })]),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-label wrap-anywhere">{title}</span>
          <Badge tone={isSettled ? 'neutral' : 'medium'}>{isSettled ? t`Settled` : t`Open`}</Badge>
        </p>
        <p className="figures mt-0.5 text-sm text-soft wrap-anywhere">{facts.join(' · ')}</p>
        {[thirdParty, notes].map(
          (text, at) =>
            text !== null && (
              <p
                key={at === 0 ? 'third-party' : 'notes'}
                className="measure mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-faint"
              >
                {text}
              </p>
            ),
        )}
      </div>
      <div className="flex items-center gap-1">
        <Button
          tone="secondary"
          icon={<Camera aria-hidden className="size-4.5" />}
          onClick={onFiles}
          aria-label={t`Photos of ${title}`}
        >
          {files === 0 ? t`Photos` : t`Photos (${files})`}
        </Button>
        {canEdit && (
          <>
            <IconButton label={t`Change ${title}`} onClick={onEdit}>
              <Pencil aria-hidden className="size-4.5" />
            </IconButton>
            <IconButton label={t`Delete ${title}`} onClick={onDelete}>
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          </>
        )}
      </div>
    </li>
  );
}
