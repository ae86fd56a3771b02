import { t } from '@lingui/core/macro';
import type { Severity } from '@wrenchwise/rules/diagnosis';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';

const LOOK = {
  low: { word: t`Low severity`, Icon: CircleCheck },
  medium: { word: t`Medium severity`, Icon: TriangleAlert },
  high: { word: t`High severity`, Icon: CircleAlert },
} as const;

/** How serious it is, in an icon and words as well as a colour. */
export function SeverityBadge({ severity }: { severity: Severity }) {
  const { word, Icon } = LOOK[severity];
  return (
    <Badge tone={severity} icon={<Icon aria-hidden />}>
      {word}
    </Badge>
  );
}
