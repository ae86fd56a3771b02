import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { HelpIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { SupportRequestSummary } from '@wrenchwise/contract/endpoints/support';
import { Accordion } from '@wrenchwise/ui/accordion.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { PAGE_SIZE, supportRequestsQuery } from '~/features/support/support.queries.ts';
import { useDates } from '~/user-settings/user-settings.ts';
import { SUPPORT_TOPIC_WORDS } from '~/words/account-words.ts';

import { RequestBadge } from './request-badge.tsx';
import { RequestText } from './request-text.tsx';

const ANCHOR = 'requests';

/** One's own requests with their status. The answers themselves come by mail. */
export function RequestList() {
  const [page, setPage] = useState(1);
  const query = useQuery(supportRequestsQuery(page));
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    // Our mails lead here, and the page is not there yet when the browser looks for it.
    if (hash === `#${ANCHOR}` && query.isFetched) section.current?.scrollIntoView();
  }, [hash, query.isFetched]);
  return (
    <section ref={section} aria-labelledby={ANCHOR} className="min-w-0 scroll-mt-24">
      <h2 id={ANCHOR} className="mb-3 text-xl">{t`Your requests`}</h2>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load your requests`}
        loadingLabel={t`Loading your requests`}
        skeleton={<Skeleton className="h-32" />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            illustration={<HelpIllustration />}
            title={t`You have not asked us anything yet`}
            text={t`What you ask is listed here with its status. Our answer comes by e-mail.`}
          />
        }
      >
        {({ requests, total }) => (
          <>
            <Accordion
              level={3}
              items={requests.map((request) => ({
                id: request.id,
                title: <RequestHead request={request} />,
                content: <RequestText id={request.id} />,
              }))}
            />
            <Pagination page={page} pages={Math.ceil(total / PAGE_SIZE)} onPage={setPage} />
          </>
        )}
      </DataState>
    </section>
  );
}

function RequestHead({ request }: { request: SupportRequestSummary }) {
  const { longDate } = useDates();
  const { number, subject, topic, status, createdAt, updatedAt } = request;
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
      <span className="min-w-0">
        <span className="block wrap-anywhere">{subject}</span>
        <span className="figures mt-0.5 block text-sm font-normal text-faint">
          {number} · {SUPPORT_TOPIC_WORDS[topic]} · {longDate(createdAt)}
          {status !== 'open' && `, ${status} ${longDate(updatedAt)}`}
        </span>
      </span>
      <RequestBadge status={status} />
    </span>
  );
}
