import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { supplyText } from '@wrenchwise/car-ui/words/record-words.ts';
import type { Supply } from '@wrenchwise/contract/endpoints/supplies';
import { isShort } from '@wrenchwise/rules/garage/supplies';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { useState } from 'react';

import { RecordList } from '~/records/record-list.tsx';
import { RecordRow } from '~/records/record-row.tsx';
import { deleteWithUndo } from '~/records/use-record.ts';
import { suppliesQuery } from '~/shelf/supplies.queries.ts';

import { useRemoveSupply } from './supplies-changes.queries.ts';
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
    <>
      <RecordList
        query={query}
        itemsOf={({ supplies }) => supplies}
        failure={t`Failed to load the shelf`}
        loadingLabel={t`Loading the shelf`}
        empty={{
          title: t`The shelf is empty`,
          text: t`Put oil, filters and what else you keep at home here. A job that you log takes from it, and you see when something gets short.`,
          first: USUAL.map((first) => ({ label: first.name, onPress: () => setTarget(first) })),
        }}
        add={{ label: t`Put on the shelf`, onPress: () => setTarget(NEW) }}
      >
        {(supply) => <Row key={supply.id} supply={supply} onEdit={() => setTarget(supply)} />}
      </RecordList>
      {target !== undefined && (
        <SupplyDialog target={target} onClose={() => setTarget(undefined)} />
      )}
    </>
  );
}

function Row({ supply, onEdit }: { supply: Supply; onEdit: () => void }) {
  const removal = useRemoveSupply();
  const { id, name, unit, left, lowAt, partNumber, uses, notes } = supply;
  const facts = [
    t`${supplyText(Math.max(0, left), unit)} left`,
    ...(lowAt === null ? [] : [t`short below ${supplyText(lowAt, unit)}`]),
    ...(partNumber === null ? [] : [partNumber]),
    ...(uses === 0
      ? []
      : [plural(uses, { one: `used for 1 job`, other: `used for ${uses} jobs` })]),
  ];
  return (
    <RecordRow
      name={name}
      badges={
        left <= 0 ? (
          <Badge tone="high">{t`None left`}</Badge>
        ) : (
          isShort(supply) && <Badge tone="medium">{t`Short`}</Badge>
        )
      }
      facts={facts}
      notes={[notes]}
      change={{ onEdit, onDelete: () => deleteWithUndo(id, t`Taken off the shelf`, removal) }}
    />
  );
}
