import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useOutletContext, useSearchParams } from 'react-router';

import { OpenProblem } from '~/features/diagnoses/list/open-problem.tsx';
import { RecentDiagnoses } from '~/features/diagnoses/list/recent-diagnoses.tsx';
import { QuickActions } from '~/features/shell/quick-actions.tsx';
import { UpgradeBanner } from '~/features/subscription/upgrade-banner.tsx';
import { UsageSummary } from '~/features/subscription/usage-summary.tsx';

import type { DashboardContext } from './layout.tsx';

export const meta = () => pageMeta('Overview', 'Your recent diagnoses, quick actions and usage.');

export default function Overview() {
  const { user } = useOutletContext<DashboardContext>();
  const [params] = useSearchParams();
  const firstName = user.name.trim().split(/\s+/)[0];
  return (
    <>
      <PageHeader
        title={firstName ? `Welcome, ${firstName}` : 'Welcome'}
        lead="What is your car up to today?"
      />
      {params.has('verified') && (
        <Notice
          tone="low"
          role="status"
          className="mb-6"
          title="Your e-mail address is verified."
        />
      )}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-8">
        <div className="grid min-w-0 content-start gap-8">
          <OpenProblem />
          <QuickActions />
          <RecentDiagnoses />
        </div>
        <div className="grid content-start gap-6">
          <UsageSummary />
        </div>
      </div>
      <div className="mt-8">
        <UpgradeBanner />
      </div>
    </>
  );
}
