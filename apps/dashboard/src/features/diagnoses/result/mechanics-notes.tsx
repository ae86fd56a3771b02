import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { numbered } from '@wrenchwise/ui/numbered.ts';

import { AnswerSection } from './answer-section.tsx';

/** What a mechanic would add: advice, what such cars are known for, and how it was reasoned. */
export function MechanicsNotes({ diagnosis }: { diagnosis: Diagnosis }) {
  const notes = [
    { title: 'Recommendations', lines: diagnosis.recommendations },
    { title: 'Common failure patterns', lines: diagnosis.common_failure_patterns },
    { title: 'How it was reasoned', lines: diagnosis.rationale },
  ].filter(({ lines }) => lines.length > 0);
  if (notes.length === 0) return null;
  return (
    <AnswerSection question="What a mechanic would add">
      <div className="divide-y divide-line border-y border-line">
        {notes.map(({ title, lines }) => (
          <details key={title}>
            <summary className="cursor-pointer py-3 font-label">{title}</summary>
            <ul className="measure grid list-disc gap-1.5 pb-4 pl-5 text-soft marker:text-faint">
              {numbered(lines).map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </AnswerSection>
  );
}
