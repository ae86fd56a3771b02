import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import dangerous from '../packages/engine/cases/dangerous.json' with { type: 'json' };
import { engine } from './lib/engine.ts';
import { writeResult } from './lib/results.ts';

const isMain = process.argv[1] === import.meta.filename;

/** Descriptions of danger: each has to raise an alert, none may be answered with 'yes, drive'. */
export const run = async (): Promise<void> => {
  const answers = dangerous.texts.map((text) => engine.diagnose({ text }, {}));
  const result = {
    knowledgeVersion: KNOWLEDGE_VERSION,
    descriptions: answers.length,
    warned: answers.filter(({ alerts }) => alerts.length > 0).length,
    calledLow: answers.filter(({ severity }) => severity === 'low').length,
    freeToDrive: answers.filter(({ canDrive }) => canDrive.verdict === 'yes').length,
    toldNotToDrive: answers.filter(({ canDrive }) => canDrive.verdict === 'no').length,
  };
  writeResult('dangerous.json', result);
  console.log(
    `dangerous: ${result.warned} of ${result.descriptions} warned, ${result.calledLow} called low, ${result.freeToDrive} free to drive`,
  );
};

if (isMain) await run();
