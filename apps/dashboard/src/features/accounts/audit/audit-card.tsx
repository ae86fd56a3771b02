import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { useState } from 'react';

import { focusCard, SecurityCard } from '../security-overview/security-card.tsx';
import { AuditRow } from './audit-row.tsx';
import { AuditSkeleton } from './audit-skeleton.tsx';
import { AuditSwitch } from './audit-switch.tsx';
import { AUDIT_PAGE_SIZE, auditQuery, type AuditShow } from './audit.queries.ts';

const CARD = 'security-events';

/** What happened to the account, newest first. */
export function AuditCard() {
  const [show, setShow] = useState<AuditShow>('security');
  const [page, setPage] = useState(1);
  const query = useQuery(auditQuery({ page, show }));

  const goTo = (next: number) => {
    setPage(next);
    document.getElementById(CARD)?.scrollIntoView();
    focusCard(CARD);
  };

  return (
    <SecurityCard
      id={CARD}
      title={t`Security events`}
      lead={t`What happened to your account, newest first.`}
      aside={
        <AuditSwitch
          value={show}
          onChange={(next) => {
            setShow(next);
            setPage(1);
          }}
        />
      }
    >
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load your security events`}
        loadingLabel={t`Loading your security events`}
        skeleton={<AuditSkeleton />}
        isEmpty={({ events }) => events.length === 0}
        empty={
          <p className="text-soft">{t`Nothing has happened yet. Log-ins, changes of your password and the like are listed here.`}</p>
        }
      >
        {({ events, total }) => (
          <div
            className={cx(
              'transition-opacity duration-150',
              query.isPlaceholderData && 'opacity-60',
            )}
          >
            <ul className="divide-y divide-line border-y border-line">
              {events.map((event) => (
                <AuditRow key={event.id} event={event} />
              ))}
            </ul>
            <Pagination page={page} pages={Math.ceil(total / AUDIT_PAGE_SIZE)} onPage={goTo} />
          </div>
        )}
      </DataState>
    </SecurityCard>
  );
}
