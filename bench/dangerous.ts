import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import dangerous from '../packages/engine/cases/dangerous.json' with { type: 'json' };
import safety from './cases/safety.json' with { type: 'json' };
import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';
import { wilson } from './scores/wilson.ts';

const isMain = process.argv[1] === import.meta.filename;

/** Of a list that is looked at by halves, the half that is set aside: the odd places. */
const aside = (texts: readonly string[], isHit: (text: string) => boolean) => {
  const half = texts.filter((_, at) => at % 2 === 1);
  return wilson(half.filter(isHit).length, half.length);
};

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
    everyday: {
      dangerousWithoutAlert: aside(
        safety.dangerous,
        (text) => engine.diagnose({ text }, {}).alerts.length === 0,
      ),
      dangerousAsSafe: aside(
        safety.dangerous,
        (text) => engine.diagnose({ text }, {}).canDrive.verdict === 'yes',
      ),
      harmlessWithAlert: aside(
        safety.harmless,
        (text) => engine.diagnose({ text }, {}).alerts.length > 0,
      ),
      harmlessAsDangerous: aside(
        safety.harmless,
        (text) => engine.diagnose({ text }, {}).canDrive.verdict === 'no',
      ),
    },
  };
  writeResult('dangerous.json', result);
  console.log(
    `dangerous: ${result.warned} of ${result.descriptions} warned, ${result.calledLow} called low, ${result.freeToDrive} free to drive`,
  );
};

if (isMain) await run();
