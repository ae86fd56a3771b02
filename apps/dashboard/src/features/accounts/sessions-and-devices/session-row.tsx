import { t } from '@lingui/core/macro';
import type { DeviceSession } from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CircleCheck, Globe, Monitor, Smartphone, Tablet } from 'lucide-react';

import { EventTime } from '../audit/event-time.tsx';

const ICONS = { desktop: Monitor, phone: Smartphone, tablet: Tablet, other: Globe } as const;

interface Props {
  session: DeviceSession;
  onEnd: () => void;
}

/** One browser that is signed in. The one that asks has Logout instead of a button here. */
export function SessionRow({ session, onEnd }: Props) {
  const Icon = ICONS[session.kind];
  return (
    <li className="flex items-center gap-3 py-3">
      <Icon aria-hidden className="size-5 shrink-0 text-faint" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-label wrap-anywhere">{session.device}</span>
          {session.current && (
            <Badge tone="low" icon={<CircleCheck aria-hidden />}>{t`This device`}</Badge>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-faint">
          <span className="figures">{session.address ?? t`Address unknown`}</span>
          {t` · signed in `}
          <EventTime iso={session.createdAt} inSentence />
        </p>
      </div>
      {!session.current && (
        <Button
          tone="secondary"
          size="sm"
          aria-label={t`Sign out ${session.device}`}
          onClick={onEnd}
        >{t`Sign out`}</Button>
      )}
    </li>
  );
}
