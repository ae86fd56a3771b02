import { useQuery } from '@tanstack/react-query';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useOutletContext, useSearchParams } from 'react-router';

import { openProblemsQuery, recentDiagnosesQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { OpenProblems } from '~/features/diagnoses/list/open-problems.tsx';
import { RecentDiagnoses } from '~/features/diagnoses/list/recent-diagnoses.tsx';
import { DueSoon } from '~/features/maintenance/due-soon.tsx';
import { nextTasksQuery } from '~/features/maintenance/maintenance.queries.ts';
import { PlaceNotice } from '~/features/place/place-notice.tsx';
import { QuickActions } from '~/features/shell/quick-actions.tsx';
import { UpgradeBanner } from '~/features/subscription/upgrade-banner.tsx';
import { UsageSummary } from '~/features/subscription/usage-summary.tsx';

import type { DashboardContext } from './layout.tsx';

export const meta = () =>
  pageMeta('Overview', 'Your open problems, what is due soon, recent diagnoses and usage.');

export default function Overview() {
  const { user } = useOutletContext<DashboardContext>();
  const [params] = useSearchParams();
  const recent = useQuery(recentDiagnosesQuery());
  const tasks = useQuery(nextTasksQuery());
  const open = useQuery(openProblemsQuery());
  const isKnown = recent.isFetched && tasks.isFetched && open.isFetched;
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
      <PlaceNotice className="mb-6 max-w-4xl" />
      {!isKnown && <Unknown />}
      <Known isHidden={!isKnown} />
    </>
  );
}

/**
 * Comes at once, so that nothing moves down when one of its parts is read later than another. Its parts
 * are there from the beginning: one that could not be read is not asked for a second time.
 */
function Known({ isHidden }: { isHidden: boolean }) {
  return (
    <div hidden={isHidden} className={cx('max-w-4xl content-start gap-8', !isHidden && 'grid')}>
      <OpenProblems />
      <DueSoon />
      <QuickActions />
      <RecentDiagnoses />
      <UsageSummary />
      <UpgradeBanner />
    </div>
  );
}

function Unknown() {
  return (
    <div role="status" className="grid max-w-4xl gap-8">
      <span className="sr-only">Loading your overview</span>
      <Skeleton className="h-48 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-64 rounded-lg" />
    </div>
  );
}
