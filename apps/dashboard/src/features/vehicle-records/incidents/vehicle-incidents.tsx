import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { INCIDENT_WORDS } from '@wrenchwise/car-ui/words/record-words.ts';
import type { Incident } from '@wrenchwise/contract/endpoints/incidents';
import { type IncidentKind } from '@wrenchwise/rules/garage/incidents';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Camera } from 'lucide-react';
import { type ReactNode, useState } from 'react';

import { RecordList } from '~/records/record-list.tsx';
import { RecordRow } from '~/records/record-row.tsx';
import { deleteWithUndo } from '~/records/use-record.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { IncidentDialog } from './incident-dialog.tsx';
import { incidentsQuery, useRemoveIncident } from './incidents.queries.ts';

const FIRST: readonly IncidentKind[] = ['collision', 'damage', 'theft', 'breakdown'];

const emptyOf = (begin: (kind: IncidentKind) => void) => ({
  title: t`No incidents`,
  text: t`When something happens, write down what, where and who else was in it while you remember, with photos: it is what an insurer asks for.`,
  first: FIRST.map((kind) => ({ label: INCIDENT_WORDS[kind], onPress: () => begin(kind) })),
});

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
    <>
      <RecordList
        query={query}
        itemsOf={({ incidents }) => incidents}
        title={t`Incidents`}
        failure={t`Failed to load the incidents`}
        loadingLabel={t`Loading the incidents`}
        empty={emptyOf(setTarget)}
        add={
          canEdit
            ? { label: t`Record an incident`, onPress: () => setTarget('collision') }
            : undefined
        }
      >
        {(incident) => (
          <Row
            key={incident.id}
            incident={incident}
            canEdit={canEdit}
            onEdit={() => setTarget(incident)}
            onFiles={() => setShown(incident)}
          />
        )}
      </RecordList>
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
    </>
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
  const removal = useRemoveIncident(incident.vehicleId);
  const { id, kind, title, place, reference, costCents, currency, isSettled } = incident;
  const { thirdParty, notes, files, happenedOn } = incident;
  const facts = [
    INCIDENT_WORDS[kind],
    longDay(happenedOn),
    ...(place === null ? [] : [place]),
    ...(reference === null ? [] : [reference]),
    ...(costCents === null || currency === null ? [] : [formatCents(costCents, { currency })]),
  ];
  return (
    <RecordRow
      name={title}
      badges={
        <Badge tone={isSettled ? 'neutral' : 'medium'}>
          {isSettled ? t`Settled` : t({ message: 'Open', context: 'state' })}
        </Badge>
      }
      facts={facts}
      notes={[thirdParty, notes]}
      actions={
        <Button
          tone="secondary"
          icon={<Camera aria-hidden className="size-4.5" />}
          onClick={onFiles}
          aria-label={t`Photos of ${title}`}
        >
          {files === 0 ? t`Photos` : t`Photos (${files})`}
        </Button>
      }
      change={
        canEdit
          ? { onEdit, onDelete: () => deleteWithUndo(id, t`Incident deleted`, removal) }
          : undefined
      }
    />
  );
}
