import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';

import { CheckPage } from '~/features/check/check-page.tsx';

export const meta = () =>
  pageMeta(t`Check a quote or a claim`, t`What a workshop wrote, set beside what is usual.`);

export default function Check() {
  return (
    <>
      <PageHeader
        title={t`Check a quote or a claim`}
        lead={t`Set what a workshop wrote beside what is usual for your car and your place. Our figures are estimates: use them to know what to ask.`}
      />
      <CheckPage />
    </>
  );
}
