import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { isProbable } from '@wrenchwise/rules/likelihood-words';
import { repairsOf, variantsText } from '@wrenchwise/rules/repairs';
import { Accordion } from '@wrenchwise/ui/accordion.tsx';
import { useState } from 'react';
import { Link } from 'react-router';

import { CauseExplanation } from '~/features/diagnoses/result/explanation/cause-explanation.tsx';
import { OtherExplanation } from '~/features/diagnoses/result/explanation/other-explanation.tsx';
import { SystemRanking } from '~/features/diagnoses/result/explanation/system-ranking.tsx';

import { AnswerSection } from './answer-section.tsx';
import { standsOut } from './stands-out.ts';
import { useBefore } from './use-before.ts';

/** Repairs whose bars are shown at first. */
const AT_FIRST = 4;

const NOT_SURE = t`Not sure yet. The next check says more than any guess.`;

/** How sure the first cause is in words that its share bears out: below a half, something else is likelier. */
const sureness = (confidence: string, first: number): string => {
  if (confidence === 'high') return t`Quite sure.`;
  if (confidence !== 'medium') return NOT_SURE;
  return isProbable(first)
    ? t`Probably, but there are others worth checking.`
    : t`One cause leads, but the others together are likelier. Check before you buy parts.`;
};

/** Every repair with its share and variants, and on opening what raised and lowered each of them. */
export function Likelihoods({ diagnosis }: { diagnosis: Diagnosis }) {
  const { causes, other, confidence, symptoms, systems } = diagnosis;
  const repairs = repairsOf(causes);
  const [isAll, setIsAll] = useState(false);
  // A single one more takes no more room than the button.
  const folded = isAll || repairs.length <= AT_FIRST + 1 ? 0 : repairs.length - AT_FIRST;
  const hasLeading = standsOut(diagnosis);
  const before = useBefore(diagnosis);
  const repairsBefore = before && repairsOf(before.causes);
  const shareBefore = (repairId: string): number | undefined =>
    repairsBefore && (repairsBefore.find(({ id }) => id === repairId)?.probability ?? 0);
  return (
    <AnswerSection question={t`How sure are you, and why?`}>
      <p>{hasLeading ? sureness(confidence, repairs[0]?.probability ?? 0) : NOT_SURE}</p>
      <p className="mt-0.5 mb-3 text-sm text-faint print:hidden">
        <Trans>
          Open a cause to see what raised and lowered it.{' '}
          <Link to="/how-accurate" prefetch="intent" className="text-link">
            How often is it right?
          </Link>
        </Trans>
      </p>
      <Accordion
        items={[
          ...repairs
            .slice(0, repairs.length - folded)
            .map(({ id, name, probability, leading, variants }, index) => ({
              id,
              title: (
                <ProbabilityBar
                  label={name}
                  detail={variantsText(variants)}
                  share={probability}
                  from={shareBefore(id)}
                  tone={index === 0 && hasLeading ? 'accent' : 'quiet'}
                />
              ),
              content:
                variants.length === 0 ? (
                  <CauseExplanation cause={leading} symptoms={symptoms} />
                ) : (
                  <div className="grid gap-6">
                    {variants.map(({ cause }) => (
                      <section key={cause.faultId}>
                        <p className="font-semibold">{cause.name}</p>
                        <CauseExplanation cause={cause} symptoms={symptoms} />
                      </section>
                    ))}
                  </div>
                ),
            })),
          {
            id: 'something-else',
            title: (
              <ProbabilityBar
                label={t`Something else`}
                share={other}
                from={before?.other}
                tone="other"
              />
            ),
            content: <OtherExplanation diagnosis={diagnosis} />,
          },
        ]}
      />
      {folded > 0 && (
        <button
          type="button"
          className="text-link mt-1 min-h-11 text-sm"
          onClick={() => setIsAll(true)}
        >{t`Show ${folded} less likely ones`}</button>
      )}
      <details className="text-sm">
        <summary className="cursor-pointer py-2 font-label text-soft">{t`Which system of the car it is likely to be`}</summary>
        <div className="pt-1 pb-2">
          <SystemRanking systems={systems} />
        </div>
      </details>
    </AnswerSection>
  );
}
