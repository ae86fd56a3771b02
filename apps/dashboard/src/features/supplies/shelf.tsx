import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Supply } from '@wrenchwise/contract/endpoints/supplies';
import { isShort, supplyText } from '@wrenchwise/rules/garage/supplies';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { suppliesQuery } from '~/shelf/supplies.queries.ts';

import { useDeleteSupply, useRestoreSupply } from './supplies-changes.queries.ts';
import { type FirstSupply, SupplyDialog } from './supply-dialog.tsx';

const NEW: FirstSupply = { name: '', unit: 'pieces' };

/** What most people have: the empty shelf begins with these. */
const USUAL: readonly FirstSupply[] = [
  { name: t`Engine oil`, unit: 'litres' },
  { name: t`Oil filter`, unit: 'pieces' },
  { name: t`Coolant`, unit: 'litres' },
  { name: t`Wiper blades`, unit: 'pieces' },
];

/** What is in stock for all vehicles of a user. A job takes from it where it is logged. */
export function Shelf() {
  const query = useQuery(suppliesQuery());
  const [target, setTarget] = useState<Supply | FirstSupply>();
  return (
    <div className="max-w-3xl">
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the shelf`}
        loadingLabel={t`Loading the shelf`}
        skeleton={<Skeleton className="h-48 w-full" />}
        isEmpty={({ supplies }) => supplies.length === 0}
        empty={
          <EmptyState
            illustration={<ClipboardIllustration />}
            title={t`The shelf is empty`}
            text={t`Put oil, filters and what else you keep at home here. A job that you log takes from it, and you see when something gets short.`}
            action={USUAL.map((first) => (
              <Button key={first.name} tone="secondary" onClick={() => setTarget(first)}>
                {first.name}
              </Button>
            ))}
          />
        }
      >
        {({ supplies }) => (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {supplies.map((supply) => (
                <Row key={supply.id} supply={supply} onEdit={() => setTarget(supply)} />
              ))}
            </ul>
            <Button
              className="mt-4"
              icon={<Plus aria-hidden className="size-4.5" />}
              onClick={() => setTarget(NEW)}
            >{t`Put on the shelf`}</Button>
          </>
        )}
      </DataState>
      {target !== undefined && (
        <SupplyDialog target={target} onClose={() => setTarget(undefined)} />
      )}
    </div>
  );
}

function Row({ supply, onEdit }: { supply: Supply; onEdit: () => void }) {
  const remove = useDeleteSupply();
  const restore = useRestoreSupply();
  const { id, name, unit, left, lowAt, partNumber, uses, notes } = supply;
  const sayFailure = (error: Error) => void showToast('error', presentError(error).message);
  const onDelete = () =>
    remove.mutate(id, {
      onSuccess: () =>
        void showToast('success', t`Taken off the shelf`, {
          label: t`Undo`,
          onPress: () => restore.mutate(id, { onError: sayFailure }),
        }),
      onError: sayFailure,
    });
  const facts = [
    `${supplyText(Math.max(0, left), unit)} left`,
    ...(lowAt === null ? [] : [t`short below ${supplyText(lowAt, unit)}`]),
    ...(partNumber === null ? [] : [partNumber]),
    ...(uses === 0 ? [] : [t`used for ${plural(uses, { one: `1 job`, other: `${uses} jobs` })}`]),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-label wrap-anywhere">{name}</span>
          {left <= 0 ? (
            <Badge tone="high">{t`None left`}</Badge>
          ) : (
            isShort(supply) && <Badge tone="medium">{t`Short`}</Badge>
          )}
        </p>
        <p className="figures mt-0.5 text-sm text-soft wrap-anywhere">{facts.join(' · ')}</p>
        {notes !== null && (
          <p className="measure mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-faint">
            {notes}
          </p>
        )}
      </div>
      <div className="flex items-center gap-1">
        <IconButton label={t`Change ${name}`} onClick={onEdit}>
          <Pencil aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={t`Delete ${name}`} onClick={onDelete}>
          <Trash2 aria-hidden className="size-4.5" />
        </IconButton>
      </div>
    </li>
  );
}
