import type { DeviceSession } from '@wrenchwise/domain/endpoints/security';
import { useState } from 'react';

import { presentError } from '~/lib/present-error.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

import { focusCard, SecurityCard } from '../security-card.tsx';
import { SessionRow } from './session-row.tsx';
import { useEndOtherSessions, useEndSession } from './sessions.queries.ts';

const CARD = 'sessions';

/** The browsers that are signed in to this account, and the way to sign them out. */
export function SessionsCard({ sessions }: { sessions: readonly DeviceSession[] }) {
  const [done, setDone] = useState('');
  const endOne = useEndSession();
  const endOthers = useEndOtherSessions();
  const error = endOne.error ?? endOthers.error;

  // The button that was pressed leaves with its row.
  const after = (text: string) => {
    setDone(text);
    focusCard(CARD);
  };
  const undone = () => setDone('');
  const signOut = (session: DeviceSession) => {
    after(`${session.device} was signed out.`);
    endOthers.reset();
    endOne.mutate(session, { onError: undone });
  };
  const signOutOthers = () => {
    after('All other browsers were signed out.');
    endOne.reset();
    endOthers.mutate(undefined, { onError: undone });
  };

  return (
    <SecurityCard
      id={CARD}
      title="Where you are signed in"
      lead="Something here that you do not know? Sign it out, then change your password."
    >
      {error && (
        <Notice
          tone="high"
          role="alert"
          className="mb-4"
          title="It could not be signed out and is still on the list."
        >
          {presentError(error).message}
        </Notice>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => signOut(session)} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        {sessions.some(({ current }) => !current) && (
          <Button tone="secondary" onClick={signOutOthers}>
            Sign out all others
          </Button>
        )}
        <p role="status" className="text-sm text-soft empty:hidden">
          {done}
        </p>
      </div>
    </SecurityCard>
  );
}
