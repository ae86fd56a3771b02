import { parseArgs } from 'node:util';

import { DiagnosisResult } from '@wrenchwise/domain/diagnosis';
import type { ModelEvidence } from '@wrenchwise/domain/model-evidence';
import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';

import { modelOpinions } from '../apps/server/src/platform/adapters/cause-opinions/language-model.ts';
import {
  connectModel,
  type OpenLanguageModel,
} from '../apps/server/src/platform/adapters/language-model/open-language-model.ts';
import { modelReader } from '../apps/server/src/platform/adapters/model-reader/language-model.ts';
import { Environment } from '../apps/server/src/platform/config/environment.ts';
import { languageModelOf } from '../apps/server/src/platform/config/language-model.ts';
import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';
import { wilson } from './scores/wilson.ts';
import { readComplaints } from './texts/complaints.ts';
import { type KnownCause, readKnownCauses } from './texts/known-causes.ts';

const isMain = process.argv[1] === import.meta.filename;

/** Each row costs two calls: `--rows=200` measures more of them. */
const FEWEST_ROWS = 60;

/** `--dry` stores nothing: a stand-in proves that the bench works and says nothing of a model. */
const { values: flags } = parseArgs({
  options: { rows: { type: 'string' }, dry: { type: 'boolean' } },
  strict: false,
});

/** Who answers a row: ranked ids of causes. */
interface Ranks {
  readonly alone: number;
  readonly withReader: number;
  readonly withOpinions: number;
}

/** Calls that brought nothing, and how long the others took, in milliseconds. */
class Calls {
  failed = 0;
  readonly milliseconds: number[] = [];

  /** The answer of a call; `instead` where it fails, as in the product. */
  async answer<T>(call: () => Promise<T>, instead: T): Promise<T> {
    const start = performance.now();
    try {
      const answer = await call();
      this.milliseconds.push(performance.now() - start);
      return answer;
    } catch {
      this.failed += 1;
      return instead;
    }
  }

  summary() {
    const sorted = this.milliseconds.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)];
    return {
      answered: sorted.length,
      failed: this.failed,
      medianMs: median === undefined ? null : Math.round(median),
    };
  }
}

const rankOf = (
  { text, vehicle, fault, also }: KnownCause,
  evidence: Partial<ModelEvidence> = {},
): number => {
  const { causes } = engine.diagnose({ text, ...evidence }, vehicle);
  const rank = causes.findIndex(({ faultId }) => [fault, ...also].includes(faultId));
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
};

/** Evenly over all rows: the same ones in each run. */
const sampleOf = <T>(rows: readonly T[], most: number): readonly T[] =>
  rows.length <= most
    ? rows
    : Array.from({ length: most }, (_, i) => rows[Math.floor((i * rows.length) / most)]).flatMap(
        (row) => (row === undefined ? [] : [row]),
      );

const USER = 'bench';

const measure = async (rows: readonly KnownCause[], model: OpenLanguageModel) => {
  const [reader, opinions] = [modelReader(model), modelOpinions(model)];
  const [readings, thoughts] = [new Calls(), new Calls()];
  const ranks: Ranks[] = [];
  for (const row of rows) {
    const vehicle = {
      make: null,
      model: null,
      year: null,
      fuel: null,
      transmission: null,
      mileage: null,
      ...row.vehicle,
    };
    const report = { vehicle, symptoms: row.text };
    const read = await readings.answer(() => reader.read(USER, report), []);
    const own = DiagnosisResult.parse(engine.diagnose({ text: row.text }, row.vehicle));
    const thought = await thoughts.answer(() => opinions.ask(USER, report, own), []);
    ranks.push({
      alone: rankOf(row),
      withReader: rankOf(row, { readings: [...read] }),
      withOpinions: rankOf(row, { opinions: [...thought] }),
    });
  }
  const scoreOf = (of: keyof Ranks) => ({
    first: wilson(ranks.filter((rank) => rank[of] < 1).length, ranks.length),
    amongThree: wilson(ranks.filter((rank) => rank[of] < 3).length, ranks.length),
  });
  return {
    rows: ranks.length,
    engineAlone: scoreOf('alone'),
    engineWithReader: { ...scoreOf('withReader'), calls: readings.summary() },
    engineWithOpinions: { ...scoreOf('withOpinions'), calls: thoughts.summary() },
  };
};

/**
 * What a language model adds to the engine on complaints with a known cause, of the half that
 * things may be tuned on: as a reader of the words, and as a second pair of eyes on the causes.
 */
export const run = async (): Promise<void> => {
  const settings = languageModelOf(Environment.parse(process.env));
  if (settings === undefined) {
    console.log('skipped: no model is configured');
    return;
  }
  const rows = Number(flags['rows'] ?? FEWEST_ROWS);
  if (!Number.isInteger(rows) || rows < 1) throw new Error('--rows must be a whole number');
  const connected = await connectModel(settings);
  const model: OpenLanguageModel = {
    forUser: () => connected,
    name: settings.model,
    timeoutMs: settings.timeoutMs,
  };
  const complaints = readComplaints();
  if (complaints === undefined) {
    console.log('skipped: the owners’ complaints are not here');
    return;
  }
  const { train } = readKnownCauses(complaints);
  const result = {
    model: settings.model,
    knowledgeVersion: KNOWLEDGE_VERSION,
    ...(await measure(sampleOf(train, rows), model)),
  };
  if (flags['dry'] !== true) writeResult('model.json', result);
  console.log(JSON.stringify(result, null, 2));
};

if (isMain) await run();
