import type { Evidence } from '../evidence/read-report.ts';
import type { FaultReading } from '../model/fault-model.ts';
import type { OwnersReading } from '../model/owners-model.ts';
import type { TextLikeness } from './fault-texts.ts';
import { POOLING } from './pooling.ts';
import type { Contribution } from './weighing.ts';

/** Log-odds per point of BM25 between a report and a fault's text, and their maximum. */
export const LIKENESS = 0.11;
const MAX_LIKENESS = 1.6;

/** What stands for a text where no word of it can be quoted. */
export const WHOLE_DESCRIPTION = 'Your description as a whole';

/** What the words say of each fault beyond the symptoms that are read in them. */
export interface WordsAsAWhole {
  readonly likeness: TextLikeness;
  readonly faults: FaultReading;
  readonly owners: OwnersReading | undefined;
}

const likenessWeight = ({ likeness }: WordsAsAWhole, at: number): number =>
  Math.min(MAX_LIKENESS, LIKENESS * Math.max(0, (likeness.scores[at] ?? 0) - likeness.mean));

const modelWeight = ({ faults }: WordsAsAWhole, at: number): number =>
  POOLING.faultModel * (faults.weights[at] ?? 0);

const ownersWeight = ({ owners }: WordsAsAWhole, at: number): number =>
  POOLING.withOwners.model * (owners?.weights[at] ?? 0) +
  POOLING.withOwners.nearness * (owners?.nearness[at] ?? 0);

/** The log-likelihood of a fault, by catalogue index. */
export const wordsWeight = (words: WordsAsAWhole, at: number): number =>
  likenessWeight(words, at) + modelWeight(words, at) + ownersWeight(words, at);

/** The same as contributions, each with the word that speaks most for the fault. */
export const wordsContributions = (
  { text, reading: { units } }: Evidence,
  words: WordsAsAWhole,
  at: number,
): Contribution[] => {
  const like = units[words.likeness.loudest[at] ?? -1];
  const token = words.faults.loudest(at);
  const said = units.find((unit) => unit.token === token);
  return [
    ...(like === undefined
      ? []
      : [
          {
            key: 'likeness',
            text: text.slice(like.start, like.end),
            source: 'words' as const,
            meaning: 'The words are like the description of this fault',
            weight: likenessWeight(words, at),
          },
        ]),
    {
      key: 'fault-model',
      text: said === undefined ? WHOLE_DESCRIPTION : text.slice(said.start, said.end),
      source: 'words' as const,
      meaning:
        modelWeight(words, at) > 0
          ? 'Owners of cars with this fault describe it like this'
          : 'Owners of cars with this fault seldom describe it like this',
      weight: modelWeight(words, at),
    },
    ...(words.owners === undefined
      ? []
      : [
          {
            key: 'owners-model',
            text: WHOLE_DESCRIPTION,
            source: 'words' as const,
            meaning:
              ownersWeight(words, at) > 0
                ? 'Owners who asked in these words had this fault more often than others'
                : 'Owners who asked in these words had this fault less often than others',
            weight: ownersWeight(words, at),
          },
        ]),
  ];
};
