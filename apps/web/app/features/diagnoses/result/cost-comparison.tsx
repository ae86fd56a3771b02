import type { Cause } from '@wrenchwise/domain/diagnosis';
import { House, Warehouse } from 'lucide-react';

import { formatMinutes } from '~/lib/duration.ts';
import { Card } from '~/ui/card.tsx';
import { CostRange } from '~/ui/cost-range.tsx';

import { AnswerSection } from './answer-section.tsx';

const DIFFICULTY: Record<Cause['diy'], string> = {
  easy: 'Easy at home with ordinary tools',
  moderate: 'Possible at home with some experience',
  hard: 'Hard: for practised hands with the right tools',
  workshop: 'A workshop job: it needs equipment few people own',
};

/** The repair's cost by oneself and at a garage, as ranges beside each other. */
export function CostComparison({ cause }: { cause: Cause }) {
  const { diy, professional } = cause.cost;
  const hours = { low: cause.labourHours.low * 60, high: cause.labourHours.high * 60 };
  return (
    <AnswerSection question="What will it cost, by me or by a garage?">
      <Card>
        <CostRange
          rows={[
            {
              id: 'diy',
              label: 'By yourself',
              note: `Parts only · ${formatMinutes(cause.repairMinutes)} of your time`,
              icon: <House aria-hidden />,
              range: diy,
            },
            {
              id: 'professional',
              label: 'At a garage',
              note: `Parts and ${formatMinutes(hours)} of labour`,
              icon: <Warehouse aria-hidden />,
              range: professional,
            },
          ]}
        />
        <p className="mt-4 border-t border-line pt-3 text-sm text-soft">
          <span className="font-[580] text-ink">{cause.repairTitle}.</span> {DIFFICULTY[cause.diy]}.
        </p>
      </Card>
    </AnswerSection>
  );
}
