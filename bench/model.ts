import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';
import { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import type { ModelEvidence } from '@wrenchwise/rules/model-evidence';
import { z } from 'zod';

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
import { faultsOf, isSettled, labelledPosts } from './texts/owners-posts.ts';
import { STAND_INS, type StandIn, standInOpinions } from './texts/stand-in-models.ts';

const isMain = process.argv[1] === import.meta.filename;

/** Each row costs two calls: `--rows=200` measures more of them. */
const MIN_ROWS = 60;

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

/** Words with a known cause. */
interface Row {
  readonly text: string;
  readonly right: ReadonlySet<string>;
}

const rankOf = ({ text, right }: Row, evidence: Partial<ModelEvidence> = {}): number => {
  const { causes } = engine.diagnose({ text, ...evidence }, {});
  const rank = causes.findIndex(({ faultId }) => right.has(faultId));
  return rank < 0 ? Number.POSITIVE_INFINITY : rank;
};

/** Owners' posts that are set aside; where these are not at hand, questions of ours, to which the engine is kinder. */
const rowsAtHand = (): { readonly of: string; readonly rows: readonly Row[] } => {
  const posts = labelledPosts('aside')?.filter(isSettled);
  if (posts !== undefined) {
    return {
      of: 'owners’ posts set aside',
      rows: posts.map((post) => ({ text: post.text, right: faultsOf(post).likeliest })),
    };
  }
  return { of: 'questions of ours', rows: ownQuestions() };
};

const Question = z.object({ text: z.string(), faults: z.array(z.tuple([z.string(), z.number()])) });

const ownQuestions = (): readonly Row[] => {
  const folder = join(import.meta.dirname, '..', 'packages', 'training', 'questions');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').trim().split('\n'))
    .map((line) => {
      const { text, faults } = Question.parse(JSON.parse(line));
      const [[right] = ['']] = faults.toSorted(([, a], [, b]) => b - a);
      return { text, right: new Set([right]) };
    });
};

/** Evenly over all rows: the same ones in each run. */
const sampleOf = <T>(rows: readonly T[], most: number): readonly T[] =>
  rows.length <= most
    ? rows
    : Array.from({ length: most }, (_, i) => rows[Math.floor((i * rows.length) / most)]).flatMap(
        (row) => (row === undefined ? [] : [row]),
      );

const USER = 'bench';

const UNKNOWN_CAR = {
  make: null,
  model: null,
  year: null,
  fuel: null,
  transmission: null,
  mileage: null,
};

const scored = (ranks: readonly number[]) => ({
  first: wilson(ranks.filter((rank) => rank < 1).length, ranks.length),
  amongThree: wilson(ranks.filter((rank) => rank < 3).length, ranks.length),
});

/** What a model brings that answers from the labels with stated errors. */
const standIn = (model: StandIn, rows: readonly Row[]) => {
  const ranks = rows.map((row, at) => {
    const own = DiagnosisResult.parse(engine.diagnose({ text: row.text }, {}));
    return rankOf(row, { opinions: [...standInOpinions(model, own, row.text, row.right, at)] });
  });
  return { ...model, withOpinions: scored(ranks) };
};

const measure = async (rows: readonly Row[], model: OpenLanguageModel) => {
  const [reader, opinions] = [modelReader(model), modelOpinions(model)];
  const [readings, thoughts] = [new Calls(), new Calls()];
  const ranks: Ranks[] = [];
  for (const row of rows) {
    const report = { vehicle: UNKNOWN_CAR, symptoms: row.text };
    const read = await readings.answer(() => reader.read(USER, report), []);
    const own = DiagnosisResult.parse(engine.diagnose({ text: row.text }, {}));
    const thought = await thoughts.answer(() => opinions.ask(USER, report, own), []);
    ranks.push({
      alone: rankOf(row),
      withReader: rankOf(row, { readings: [...read] }),
      withOpinions: rankOf(row, { opinions: [...thought] }),
    });
  }
  const scoreOf = (of: keyof Ranks) => scored(ranks.map((rank) => rank[of]));
  return {
    rows: ranks.length,
    engineAlone: scoreOf('alone'),
    engineWithReader: { ...scoreOf('withReader'), calls: readings.summary() },
    engineWithOpinions: { ...scoreOf('withOpinions'), calls: thoughts.summary() },
  };
};

/**
 * What a language model adds to the engine on words with a known cause: as a reader of the words, and as a second
 * pair of eyes on the causes. Without a configured model, what stand-ins with stated errors bring.
 */
export const run = async (): Promise<void> => {
  const { of, rows: all } = rowsAtHand();
  const wanted = Number(flags['rows'] ?? MIN_ROWS);
  if (!Number.isInteger(wanted) || wanted < 1) throw new Error('--rows must be a whole number');
  const settings = languageModelOf(Environment.parse(process.env));
  if (settings === undefined) {
    const rows = flags['rows'] === undefined ? all : sampleOf(all, wanted);
    const result = {
      knowledgeVersion: KNOWLEDGE_VERSION,
      of,
      rows: rows.length,
      engineAlone: scored(rows.map((row) => rankOf(row))),
      standIns: STAND_INS.map((model) => standIn(model, rows)),
    };
    if (flags['dry'] !== true) writeResult('model-stand-ins.json', result);
    console.log(JSON.stringify(result, null, 2));
    return;
  }
  const connected = await connectModel(settings);
  const model: OpenLanguageModel = {
    forUser: () => connected,
    name: settings.model,
    timeoutMs: settings.timeoutMs,
  };
  const result = {
    model: settings.model,
    knowledgeVersion: KNOWLEDGE_VERSION,
    of,
    ...(await measure(sampleOf(all, wanted), model)),
  };
  if (flags['dry'] !== true) writeResult('model.json', result);
  console.log(JSON.stringify(result, null, 2));
};

if (isMain) await run();
