import { t } from '@lingui/core/macro';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { SeverityBadge } from '@wrenchwise/car-ui/severity-badge.tsx';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { SafetyAlert } from '@wrenchwise/rules/diagnosis';
import { alertOrigin, driveAnswer } from '@wrenchwise/rules/drive-answer';
import { shownSeverity } from '@wrenchwise/rules/leading-cause';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { OctagonAlert } from 'lucide-react';

import { AnswerSection } from '~/features/diagnoses/result/answer-section.tsx';

/**
 * The first thing that a worried owner wants to know, in one box: whether to drive, why, and every
 * other danger.
 */
export function DriveVerdict({ diagnosis }: { diagnosis: Diagnosis }) {
  const { verdict, about, reason, alert, others } = driveAnswer(diagnosis);
  const severity = shownSeverity(diagnosis);
  const { words, box, text, Icon } = VERDICTS[verdict];
  const isDanger = verdict === 'no';
  const Mark = isDanger ? OctagonAlert : Icon;
  return (
    <AnswerSection question={t`Can I drive?`}>
      <div
        className={cx(
          'rounded-lg border px-4 text-sm sm:px-5 sm:text-base',
          isDanger ? 'border-high-solid bg-high-solid text-on-solid' : box,
        )}
      >
        <div className="py-3.5 sm:py-5">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:gap-x-3">
            <Mark
              aria-hidden
              className={cx('size-7 shrink-0', !isDanger && text)}
              strokeWidth={1.75}
            />
            <p
              className={cx('text-lg font-bold sm:text-xl tracking-[-0.014em]', !isDanger && text)}
            >
              {words}
            </p>
            {!isDanger && severity !== null && (
              // On a phone the verdict's own mark is icon enough, and both stand on one line.
              <p className="ml-auto max-sm:[&_svg]:hidden">
                <SeverityBadge severity={severity} />
              </p>
            )}
          </div>
          {about !== undefined && <h3 className="mt-1.5 text-base">{about}</h3>}
          <p className="measure mt-0.5">{reason}</p>
          {alert && <Origin alert={alert} />}
        </div>
        {others.map((other) => (
          <div
            key={other.id}
            className={cx('border-t py-3.5', isDanger ? 'border-on-solid/30' : 'border-line')}
          >
            <h3 className="text-base">{other.title}</h3>
            <p className="measure mt-0.5">{other.advice}</p>
            <Origin alert={other} />
          </div>
        ))}
      </div>
    </AnswerSection>
  );
}

function Origin({ alert }: { alert: SafetyAlert }) {
  const origin = alertOrigin(alert);
  return origin === undefined ? null : (
    <p className="measure mt-1.5 text-sm wrap-anywhere">{origin}</p>
  );
}
