import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import { writeResult } from './scores/results.ts';
import { dataFolder, readComplaints } from './texts/complaints.ts';
import { type FaultScore, readKnownCauses, scoreFaults } from './texts/known-causes.ts';
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
  const result = { validation: scoreFaults(validation), train: scoreFaults(train) };
  writeResult('faults.json', {
    knowledgeVersion: KNOWLEDGE_VERSION,
    what: 'The one fault that the garage found, from what the owner knew before, with make, model and year; labelled by hand. Nothing is trained on either. Train is looked at while tuning, and most of it is Ford and Porsche; validation was read at several steps of tuning too, so it is no longer blind',
    ...result,
    missing,
  });
  console.log(`faults: validation ${words(result.validation)}; train ${words(result.train)}`);
};

if (isMain) await run();
