import type { EvidenceNote } from '@wrenchwise/domain/diagnosis';
import { lowerFirst } from '@wrenchwise/domain/lower-first';

/** What somebody said, found or drives: what a model made of the whole text explains nothing here. */
const PLAIN: ReadonlySet<EvidenceNote['source']> = new Set(['words', 'code', 'answer', 'vehicle']);

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
      .filter((note) => note.effect === effect && PLAIN.has(note.source))
      .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .slice(0, MOST)
      .map(lineOf),
  ),
];
