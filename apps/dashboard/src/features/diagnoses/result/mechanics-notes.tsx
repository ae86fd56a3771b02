import { t } from '@lingui/core/macro';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { numbered } from '@wrenchwise/ui/numbered.ts';

import { FoldedSection } from './folded-section.tsx';

/** What a mechanic would add: advice, what such cars are known for, and how it was reasoned. */
export function MechanicsNotes({ diagnosis }: { diagnosis: Diagnosis }) {
  const notes = [
    { title: t`Recommendations`, lines: diagnosis.recommendations },
    { title: t`Common failure patterns`, lines: diagnosis.common_failure_patterns },
    { title: t`How it was reasoned`, lines: diagnosis.rationale },
  ].filter(({ lines }) => lines.length > 0);
  if (notes.length === 0) return null;
  return (
    <FoldedSection
      question={t`What a mechanic would add`}
      gist={notes.map(({ title }, at) => (at === 0 ? title : lowerFirst(title))).join(', ')}
    >
      <div className="grid gap-5">
        {notes.map(({ title, lines }) => (
          <div key={title}>
            <h3 className="mb-1.5 text-base">{title}</h3>
            <ul className="measure grid list-disc gap-1.5 pl-5 text-soft marker:text-faint">
              {numbered(lines).map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </FoldedSection>
  );
}
