import { t } from '@lingui/core/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';

/** Why a share is withheld for what is not on the list. */
export function OtherExplanation({ diagnosis }: { diagnosis: Diagnosis }) {
  const { other, causes, findings, answers, nextQuestion } = diagnosis;
  return (
    <div className="grid gap-2 text-sm">
      <h4 className="text-base text-ink">{t`Why ${formatPercent(other)}?`}</h4>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-faint">
        <li>
          {causes.length > 0
            ? t`Only the ${causes.length} likeliest causes are named. Every other cause that the engine knows is in here, each less likely than these.`
            : t`No cause stood out enough to be named.`}
        </li>
        <li>{t`Some faults are in no list at all. They look like the known ones, so a part of what speaks for those is kept for them.`}</li>
        {findings.length < 2 && answers.length === 0 && (
          <li>{t`There is little to go by yet. The more you tell, the smaller this share becomes.`}</li>
        )}
        {nextQuestion && <li>{t`Each question that you answer moves it, up or down.`}</li>}
      </ul>
    </div>
  );
}
