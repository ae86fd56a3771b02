import { t } from '@lingui/core/macro';
import { ERRORS } from '@wrenchwise/contract/errors';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { useDates } from '~/user-settings/user-settings.ts';

const nextMonth = (): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
    .toISOString()
    .slice(0, 10);
};

/** Above the form once the month's diagnoses are used: the words are read and warned of all the same. */
export function QuotaReached({ used, limit }: { used: number; limit: number }) {
  const { longDay } = useDates();
  return (
    <Notice tone="medium" title={t`${used} of ${limit} diagnoses used this month`} className="mb-4">
      <p className="measure">{ERRORS['usage/diagnosis-limit'].message}</p>
      <p className="measure mt-1">{t`Describe the problem all the same: your words are read, you are warned of what is dangerous, and free guides are named. Your allowance starts again on ${longDay(nextMonth())}.`}</p>
    </Notice>
  );
}
