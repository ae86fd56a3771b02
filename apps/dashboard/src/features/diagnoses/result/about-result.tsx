import { t } from '@lingui/core/macro';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Link } from 'react-router';

import { FoldedSection } from './folded-section.tsx';

/** Who had a part in it. Whatever others add, the engine weighs. */
const madeBy = ({ source, modelEvidence }: Diagnosis): string => {
  const parts = [
    ...(source === 'webhook' ? [t`words of an outside service`] : []),
    ...(modelEvidence && modelEvidence.readings.length > 0
      ? [t`a language model’s reading of your words`]
      : []),
    ...(modelEvidence && modelEvidence.opinions.length > 0
      ? [t`a second look by a language model`]
      : []),
  ];
  return parts.length === 0 ? t`Our engine` : t`Our engine, with ${parts.join(' and ')}`;
};

/** By what this result can be found again and repeated, and how far it can be trusted. */
export function AboutResult({ diagnosis }: { diagnosis: Diagnosis }) {
  return (
    <FoldedSection
      question={t`About this result`}
      gist={t`Worked out from what you wrote; we measured nothing on the car`}
    >
      <div className="text-sm text-soft">
        <p>
          <Link to="/how-accurate" className="text-link">{t`How accurate is it?`}</Link>
        </p>
        <dl className="figures mt-2 flex flex-wrap gap-x-6 gap-y-1">
          <div className="flex gap-2">
            <dt>{t`Knowledge edition`}</dt>
            <dd className="text-soft">{diagnosis.knowledgeVersion}</dd>
          </div>
          <div className="flex gap-2">
            <dt>{t`Made by`}</dt>
            <dd className="text-soft">{madeBy(diagnosis)}</dd>
          </div>
        </dl>
        <p className="measure mt-1">{t`The same words, car and answers give this same result again.`}</p>
      </div>
    </FoldedSection>
  );
}
