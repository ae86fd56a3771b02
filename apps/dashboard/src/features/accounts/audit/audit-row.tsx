import { t } from '@lingui/core/macro';
import type { AuditEvent } from '@wrenchwise/contract/endpoints/audit';
import type { AuditSeverity } from '@wrenchwise/rules/audit';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { CircleAlert, Info, OctagonAlert, TriangleAlert } from 'lucide-react';

import { eventInWords } from './audit-words.ts';
import { EventTime } from './event-time.tsx';

const LOOK: Readonly<Record<AuditSeverity, { word: string; tone: BadgeTone; Icon: typeof Info }>> =
  {
    info: { word: t`Info`, tone: 'neutral', Icon: Info },
    warning: { word: t`Warning`, tone: 'medium', Icon: TriangleAlert },
    error: { word: t`Error`, tone: 'high', Icon: CircleAlert },
    critical: { word: t`Critical`, tone: 'high', Icon: OctagonAlert },
  };

/** One event: how serious, what happened, from where and when. */
export function AuditRow({ event }: { event: AuditEvent }) {
  const { word, tone, Icon } = LOOK[event.severity];
  const place = [event.device, event.address].filter((known) => known !== null);
  return (
    <li className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-1.5 py-3 sm:grid-cols-[6rem_1fr_auto]">
      <span>
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {word}
        </Badge>
      </span>
      <span className="justify-self-end text-sm text-faint sm:order-last">
        <EventTime iso={event.createdAt} />
      </span>
      <div className="col-span-2 min-w-0 sm:col-span-1">
        <p className="font-label wrap-anywhere">{eventInWords(event)}</p>
        {place.length > 0 && (
          <p className="figures text-sm wrap-anywhere text-faint">{place.join(' · ')}</p>
        )}
      </div>
    </li>
  );
}
