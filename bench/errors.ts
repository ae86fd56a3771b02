import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import { dataFolder, measuredRows, readComplaints } from './lib/complaints.ts';
import { engine } from './lib/engine.ts';
import { writeResult } from './lib/results.ts';

const isMain = process.argv[1] === import.meta.filename;

/** A claim below this is one that the engine itself doubts. */
const DOUBT = 0.5;

/** Pairs told: rarer ones are chance. */
const PAIRS = 6;

const shareOf = (some: number, all: number): number =>
  Math.round((some / Math.max(1, all)) * 10_000) / 10_000;

/** What the wrong first answers of `bench/accuracy` are made of, on the same rows. */
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
    /** The right one was second or third. */
    amongThree: shareOf(wrong.filter(({ rank }) => rank < 3).length, wrong.length),
    /** The engine claimed less than an even chance, or found too little to name a cause. */
    doubted: shareOf(
      wrong.filter(({ claimed, causes }) => claimed < DOUBT || causes.length === 0).length,
      wrong.length,
    ),
    pairs: [...pairs.values()].sort((a, b) => b.count - a.count).slice(0, PAIRS),
  });
  console.log(`errors: ${wrong.length} of ${rows.length} rows`);
};

if (isMain) await run();
