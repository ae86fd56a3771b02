import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import { writeResult } from './scores/results.ts';
import { dataFolder, readComplaints, trainingComplaints } from './texts/complaints.ts';
import {
  type ComplaintWithCause,
  type FaultScore,
  readKnownCauses,
  scoreFaults,
} from './texts/known-causes.ts';
import { nearDuplicates } from './texts/near-duplicates.ts';
import { reportPublicQuestions } from './texts/public-questions.ts';

const isMain = process.argv[1] === import.meta.filename;

const words = ({
  rows,
  first,
  amongThree,
  amongFive,
  systemRight,
  calibrationError,
}: FaultScore): string =>
  `first ${first}, among three ${amongThree}, among five ${amongFive}, system ${systemRight}, calibration error ${calibrationError} on ${rows} rows`;

/**
 * Without make and model, since what the knowledge says of models was written beside these rows, and without those whose
 * words are nearly those of a complaint that something was trained on.
 */
const scoreClean = (
  rows: readonly ComplaintWithCause[],
  repeated: ReadonlySet<string>,
): FaultScore & { readonly nearDuplicates: number } => {
  const own = rows.filter(({ id }) => !repeated.has(id));
  return {
    ...scoreFaults(
      own.map(({ vehicle: { year }, ...row }) => ({
        ...row,
        vehicle: year === undefined ? {} : { year },
      })),
    ),
    nearDuplicates: rows.length - own.length,
  };
};

/** Measures single faults on complaints whose owner shows what the garage found, hidden from the engine. */
export const run = async (): Promise<void> => {
  reportPublicQuestions();
  const complaints = readComplaints();
  if (complaints === undefined) {
    console.log(
      `faults: skipped, the data is not at ${dataFolder()}; bench/results/faults.json keeps the last result`,
    );
    return;
  }
  const { train, validation, missing } = readKnownCauses(complaints);
  const repeated = nearDuplicates([...train, ...validation], trainingComplaints());
  const result = {
    validation: scoreClean(validation, repeated),
    train: scoreClean(train, repeated),
    withModel: { validation: scoreFaults(validation), train: scoreFaults(train) },
  };
  writeResult('faults.json', {
    knowledgeVersion: KNOWLEDGE_VERSION,
    what: 'The one fault that the garage found, from what the owner knew before, with the year and without make and model (`withModel`: with them); labelled by hand. Complaints that share over three tenths of their runs of four words with one that something was trained on are left out (`nearDuplicates`; not in `withModel`). Nothing is trained on either. Train is looked at while tuning, and most of it is Ford and Porsche; validation was read at several steps of tuning too, so it is no longer blind',
    ...result,
    missing,
  });
  console.log(`faults: validation ${words(result.validation)}; train ${words(result.train)}`);
};

if (isMain) await run();
