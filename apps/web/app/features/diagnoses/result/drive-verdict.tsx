import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';

import { cx } from '~/ui/class-names.ts';
import { VERDICTS } from '~/ui/drive-verdicts.ts';
import { SeverityBadge } from '~/ui/severity-badge.tsx';

import { AnswerSection } from './answer-section.tsx';

/** The first thing that a worried person wants to know. */
export function DriveVerdict({ diagnosis }: { diagnosis: Diagnosis }) {
  const { canDrive, severity, alerts } = diagnosis;
  // A safety rule may be the reason; its advice already stands at the head of the page.
  const isToldAbove = alerts.some(({ advice }) => canDrive.reason.includes(advice));
  const { words, box, text, Icon } = VERDICTS[canDrive.verdict];
  return (
    <AnswerSection question="Can I drive?">
      <div className={cx('flex gap-4 rounded-lg border p-5', box)}>
        <Icon aria-hidden className={cx('mt-0.5 size-8 shrink-0', text)} strokeWidth={1.75} />
        <div className="min-w-0">
          <p className={cx('text-xl font-[640] tracking-[-0.014em]', text)}>{words}</p>
          <p className="mt-1">
            {isToldAbove ? 'See the warning at the top of this page.' : canDrive.reason}
          </p>
          <p className="mt-3">
            <SeverityBadge severity={severity} />
          </p>
        </div>
      </div>
    </AnswerSection>
  );
}
