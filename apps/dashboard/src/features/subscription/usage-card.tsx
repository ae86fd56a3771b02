import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paymentsAreOff } from '@wrenchwise/client/installation.ts';
import type { Metered, Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { isAvailable } from '@wrenchwise/rules/capabilities';
import { planAllows } from '@wrenchwise/rules/plans';
import { Card } from '@wrenchwise/ui/card.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { UsageBar } from '@wrenchwise/ui/usage-bar.tsx';

import { sizeText } from '~/files/size-text.ts';

import { usageQuery } from './usage.queries.ts';

interface Props {
  subscription: Subscription;
  isFallback: boolean;
}

const isSpent = ({ used, limit }: Metered): boolean => limit !== null && used >= limit;

/** What of the plan's allowances is used, and the way to more where one is used up. */
export function UsageCard({ subscription, isFallback }: Props) {
  return (
    <Card>
      <h2 className="text-xl">{t`This month`}</h2>
      {isFallback ? (
        <p className="mt-3 text-soft">
          <Trans>
            Your usage could not be loaded just now.
            {!paymentsAreOff() && t` Nothing about your plan has changed.`}
          </Trans>
        </p>
      ) : (
        <Bars subscription={subscription} />
      )}
    </Card>
  );
}

function Bars({ subscription: { usage, limits, tier } }: { subscription: Subscription }) {
  // Calls and storage are read apart; without them the rest remains.
  const { data } = useQuery(usageQuery());
  const diagnoses = { used: usage.diagnoses, limit: limits.diagnoses };
  const repairGuides = { used: usage.repairGuides, limit: limits.repairGuides };
  const callsCount = isAvailable('api-access') && planAllows(tier, 'api_access');
  const calls = callsCount ? data?.apiCalls : undefined;
  const storage = data?.storage;
  const all = [diagnoses, repairGuides, calls, storage];
  return (
    <div className="mt-5 grid gap-6">
      <UsageBar label={t`Diagnoses`} {...diagnoses} />
      <UsageBar label={t`Repair guides`} {...repairGuides} />
      {calls && <UsageBar label={t`API calls`} {...calls} />}
      {storage && (
        <UsageBar label={t`Storage`} {...storage} inWords={sizeText} period={t`in all`} />
      )}
      {all.some((metered) => metered && isSpent(metered)) && (
        <LinkButton
          to="/pricing"
          size="sm"
          className="justify-self-start"
        >{t`Upgrade for more`}</LinkButton>
      )}
      <p className="text-sm text-faint">
        {paymentsAreOff()
          ? t`Counted by the calendar month (UTC), without a limit; storage is what your files take now.`
          : t`Allowances start again on the first day of each month (UTC); storage is what your files take now. Opening a guide that you have already opened costs nothing.`}
      </p>
    </div>
  );
}
