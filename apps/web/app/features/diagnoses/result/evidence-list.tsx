import type { Cause, EvidenceNote } from '@wrenchwise/domain/diagnosis';
import { Minus, Plus } from 'lucide-react';

import { cx } from '~/ui/class-names.ts';

const STRENGTH = [
  { above: 2, word: 'strongly' },
  { above: 0.7, word: 'clearly' },
  { above: 0, word: 'slightly' },
] as const;

const strengthOf = (weight: number): string =>
  STRENGTH.find(({ above }) => Math.abs(weight) > above)?.word ?? 'slightly';

const SPOKEN: Record<EvidenceNote['source'], boolean> = {
  words: true,
  'language-model': true,
  code: false,
  answer: false,
  vehicle: false,
};

/** What speaks for a cause and what against, in the person's own words where they are. */
export function EvidenceList({ cause }: { cause: Cause }) {
  if (cause.evidence.length === 0) {
    return (
      <p className="text-sm">Nothing you said speaks for or against it; it is simply common.</p>
    );
  }
  return (
    <ul className="grid gap-2.5 text-sm">
      {cause.evidence.map((note) => {
        const isFor = note.effect === 'for';
        const Icon = isFor ? Plus : Minus;
        return (
          <li key={`${note.source}:${note.text}:${note.meaning}`} className="flex gap-2.5">
            <span
              className={cx(
                'mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full border',
                isFor
                  ? 'border-low-line bg-low-soft text-low'
                  : 'border-high-line bg-high-soft text-high',
              )}
            >
              <Icon aria-hidden className="size-3.5" strokeWidth={2.5} />
              <span className="sr-only">{isFor ? 'For:' : 'Against:'}</span>
            </span>
            <span className="min-w-0">
              <span className="font-medium text-ink">
                {SPOKEN[note.source] ? `“${note.text}”` : note.text}
              </span>{' '}
              <span>
                speaks {strengthOf(note.weight)} {isFor ? 'for it' : 'against it'}
                {note.meaning !== note.text && ` (${note.meaning.toLowerCase()})`}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
