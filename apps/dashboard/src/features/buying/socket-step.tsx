import { t } from '@lingui/core/macro';
import { buyersView } from '@wrenchwise/obd/buyers-view';
import type { CarReport } from '@wrenchwise/obd/session';
import type { BuyingFinding } from '@wrenchwise/rules/buying/seen';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { RotateCw } from 'lucide-react';
import type { ComponentType } from 'react';

import type { BuyingCheck } from './buying-check.ts';
import { Finding } from './finding.tsx';
import type { ChangeCheck } from './use-check.ts';

/** What connects to a car and hands on what it says: the page has it from another feature. */
export type SocketVisit = ComponentType<{ readonly onReport: (report: CarReport) => void }>;

const OF_THE_SOCKET: ReadonlySet<string> = new Set([
  'memory',
  'odometer-unit',
  'odometer-counter',
  'vin',
  'control-units',
  'warning-light',
]);

/** What the buyer's view of a report is as it is stored: lists of one's own. */
const storable = (report: CarReport): NonNullable<BuyingCheck['socket']> => {
  const { otherVins, monitors, stored, pending, permanent, ...figures } = buyersView(report);
  return {
    ...figures,
    otherVins: [...otherVins],
    ...(monitors ? { monitors: { ready: [...monitors.ready], open: [...monitors.open] } } : {}),
    stored: [...stored],
    pending: [...pending],
    permanent: [...permanent],
  };
};

/** The car's memory, its odometer and its identity, by its diagnostic socket. */
export function SocketStep({
  check,
  change,
  findings,
  Visit,
}: {
  check: BuyingCheck;
  change: ChangeCheck;
  findings: readonly BuyingFinding[];
  Visit: SocketVisit;
}) {
  if (!check.socket) {
    return (
      <div className="grid grid-cols-1 gap-6">
        <Notice
          tone="info"
          title={t`Ask before you plug anything in`}
        >{t`Reading changes nothing in the car. Read it once with the ignition on, while the engine is still cold.`}</Notice>
        <Visit onReport={(report) => change({ socket: storable(report) })} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-lg">{t`What the car says`}</h2>
          <Button
            tone="secondary"
            size="sm"
            icon={<RotateCw aria-hidden className="size-4" />}
            onClick={() => change({ socket: null })}
          >{t`Read again`}</Button>
        </div>
        <ul className="mt-2 divide-y divide-line">
          {findings
            .filter(({ id }) => OF_THE_SOCKET.has(id))
            .map((finding) => (
              <Finding key={finding.id} finding={finding} />
            ))}
        </ul>
      </Card>
    </div>
  );
}
