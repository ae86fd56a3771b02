import { AppError } from '../app-error.ts';

export const BODY_LIMIT_BYTES = 64 * 1024;

const readBytes = async (request: Request): Promise<Uint8Array> => {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT_BYTES) {
    throw new AppError('request/too-large');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Counted while it arrives: a length need not be declared, nor be true.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT_BYTES) throw new AppError('request/too-large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * The JSON body of a request, undefined when it is empty. Throws `request/too-large`,
 * `request/unsupported-media-type`, or `request/malformed` for what is not JSON in UTF-8.
 */
export const readJson = async (request: Request): Promise<unknown> => {
  const bytes = await readBytes(request);
  if (bytes.byteLength === 0) return undefined;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) {
    throw new AppError('request/unsupported-media-type');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError('request/malformed', { cause });
  }
};
