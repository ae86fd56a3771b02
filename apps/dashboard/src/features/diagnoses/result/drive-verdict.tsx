import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { SeverityBadge } from '@wrenchwise/car-ui/severity-badge.tsx';
import type { SafetyAlert } from '@wrenchwise/domain/diagnosis';
import { alertOrigin, driveAnswer } from '@wrenchwise/domain/drive-answer';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { OctagonAlert } from 'lucide-react';

import { AnswerSection } from './answer-section.tsx';

/**
 * The first thing that a worried owner wants to know, in one box: whether to drive, why, and
 * every other danger. It stands above the tabs, so that each of them is read with it.
 */
export function DriveVerdict({ diagnosis }: { diagnosis: Diagnosis }) {
  const { verdict, words, about, reason, alert, others } = driveAnswer(diagnosis);
  const { box, text, Icon } = VERDICTS[verdict];
  const isDanger = verdict === 'no';
  const Mark = isDanger ? OctagonAlert : Icon;
  return (
    <AnswerSection question="Can I drive?" className="mb-6">
      <div
        className={cx(
          'rounded-lg border px-5',
          isDanger ? 'border-high-solid bg-high-solid text-on-solid' : box,
        )}
      >
        <div className="flex gap-4 py-5">
          <Mark
            aria-hidden
            className={cx('mt-0.5 size-8 shrink-0', !isDanger && text)}
            strokeWidth={1.75}
          />
          <div className="measure min-w-0">
            <p className={cx('text-xl font-bold tracking-[-0.014em]', !isDanger && text)}>
              {words}
            </p>
            {about !== undefined && <h3 className="mt-1 text-base">{about}</h3>}
            <p className="mt-1">{reason}</p>
            {alert && <Origin alert={alert} />}
            {!isDanger && (
              <p className="mt-3">
                <SeverityBadge severity={diagnosis.severity} />
              </p>
            )}
          </div>
        </div>
        {others.map((other) => (
          <div
            key={other.id}
            className={cx('border-t py-4 pl-12', isDanger ? 'border-on-solid/30' : 'border-line')}
          >
            <h3 className="text-base">{other.title}</h3>
            <p className="measure mt-1">{other.advice}</p>
            <Origin alert={other} />
          </div>
        ))}
      </div>
    </AnswerSection>
  );
}

function Origin({ alert }: { alert: SafetyAlert }) {
  const origin = alertOrigin(alert);
  return origin === undefined ? null : <p className="mt-1.5 text-sm wrap-anywhere">{origin}</p>;
}
