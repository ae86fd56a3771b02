import { t } from '@lingui/core/macro';
import type { ComparedSide } from '@wrenchwise/rules/comparison';
import { Card } from '@wrenchwise/ui/card.tsx';

import { moveInWords } from '~/ui/moves-in-words.ts';

/** The answers of a diagnosis in their order, and what each of them moved when it was given. */
export function AnswerMoves({ title, side }: { title: string; side: ComparedSide }) {
  if (side.answers.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <ol className="mt-1 divide-y divide-line text-sm">
        {side.answers.map(({ question, answer, moved }) => (
          <li key={question} className="py-3 last:pb-0">
            <p className="text-faint">{question}</p>
            <p className="font-medium">{answer}</p>
            {moved !== null && (
              <p className="figures text-soft">
                {moved.length === 0
                  ? t`It moved nothing by as much as 1%.`
                  : moved.map(moveInWords).join(' ')}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
