import { t } from '@lingui/core/macro';
import {
  type DeviceSession,
  MAX_SESSIONS,
} from '@wrenchwise/contract/endpoints/accounts/sessions-and-devices';
import { Button } from '@wrenchwise/ui/button.tsx';
import { useState } from 'react';

import { focusCard, SecurityCard } from '../security-overview/security-card.tsx';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { SessionRow } from './session-row.tsx';

const CARD = 'sessions';

interface Props {
  sessions: readonly DeviceSession[];
  hasPassword: boolean;
}

/** The browsers that are signed in to this account, and the way to sign them out. */
export function SessionsCard({ sessions, hasPassword }: Props) {
  const [asked, setAsked] = useState<DeviceSession | 'others'>();
  const [done, setDone] = useState('');

  const ask = (what: DeviceSession | 'others') => {
    setDone('');
    setAsked(what);
  };
  const close = (text: string) => {
    setAsked(undefined);
    setDone(text);
    // The button that was pressed left with its row; after the dialog has given focus back.
    requestAnimationFrame(() => focusCard(CARD));
  };

  return (
    <SecurityCard
      id={CARD}
      title={t`Where you are signed in`}
      lead={t`Something here that you do not know? Sign it out, then change your password. You can be signed in ${MAX_SESSIONS} times at once: one more signs the oldest out.`}
    >
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {sessions.some(({ current }) => !current) && (
          <Button tone="secondary" onClick={() => ask('others')}>{t`Sign out all others`}</Button>
        )}
        <p role="status" className="text-sm text-soft empty:hidden">
          {done}
        </p>
      </div>
      {asked && (
        <EndSessionsDialog
          session={asked === 'others' ? undefined : asked}
          hasPassword={hasPassword}
          onDone={close}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SecurityCard>
  );
}
