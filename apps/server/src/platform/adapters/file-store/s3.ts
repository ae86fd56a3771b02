import { AwsClient } from 'aws4fetch';

import type { S3Settings } from '../../config/s3.ts';
import { type FileStore, FileStoreError } from './port.ts';

const TIMEOUT_MS = 20_000;

const textOf = (xml: string, tag: string): string | undefined =>
  xml
    .match(new RegExp(`<${tag}>([^<]*)</${tag}>`))?.[1]
    ?.replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

async function* readPieces(
  body: AsyncIterable<Uint8Array> | readonly Uint8Array[],
): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (cause) {
    throw new FileStoreError('the file store cannot be reached', { cause });
  }
}

const listWith = ({
  send,
  address,
}: {
  readonly send: (url: string, init: RequestInit) => Promise<Response>;
  readonly address: string;
}) =>
  async function* list() {
    let token: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2' });
      if (token !== undefined) query.set('continuation-token', token);
      const response = await send(`${address}?${query.toString()}`, { method: 'GET' });
      if (response.status === 404) throw new FileStoreError('the bucket does not exist');
      const xml = await response.text();
      for (const [, contents = ''] of xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
        const key = textOf(contents, 'Key');
        const changed = Date.parse(textOf(contents, 'LastModified') ?? '');
        if (key !== undefined && Number.isFinite(changed)) {
          yield { key, storedAt: new Date(changed) };
        }
      }
      token =
        textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : undefined;
    } while (token !== undefined);
  };

/**
 * A bucket of an S3-compatible store (AWS, MinIO, R2, Garage), addressed by path. Requests are signed
 * with signature version 4; those that fail with a 5xx are tried again twice.
 */
export const s3Store = (settings: S3Settings): FileStore => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const address = `${endpoint}/${bucket}`;

  const send = async (url: string, init: RequestInit): Promise<Response> => {
    let response: Response;
    try {
      response = await client.fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (cause) {
      throw new FileStoreError('the file store cannot be reached', { cause });
    }
    if (!response.ok && response.status !== 404) {
      throw new FileStoreError(`the file store answered ${response.status}`);
    }
    return response;
  };

  return {
    put: async (key, bytes) => {
      const { status } = await send(`${address}/${key}`, { method: 'PUT', body: bytes });
      if (status === 404) throw new FileStoreError('the bucket does not exist');
    },

    get: async (key) => {
      const response = await send(`${address}/${key}`, { method: 'GET' });
      return response.status === 404 ? undefined : new Uint8Array(await response.arrayBuffer());
    },

    open: async (key) => {
      const response = await send(`${address}/${key}`, { method: 'GET' });
      if (response.status === 404) return undefined;
      const { body, headers } = response;
      const length = headers.get('content-length');
      if (body !== null && length !== null && !headers.has('content-encoding')) {
        return { size: Number(length), pieces: readPieces(body) };
      }
      // A proxy on the way has packed it: how large it is shows in the end.
      const bytes = await response.bytes();
      return { size: bytes.length, pieces: readPieces([bytes]) };
    },

    remove: async (key) => {
      await send(`${address}/${key}`, { method: 'DELETE' });
    },

    list: listWith({ send, address }),
  };
};
