import { createServer, type Server } from 'node:http';

import {
  createDiagnosis,
  Diagnosis as DiagnosisAnswer,
  type Diagnosis,
  type DiagnosisRequestBody,
  getDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { previewDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-preview';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { GRINDING } from '../../testing/complaint.ts';
import { listenLocally, type LocalServer } from '../../testing/listen-locally.ts';
import { listen } from '../../testing/listen.ts';
import { bearer, keyOf, subscriber } from '../../testing/programs.ts';
import { newUserQuickly } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** Everything outside is one stand-in that takes ten seconds, or as long as a test says. */

const SLOW_MS = 10_000;
const AT_ONCE_MS = 1000;

const READING = { id: 'symptom:brake-grinding', present: true, certainty: 0.9 };
const ODD = {
  ...GRINDING,
  symptoms: 'When I stab the stopper the wheel jiggles like a jackhammer.',
};
const UNREADABLE = { ...GRINDING, symptoms: 'My anchors moan like a wookiee lately.' };

let takesMs: number;
let asked: string[];
let standIn: LocalServer;
let app: TestApp;
let server: Server;
let url: string;
let programs: readonly Awaited<ReturnType<typeof newProgram>>[];

const contentFor = (body: string): string => {
  if (!body.includes('You read what the owner')) {
    return JSON.stringify({ likely: [], unlikely: [] });
  }
  const words = ['the wheel jiggles', 'moan like a wookiee'].find((known) => body.includes(known));
  return JSON.stringify({ readings: [{ ...READING, words }] });
};

beforeAll(async () => {
  standIn = await listenLocally(
    createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        asked.push(body);
        const message = { role: 'assistant', content: contentFor(body) };
        const answer = {
          id: 'x',
          object: 'chat.completion',
          created: 1,
          model: 'stand-in',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
        };
        setTimeout(() => {
          response.writeHead(200, { 'content-type': 'application/json' });
          response.end(JSON.stringify(answer));
        }, takesMs).unref();
      });
    }),
  );
  app = await openTestApp({
    withBystander: true,
    environment: {
      LLM_PROVIDER: 'openai-compatible',
      LLM_BASE_URL: standIn.url,
      LLM_MODEL: 'stand-in',
      LLM_TIMEOUT_MS: '20000',
      DIAGNOSIS_WEBHOOK_URL: standIn.url,
      REPAIR_GUIDE_WEBHOOK_URL: standIn.url,
    },
  });
  ({ server, url } = await listen(app.composition));
  await app.composition.warmUp();
  programs = [await newProgram(), await newProgram()];
});
beforeEach(() => {
  takesMs = SLOW_MS;
  asked = [];
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await standIn.close();
  await app.close();
});

/** A subscriber with a key, made before anything is asked: the test's browser waits for jobs. */
const newProgram = async () => {
  const user = await subscriber(app);
  const { key } = await keyOf(user);
  const cookie = [...user.cookies].map((pair) => pair.join('=')).join('; ');
  /** Posts over HTTP, and measures when the answer, or the first event of a stream, has come. */
  return async (path: string, body: object) => {
    const started = performance.now();
    const answer = await fetch(new URL(path, url), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'http://wrenchwise.test',
        ...(path.startsWith('/api/v1') ? bearer(key) : { cookie }),
      },
      body: JSON.stringify(body),
    });
    let text = '';
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      if (text.includes('event: delta')) break;
    }
    const ms = performance.now() - started;
    return { ms, status: answer.status, text };
  };
};

const diagnosisIn = ({ text }: { text: string }): Diagnosis =>
  DiagnosisAnswer.parse(JSON.parse(text));

describe('with outside services that take ten seconds', () => {
  test('the engine’s diagnosis, guide, chat answer and reading come at once', async () => {
    const [post = await newProgram()] = programs;
    const made = await post('/api/diagnoses', GRINDING);
    const diagnosis = diagnosisIn(made);
    const base = `/api/diagnoses/${diagnosis.id}`;
    const answers = {
      diagnosis: made,
      guide: await post(`${base}/guides`, { stepId: diagnosis.plan[0]?.id }),
      chat: await post(`${base}/messages`, { text: 'Why do you think so?' }),
      preview: await post('/api/diagnoses/preview', { symptoms: GRINDING.symptoms }),
      api: await post('/api/v1/diagnoses', GRINDING),
    };
    expect(answers.chat.text).toContain('event: delta');
    for (const [name, { ms, status }] of Object.entries(answers)) {
      expect([name, status < 300, ms < AT_ONCE_MS]).toEqual([name, true, true]);
    }
  });

  test('a request that waits a second waits a second', async () => {
    const [, post = await newProgram()] = programs;
    const body: DiagnosisRequestBody = { ...GRINDING, waitSeconds: 1 };
    const { ms, text } = await post('/api/v1/diagnoses', body);
    expect(ms).toBeGreaterThan(900);
    expect(ms).toBeLessThan(2500);
    expect(JSON.parse(text)).toMatchObject({ source: 'engine', secondLook: 'waiting' });
  });
});

describe('a program that waits for a quick model', () => {
  test('gets what the model read in words that share nothing with our phrases', async () => {
    takesMs = 0;
    const post = await newProgram();
    const made = diagnosisIn(await post('/api/v1/diagnoses', { ...ODD, waitSeconds: 5 }));
    expect(made).toMatchObject({ source: 'language-model', secondLook: 'added' });
    expect(made.modelEvidence?.readings).toHaveLength(1);
  });

  test('gets an answer where the engine would have asked for more', async () => {
    takesMs = 0;
    const post = await newProgram();
    const at = '/api/v1/diagnoses';
    const { status } = await post(at, UNREADABLE);
    const made = diagnosisIn(await post(at, { ...UNREADABLE, waitSeconds: 5 }));
    expect([status, made.causes[0]?.system]).toEqual([422, 'brakes']);
  });

  test('and one that does not finds it in the diagnosis afterwards', async () => {
    takesMs = 0;
    const user = await newUserQuickly(app);
    const made = await user.call(createDiagnosis, { body: ODD });
    expect(made).toMatchObject({ source: 'engine', secondLook: 'waiting' });
    const later = await user.call(getDiagnosis, { params: { id: made.id } });
    expect(later).toMatchObject({ source: 'language-model', secondLook: 'added' });
    const first = (found: Diagnosis) => found.causes.find(({ system }) => system === 'brakes');
    expect(first(later)?.probability ?? 0).toBeGreaterThan(first(made)?.probability ?? 0);
  });

  test('a reading costs nothing where nobody waits for it', async () => {
    const user = await newUserQuickly(app);
    const preview = await user.call(previewDiagnosis, { body: { symptoms: ODD.symptoms } });
    expect(preview.modelCanRead).toBe(true);
    expect(asked).toEqual([]);
  });
});
