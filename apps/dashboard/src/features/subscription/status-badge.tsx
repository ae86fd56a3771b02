import { t } from '@lingui/core/macro';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import {
  type StatusColour,
  statusColour,
  type SubscriptionStatus,
} from '@wrenchwise/rules/subscription';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { CircleAlert, CircleCheck, CircleMinus, CircleX } from 'lucide-react';

const WORDS: Record<SubscriptionStatus, string> = {
  trialing: t`Trial`,
  active: t`Active`,
  past_due: t`Past due`,
  canceled: t`Cancelled`,
  incomplete: t`Incomplete`,
  incomplete_expired: t`Expired`,
  unpaid: 'Unpaid',
  paused: t`Paused`,
};

const LOOK: Record<StatusColour, { tone: BadgeTone; Icon: typeof CircleCheck }> = {
  green: { tone: 'low', Icon: CircleCheck },
  yellow: { tone: 'medium', Icon: CircleAlert },
  red: { tone: 'high', Icon: CircleX },
  grey: { tone: 'neutral', Icon: CircleMinus },
};

/** The status to show: none for somebody who never had a subscription. */
export const shownStatus = (
  { id, status }: Subscription,
  isFallback: boolean,
): SubscriptionStatus | null => (id === null && !isFallback ? null : status);

/** The subscription's state; 'Not Started' without one. */
export function StatusBadge({ status }: { status: SubscriptionStatus | null }) {
  const { tone, Icon } = LOOK[status === null ? 'grey' : statusColour(status)];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {status === null ? t`Not Started` : WORDS[status]}
    </Badge>
  );
}
