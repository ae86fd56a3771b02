import { findFault } from '@wrenchwise/knowledge/catalogue';
import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';
import { scoreFaults } from './texts/known-causes.ts';
import { readStories, type Story } from './texts/stories.ts';

const isMain = process.argv[1] === import.meta.filename;

/** The least confidence of a counted reading. */
const SURE = 0.5;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The symptoms read from the stories, and how many of them the story's fault has. */
const readings = (stories: readonly Story[]) => {
  let read = 0;
  let right = 0;
  let silent = 0;
  for (const { fault, text, make, model, year } of stories) {
    const own = new Set(Object.keys(findFault(fault)?.symptoms ?? {}));
    const { symptoms } = engine.readReport({ text }, { make, model, year });
    const sure = symptoms.filter(({ present, confidence }) => present && confidence >= SURE);
    read += sure.length;
    right += sure.filter(({ id }) => own.has(id)).length;
    if (symptoms.length === 0) silent += 1;
  }
  return {
    symptomsEach: round(read / stories.length),
    belongToTheFault: round(right / read),
    nothingRead: round(silent / stories.length),
  };
};

/**
 * Measures the reading of stories whose writers did not know the lexicon, and how often the right
 * one of all faults comes first. All faults count equally.
 */
export const run = async (): Promise<void> => {
  const stories = readStories();
  const heldOut = stories.filter((story) => story.heldOut);
  const faults = scoreFaults(
    heldOut.map(({ fault, text, make, model, year }) => ({
      text,
      vehicle: { make, model, year },
      fault,
      also: [],
    })),
  );
  const result = { knowledgeVersion: KNOWLEDGE_VERSION, ...readings(heldOut), faults };
  writeResult('reading.json', result);
  console.log(
    `reading: ${result.symptomsEach} symptoms a story, ${result.belongToTheFault} of them the fault's own, nothing read from ${result.nothingRead}; fault first ${faults.first}, among three ${faults.amongThree} of ${faults.rows} held-out stories`,
  );
};

if (isMain) await run();
