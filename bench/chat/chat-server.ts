import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { openEmbedded } from '@wrenchwise/database/embedded';

import { signInDemo, startBuiltServer } from '../product/built-server.ts';
import type { ChatAnswer } from './chat-answers.ts';

/** A running server and the session of the demo account. */
export interface ChatServer {
  readonly url: string;
  readonly cookie: string;
}

export interface TimedAnswer extends ChatAnswer {
  /** From sending the question to the first words of the answer. */
  readonly firstMs: number;
}

/** Throws when the server refuses. */
export const postJson = async (
  server: ChatServer,
  path: string,
  body: object,
): Promise<Response> => {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { cookie: server.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} failed with ${answer.status}: ${await answer.text()}`);
  return answer;
};

export const diagnose = async (server: ChatServer, report: object): Promise<Diagnosis> => {
  const answer = await postJson(server, '/api/diagnoses', report);
  // The endpoint's own schema checked it on the way out.
  return (await answer.json()) as Diagnosis;
};

/** A diagnosis as it is now. Throws when the server refuses. */
export const readDiagnosis = async (server: ChatServer, id: string): Promise<Diagnosis> => {
  const answer = await fetch(`${server.url}/api/diagnoses/${id}`, {
    headers: { cookie: server.cookie },
  });
  if (!answer.ok) throw new Error(`a diagnosis was not read: ${answer.status}`);
  // The endpoint's own schema checked it on the way out.
  return (await answer.json()) as Diagnosis;
};

/** The data of the last event of this name. */
const lastOf = (stream: string, name: string): string | undefined =>
  stream
    .split('\n\n')
    .findLast((block) => block.split('\n').includes(`event: ${name}`))
    ?.split('\n')
    .find((line) => line.startsWith('data:'))
    ?.slice('data:'.length);

/** Asks at the address of a conversation. Throws when there is no whole answer. */
export const askAt = async (
  server: ChatServer,
  path: string,
  text: string,
): Promise<TimedAnswer> => {
  const started = performance.now();
  const answer = await postJson(server, path, { text, clientId: randomUUID() });
  if (answer.body === null) throw new Error(`'${text}' was not answered`);
  let firstMs: number | undefined;
  let stream = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    stream += chunk;
    if (firstMs === undefined && stream.includes('event: delta')) {
      firstMs = performance.now() - started;
    }
  }
  const done = lastOf(stream, 'done');
  if (done === undefined || firstMs === undefined) throw new Error(`'${text}' was not answered`);
  const { message } = JSON.parse(done) as {
    readonly message: { readonly text: string; readonly change: { moves: object[] } | null };
  };
  return {
    text: message.text,
    isWeighed: message.change !== null && message.change.moves.length > 0,
    firstMs,
  };
};

/** The address of the conversation about a diagnosis. */
export const diagnosisChat = (id: string): string => `/api/diagnoses/${id}/messages`;

/** As a share of 1, rounded to tenths of a millisecond. */
export const percentile = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.ceil(sorted.length * share) - 1] ?? 0) * 10) / 10;
};

/** Runs with a server of its own without a language model, on an empty database and no allowance. */
export const withChatServer = async <T>(use: (server: ChatServer) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'wrenchwise-bench-'));
  const settings = { DATA_DIR: dataDir, DATABASE_URL: '', LLM_PROVIDER: '' };
  try {
    const migrated = await startBuiltServer(settings);
    await migrated.stop();
    const { executeSql, close } = await openEmbedded({ dataDir });
    await executeSql(`update usage_limits set allowance = null`);
    await close();
    const { url, stop } = await startBuiltServer(settings);
    try {
      return await use({ url, cookie: await signInDemo(url) });
    } finally {
      await stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};
