import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gunzipSync, gzipSync } from 'node:zlib';

import { createEngine } from '@wrenchwise/engine/create-engine';
import type { Answer, EngineDiagnosis } from '@wrenchwise/engine/diagnosis';
import { unpackModels } from '@wrenchwise/engine/model/model-pack';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { createBuyingSheets } from '@wrenchwise/library/buying/buying-sheet';
import { createStepGuides } from '@wrenchwise/library/guides/step-guides';
import { FUELS, type Vehicle } from '@wrenchwise/vehicle/vehicle';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codedTexts } from '../../../coded-texts.plugin.ts';
import { thinModelOptions } from '../../../thin-model-options.plugin.ts';
import type { Asked, Got, Wanted } from './asked.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const PACK = readFileSync(join(ROOT, 'packages/engine/models/browser.bin.gz'));

/** What of a diagnosis a phone fetches once: gzip, as an ordinary server sends it. */
const MAX_BYTES = 1_500_000;

/** The server's engine with the models of the browser's edition. */
const server = createEngine(KNOWLEDGE, unpackModels(gunzipSync(PACK)));
const guideOfStep = createStepGuides(KNOWLEDGE.faults);
const buyingSheet = createBuyingSheets(KNOWLEDGE, server);

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    plugins: [thinModelOptions(), codedTexts()],
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: join(import.meta.dirname, 'local-engine.worker.ts'),
        output: { format: 'iife' },
      },
    },
  });
  const { output } = built as Rolldown.RolldownOutput; // one output, not watched
  return output[0].code;
};

/** What a browser's worker has and a thread of Node has not, and the models in place of the network. */
const AS_IN_A_BROWSER = `
const { parentPort, workerData } = require('node:worker_threads');
globalThis.addEventListener = (name, listen) => parentPort.on(name, (data) => listen({ data }));
globalThis.postMessage = (message) => parentPort.postMessage(message);
globalThis.fetch = async () => new Response(workerData);
`;

const startWorker = (bundled: string) => {
  const worker = new Worker(AS_IN_A_BROWSER + bundled, { eval: true, workerData: PACK });
  const waiters = new Map<number, (got: Got) => void>();
  worker.on('message', (got: Got) => waiters.get(got.id)?.(got));
  let asked = 0;
  const ask = async (question: Asked): Promise<unknown> => {
    asked += 1;
    const wanted: Wanted = { id: asked, models: '/assets/models', asked: question };
    const answered = new Promise<Got>((resolve) => waiters.set(wanted.id, resolve));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(wanted);
    const got = await answered;
    if ('failure' in got) throw new Error(got.failure);
    return got.answer;
  };
  return { ask, end: () => worker.terminate() };
};

let code = '';
let started: ReturnType<typeof startWorker>;
const ask = (question: Asked): Promise<unknown> => started.ask(question);

beforeAll(async () => {
  code = await bundle();
  started = startWorker(code);
}, 300_000);

afterAll(() => started.end());

/** A linear congruential generator: the same inputs in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

interface Pin {
  readonly text: string;
  readonly vehicle?: Vehicle;
}

const PINS = readFileSync(join(ROOT, 'packages/engine/cases/pins.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Pin); // our own JSON lines

/** Any model of the list in any year, of which some know the fuel or the mileage: half of the table is about them. */
const anyCar = (next: (below: number) => number): Vehicle => {
  const makes = Object.entries(KNOWLEDGE.makesAndModels);
  const [make, models] = makes[next(makes.length)] ?? ['Ford', ['Focus']];
  const model = models[next(models.length)] ?? '';
  const year = 1995 + next(31);
  return {
    make,
    model,
    year,
    ...(next(3) === 0 ? { fuel: FUELS[next(FUELS.length)] ?? null } : {}),
    ...(next(3) === 0 ? { mileage: next(200_000) } : {}),
  };
};

/** A text of two halves of others, so that signs meet that nobody wrote together. */
const mixed = (next: (below: number) => number): string =>
  [0, 1]
    .map(() => PINS[next(PINS.length)]?.text ?? '')
    .map((text, at) => (at === 0 ? text.slice(0, text.length / 2) : text.slice(text.length / 2)))
    .join(' ');

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Asks both, and answers what they ask, six times at most. */
const interview = async (text: string, vehicle: Vehicle, next: (below: number) => number) => {
  const answers: Answer[] = [];
  for (let count = 0; count <= 6; count += 1) {
    const given = [{ text, answers: [...answers] }, vehicle, { region: 'uk' }] as const;
    const expected = server.diagnose(...given);
    const got = (await ask({ ask: 'diagnose', given })) as EngineDiagnosis; // of this question
    expect(plain(got), `${text} after ${count} answers`).toEqual(plain(expected));
    const { nextQuestion: question } = expected;
    const option = question?.options[next(question.options.length)];
    if (!question || !option) return;
    answers.push({ questionId: question.id, optionId: option.id });
  }
};

test('the bundle of the browser answers as the server does with the same models', async () => {
  const next = numbers(175);
  for (const { text, vehicle } of PINS) {
    const given = [{ text }, vehicle ?? {}] as const;
    const got = await ask({ ask: 'diagnose', given });
    expect(plain(got), text).toEqual(plain(server.diagnose(...given)));
    const read = await ask({ ask: 'preview', given });
    expect(plain(read), text).toEqual(plain(server.preview(...given)));
  }
  for (let count = 0; count < 40; count += 1) {
    await interview(mixed(next), anyCar(next), next);
  }
  for (let count = 0; count < 300; count += 1) {
    const given = [{ text: 'It misfires and is slow to change gear' }, anyCar(next)] as const;
    const got = await ask({ ask: 'diagnose', given });
    expect(plain(got), JSON.stringify(given[1])).toEqual(plain(server.diagnose(...given)));
  }
}, 300_000);

test('every guide of every cause is in it', async () => {
  const options = { region: 'uk', fuel: 'petrol' } as const;
  for (const { id } of KNOWLEDGE.faults) {
    const got = await ask({ ask: 'guide', given: [id, 'repair', options] });
    expect(plain(got), id).toEqual(plain(guideOfStep(id, 'repair', options)));
  }
});

test('a buyer’s sheet of any car is that of the whole knowledge', async () => {
  const next = numbers(179);
  for (let count = 0; count < 60; count += 1) {
    const { make, model, year, fuel = null, mileage = null } = anyCar(next);
    const car = {
      make: make ?? '',
      model: model ?? '',
      year: year ?? 2015,
      fuel,
      transmission: null,
      mileage,
    };
    const input = {
      car,
      motList: 'Advisory: Front Brake disc worn, pitted or scored (1.1.14 (a) (ii))',
      market: 'uk',
      today: '2026-11-27',
      prices: { region: 'uk' },
    } as const;
    const got = await ask({ ask: 'buying', given: [input] });
    expect(plain(got), JSON.stringify(car)).toEqual(plain(buyingSheet(input)));
  }
});

test('engine, knowledge and models are at most 1.5 MB gzipped', () => {
  const bytes = gzipSync(code, { level: 9 }).length + PACK.length;
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
