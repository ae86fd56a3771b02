import { t } from '@lingui/core/macro';
import type { SupportStatus } from '@wrenchwise/rules/support';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { CircleCheck, CircleMinus, Clock } from 'lucide-react';

const LOOK = {
  open: { word: t({ message: 'Open', context: 'state' }), tone: 'accent', Icon: Clock },
  answered: { word: t`Answered`, tone: 'low', Icon: CircleCheck },
  closed: { word: t`Closed`, tone: 'neutral', Icon: CircleMinus },
} as const;

/** The state of a request. */
export function RequestBadge({ status }: { status: SupportStatus }) {
  const { word, tone, Icon } = LOOK[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {word}
    </Badge>
  );
}
