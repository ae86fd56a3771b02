import { t } from '@lingui/core/macro';
import { paymentsAreOff } from '@wrenchwise/client/installation.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useOutletContext } from 'react-router';

import { useSubscription } from '~/features/subscription/use-subscription.ts';
import { HelpArticles } from '~/features/support/articles/help-articles.tsx';
import { OtherWays } from '~/features/support/other-ways.tsx';
import { AskSupport } from '~/features/support/request/ask-support.tsx';
import { RequestList } from '~/features/support/requests/request-list.tsx';

import type { DashboardContext } from './layout.tsx';

export const meta = () =>
  pageMeta(t`Help & support`, t`Search the help, or ask the support team and see how far it is.`);

export default function Support() {
  const { user } = useOutletContext<DashboardContext>();
  const { subscription, isFallback } = useSubscription();
  return (
    <>
      <PageHeader
        title={t`Help & Support`}
        lead={t`Most questions are answered here at once. For the others there are people.`}
      />
      <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
        <HelpArticles />
        <div className="grid min-w-0 gap-8 xl:row-span-2">
          <AskSupport
            email={user.email}
            planId={isFallback || paymentsAreOff() ? undefined : subscription?.tier}
          />
          <OtherWays />
        </div>
        <RequestList />
      </div>
    </>
  );
}
