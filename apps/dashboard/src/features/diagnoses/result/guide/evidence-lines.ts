import type { EvidenceNote } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

/** What somebody said, found or drives: what a model made of the whole text explains nothing here. */
const PLAIN: ReadonlySet<EvidenceNote['source']> = new Set(['words', 'code', 'answer', 'vehicle']);

/** How a comparison of the text as a whole is put: its one word, 'front', is no sign. */
const OF_THE_WHOLE = /^(?:the words are like|owners of cars with this fault)/i;

const isPlain = ({ source, meaning }: EvidenceNote): boolean =>
  PLAIN.has(source) && !OF_THE_WHOLE.test(meaning);

const MOST = 5;

const lineOf = ({ text, meaning, source }: EvidenceNote): string => {
  if (source === 'vehicle' || text.includes(meaning)) return source === 'vehicle' ? meaning : text;
  return source === 'words' ? `“${text.trim()}”: ${lowerFirst(meaning)}` : `${text}: ${meaning}`;
};

/** What speaks for a fault or against it, the strongest first, each in a line. */
export const evidenceLines = (
  evidence: readonly EvidenceNote[],
  effect: EvidenceNote['effect'],
): readonly string[] => [
  ...new Set(
    evidence
      .filter((note) => note.effect === effect && isPlain(note))
      .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .slice(0, MOST)
      .map(lineOf),
  ),
];
