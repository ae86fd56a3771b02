import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';
import { createOutlook } from '@wrenchwise/library/outlook/create-outlook';

import { checkRates, readMakeRates } from './outlook/outlook-rates.ts';
import { checkSystems } from './outlook/outlook-systems.ts';
import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';
import { dataFolder, measuredRows, readComplaints } from './texts/complaints.ts';

const isMain = process.argv[1] === import.meta.filename;

/** What no data at hand can show, said with the figures. */
const NOT_CHECKED =
  'Whether what is foreseen for one car comes true, the lives of wear parts, the share of advisories that come due and the budget: that takes histories of single cars, and none are at hand.';

/**
 * Checks the outlook backwards: the share of cars that need repair in the coming year, from what was
 * known of a make at one age, against the MOT failures of the next age; and the order of the systems
 * against owners' complaints, each with a 95 % interval.
 */
export const run = async (): Promise<void> => {
  const path = join(dataFolder(), 'mot-failures.jsonl');
  const complaints = readComplaints();
  if (!existsSync(path) || complaints === undefined) {
    console.log('outlook: the development data is not on this machine; the stored result stays');
    return;
  }
  const rates = checkRates(readMakeRates(path));
  const systems = checkSystems(
    createOutlook(KNOWLEDGE, engine),
    measuredRows(complaints),
    complaints.filter(({ split }) => split === 'train'),
  );
  writeResult('outlook.json', {
    knowledgeVersion: KNOWLEDGE_VERSION,
    rates,
    systems,
    notChecked: NOT_CHECKED,
  });
  console.log(
    `outlook: share of cars failing the next test within ${rates.meanError} points on average, ${rates.rightPairs.share} of pairs of makes in the right order (${rates.rightPairs.low}–${rates.rightPairs.high}); the system complained of among the first three in ${systems.amongThree.share} (${systems.amongThree.low}–${systems.amongThree.high}) of ${systems.amongThree.rows}, the commonest three in ${systems.commonestThree.share}`,
  );
};

if (isMain) await run();
