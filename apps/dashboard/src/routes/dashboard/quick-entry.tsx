import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useSearchParams } from 'react-router';

import { QuickEntry } from '~/features/daily-entry/quick-entry.tsx';

export const meta = () =>
  pageMeta(t`Add to the log`, t`A fill-up, a charge, a reading, a cost or work done.`);

/** Where the shortcuts of the installed app lead: `?do=fuel`, and `&car=` for one of several. */
export default function QuickEntryPage() {
  const [asked] = useSearchParams();
  const [action, car] = [asked.get('do'), asked.get('car')];
  return (
    <>
      <PageHeader title={t`Add to the log`} lead={t`One tap and one number.`} />
      <QuickEntry key={`${action} ${car}`} asked={action} carId={car} />
    </>
  );
}
