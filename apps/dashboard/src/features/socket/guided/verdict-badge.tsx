import type { RECORDED_VERDICTS } from '@wrenchwise/rules/garage/recordings';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react';

import { VERDICT_WORDS } from './test-titles.ts';

type Verdict = (typeof RECORDED_VERDICTS)[number];

const LOOKS = {
  'as it should be': { tone: 'low', Icon: CircleCheck },
  'not as it should be': { tone: 'high', Icon: TriangleAlert },
  'cannot say': { tone: 'neutral', Icon: CircleHelp },
} as const;

/** What a guided test found, in a word. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { tone, Icon } = LOOKS[verdict];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {VERDICT_WORDS[verdict]}
    </Badge>
  );
}
