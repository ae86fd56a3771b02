import { t } from '@lingui/core/macro';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { Button } from '@wrenchwise/ui/button.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';

import { useGuideProgress } from '~/features/diagnoses/use-guide-progress.ts';
import { isDeviceId } from '~/offline/device-id.ts';

interface Props {
  diagnosisId: string;
  guide: StepGuide;
}

/** The steps of an opened guide to tick off, on every device of the user. */
export function GuideSteps({ diagnosisId, guide }: Props) {
  const { done, isWaiting, set } = useGuideProgress(diagnosisId, guide);
  const steps = guide.guide.step_by_step_instructions;
  return (
    <>
      <ol className="mt-2 grid gap-3">
        {numbered(steps).map(({ key, number, text }) => (
          <li key={key}>
            <label className="flex gap-3 rounded-md border border-line bg-surface p-4 transition-colors has-checked:border-low-line has-checked:bg-low-soft">
              <input
                type="checkbox"
                aria-label={t`Step ${number} done`}
                className="mt-0.5 size-5 shrink-0 accent-[var(--accent)]"
                checked={done.has(number)}
                onChange={(event) => set(new Map([[number, event.target.checked]]))}
              />
              <span
                aria-hidden
                className="figures w-6 shrink-0 text-right font-bold text-accent-text"
              >
                {number}
              </span>
              <span className="measure min-w-0 wrap-anywhere">{text}</span>
            </label>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-2 text-sm text-soft">
        {done.size > 0 && (
          <>
            <span className="figures" role="status">
              {t`${done.size} of ${steps.length} done${
                isWaiting || isDeviceId(guide.id)
                  ? t`, stored on this device until there is a connection again.`
                  : t`, saved with your account.`
              }`}
            </span>
            <Button
              tone="ghost"
              size="sm"
              onClick={() => set(new Map([...done].map((step) => [step, false])))}
            >{t`Clear ticks`}</Button>
          </>
        )}
      </div>
    </>
  );
}
