import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { directoryStore } from './directory.ts';
import { type FileStore, FileStoreError } from './port.ts';
import { s3Store } from './s3.ts';

const BYTES = new Uint8Array([1, 2, 3]);

const keysOf = async (store: FileStore): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of store.list()) keys.push(key);
  return keys.toSorted();
};

const behavesAsAStore = (open: () => FileStore) => {
  test('gives back what was put, until it is removed', async () => {
    const store = open();
    await store.put('aa/one', BYTES);
    await store.put('bb/two', new Uint8Array(0));
    expect(await store.get('aa/one')).toEqual(BYTES);
    expect(await store.get('cc/none')).toBeUndefined();
    expect(await keysOf(store)).toEqual(['aa/one', 'bb/two']);
    await store.put('aa/one', new Uint8Array([9]));
    expect(await store.get('aa/one')).toEqual(new Uint8Array([9]));
    await store.remove('aa/one');
    await store.remove('aa/one');
    expect(await keysOf(store)).toEqual(['bb/two']);
    await store.remove('bb/two');
  });

  test('opens what was put piece by piece, with its size', async () => {
    const store = open();
    const large = new Uint8Array(1_000_003).map((_, at) => at % 251);
    await store.put('aa/large', large);
    const opened = await store.open('aa/large');
    expect(opened?.size).toBe(large.length);
    const pieces: Uint8Array[] = [];
    for await (const piece of opened?.pieces ?? []) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(large)).toBe(true);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(large.length);
    expect(await store.open('cc/none')).toBeUndefined();
    await store.remove('aa/large');
  });
};

describe('the folder', () => {
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'wrenchwise-files-'));
  });
  afterAll(() => rm(directory, { recursive: true }));

  behavesAsAStore(() => directoryStore(join(directory, 'common')));

  test('is readable by its owner only', async () => {
    const store = directoryStore(join(directory, 'private'));
    await store.put('aa/one', BYTES);
    expect((await stat(join(directory, 'private', 'aa', 'one'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(directory, 'private', 'aa'))).mode & 0o777).toBe(0o700);
  });

  test('takes no key that leads out of it', async () => {
    const store = directoryStore(join(directory, 'closed'));
    for (const key of ['../x', '/etc/x', 'a/../../x', '', 'a\0b', '.part']) {
      await expect(store.put(key, BYTES)).rejects.toThrow(FileStoreError);
    }
  });

  test('lists nothing that was not written to its end, and is empty before its first file', async () => {
    const path = join(directory, 'cut');
    const store = directoryStore(path);
    expect(await keysOf(store)).toEqual([]);
    await store.put('aa/one', BYTES);
    await writeFile(join(path, 'aa', 'two.123.part'), BYTES);
    expect(await keysOf(store)).toEqual(['aa/one']);
    expect(await readdir(join(path, 'aa'))).toHaveLength(2);
  });
});

describe('an S3-compatible store', () => {
  const objects = new Map<string, Buffer>();
  const asked: { method: string | undefined; url: string; authorization: string }[] = [];
  let failing = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://s3.test');
    const authorization = request.headers.authorization ?? '';
    asked.push({ method: request.method, url: url.href, authorization });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (failing > 0) {
      failing -= 1;
      response.writeHead(503).end();
      return;
    }
    const key = url.pathname.slice('/bucket/'.length);
    if (!authorization.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      response.writeHead(403).end();
    } else if (request.method === 'PUT') {
      objects.set(key, Buffer.concat(chunks));
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (url.searchParams.has('list-type')) {
      // One key a page: the rest is asked for with the token.
      const keys = [...objects.keys()].toSorted();
      const at = Number(url.searchParams.get('continuation-token') ?? 0);
      const item = keys[at];
      const isCut = at + 1 < keys.length;
      response.end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>` +
          (item === undefined
            ? ''
            : `<Contents><Key>${item}</Key><LastModified>2026-01-05T08:00:00.000Z</LastModified></Contents>`) +
          (isCut ? `<NextContinuationToken>${at + 1}</NextContinuationToken>` : '') +
          '</ListBucketResult>',
      );
    } else {
      const found = objects.get(key);
      // As S3 says it: how large it is.
      response.writeHead(found ? 200 : 404, { 'content-length': found?.length ?? 0 }).end(found);
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  let endpoint: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    endpoint = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => server.close());

  const open = (changes: { accessKeyId?: string } = {}) =>
    s3Store({
      endpoint,
      bucket: 'bucket',
      region: 'eu-west-2',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
      ...changes,
    });

  behavesAsAStore(() => open());

  test('is asked again when it fails for a moment', async () => {
    failing = 2;
    await open().put('aa/again', BYTES);
    expect(objects.get('aa/again')).toEqual(Buffer.from(BYTES));
    expect(asked.at(-1)?.authorization).toContain('/eu-west-2/s3/aws4_request');
  });

  test('that refuses or is away is a failure of the store', async () => {
    await expect(open({ accessKeyId: 'other' }).get('aa/again')).rejects.toThrow(FileStoreError);
    const away = s3Store({
      endpoint: 'http://127.0.0.1:1',
      bucket: 'bucket',
      region: 'x',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
    await expect(away.put('aa/one', BYTES)).rejects.toThrow(FileStoreError);
  });
});
