import type { Cause, EvidenceNote } from '@wrenchwise/domain/diagnosis';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

import { lowerFirst } from '~/lib/lower-first.ts';
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

// So many signs can be weighed at a glance; the rest is there for whoever wants it.
const AT_FIRST = 5;

/** What speaks for a cause and what against, the strongest first, in the person's own words where they are. */
export function EvidenceList({ cause }: { cause: Cause }) {
  const [showAll, setShowAll] = useState(false);
  if (cause.evidence.length === 0) {
    return (
      <p className="text-sm">Nothing you said speaks for or against it; it is simply common.</p>
    );
  }
  const notes = cause.evidence.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const weaker = notes.length - AT_FIRST;
  const strongest = notes.slice(0, AT_FIRST);
  const against = notes.find(({ effect }) => effect === 'against');
  // What speaks against it is never folded away whole.
  if (against && !strongest.includes(against)) strongest[AT_FIRST - 1] = against;
  const isFolded = weaker > 1 && !showAll;
  return (
    <>
      <ul className="grid gap-2.5 text-sm">
        {(isFolded ? strongest : notes).map((note) => (
          <Note key={`${note.source}:${note.text}:${note.meaning}`} note={note} />
        ))}
      </ul>
      {isFolded && (
        <button
          type="button"
          className="text-link mt-2 min-h-8 text-sm"
          onClick={() => setShowAll(true)}
        >
          Show {weaker} weaker signs
        </button>
      )}
    </>
  );
}

function Note({ note }: { note: EvidenceNote }) {
  const isFor = note.effect === 'for';
  const Icon = isFor ? Plus : Minus;
  return (
    <li className="flex gap-2.5">
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
          {note.meaning !== note.text && ` (${lowerFirst(note.meaning)})`}
        </span>
      </span>
    </li>
  );
}
