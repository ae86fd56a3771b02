import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';
import { dataFolder, measuredRows, readComplaints } from './texts/complaints.ts';

const isMain = process.argv[1] === import.meta.filename;

/** Below this probability the engine itself doubts. */
const DOUBT = 0.5;

/** The least count of a listed pair: rarer ones are chance. */
const PAIRS = 6;

const shareOf = (some: number, all: number): number =>
  Math.round((some / Math.max(1, all)) * 10_000) / 10_000;

/** Analyses the wrong first answers of `bench/accuracy` on the same rows. */
export const run = async (): Promise<void> => {
  const complaints = readComplaints();
  if (complaints === undefined) {
    console.log(`errors: skipped, the data is not at ${dataFolder()}`);
    return;
  }
  const rows = measuredRows(complaints);
  const wrong = rows.flatMap(({ text, make, model, year, systems: truth }) => {
    const { systems, causes } = engine.diagnose({ text }, { make, model, year });
    const [first] = systems;
    if (first === undefined || truth.includes(first.id)) return [];
    const rank = systems.findIndex(({ id }) => truth.includes(id));
    return [{ filed: truth[0], said: first.id, claimed: first.probability, rank, causes }];
  });
  const pairs = new Map<string, { filed: string; said: string; count: number }>();
  for (const { filed = 'unknown', said } of wrong) {
    const key = `${filed} ${said}`;
    const known = pairs.get(key) ?? { filed, said, count: 0 };
    pairs.set(key, { ...known, count: known.count + 1 });
  }
  writeResult('errors.json', {
    knowledgeVersion: KNOWLEDGE_VERSION,
    rows: rows.length,
    wrong: wrong.length,
    /** The right system was second or third. */
    amongThree: shareOf(wrong.filter(({ rank }) => rank < 3).length, wrong.length),
    /** The first probability was below one half, or the report was insufficient. */
    doubted: shareOf(
      wrong.filter(({ claimed, causes }) => claimed < DOUBT || causes.length === 0).length,
      wrong.length,
    ),
    pairs: [...pairs.values()].sort((a, b) => b.count - a.count).slice(0, PAIRS),
  });
  console.log(`errors: ${wrong.length} of ${rows.length} rows`);
};

if (isMain) await run();
