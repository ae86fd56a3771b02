import { OpenProblems } from '~/features/diagnoses/list/open-problems.tsx';
import { RecentDiagnoses } from '~/features/diagnoses/list/recent-diagnoses.tsx';
import { DueSoon } from '~/features/maintenance/due-soon.tsx';
import { PlaceNotice } from '~/features/place/place-notice.tsx';
import { QuickActions } from '~/features/shell/quick-actions.tsx';
import { UpgradeBanner } from '~/features/subscription/upgrade-banner.tsx';
import { UsageSummary } from '~/features/subscription/usage-summary.tsx';

interface Props {
  /** What the cards of the cars say already, by id. */
  readonly said: { readonly problems: ReadonlySet<string>; readonly tasks: ReadonlySet<string> };
}

/** What the overview shows below the cars, most of it below the edge of the screen. */
export function BelowTheCars({ said }: Props) {
  return (
    <>
      <PlaceNotice />
      <OpenProblems except={said.problems} />
      <DueSoon except={said.tasks} />
      <RecentDiagnoses />
      <QuickActions />
      <UsageSummary />
      <UpgradeBanner />
    </>
  );
}
