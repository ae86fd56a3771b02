import type { SignedBody, Upload } from '@wrenchwise/contract/endpoint';
import type { ErrorCode } from '@wrenchwise/contract/errors';

import { AppError } from '../app-error.ts';

export const BODY_LIMIT_BYTES = 64 * 1024;

/** The media type of a form with files: its parts are read as one object. */
export const MULTIPART = 'multipart/form-data';

/** The length that a request declares, where nothing can follow it: the server's parser cuts it off there. */
const declaredLength = ({ headers }: Request): number | undefined => {
  const length = headers.get('content-length');
  return length === null || headers.has('transfer-encoding') ? undefined : Number(length);
};

/** Counted while it is read: nothing says how much it will be. */
const readCounted = async (
  request: Request,
  max: number,
  tooLarge: ErrorCode,
): Promise<Buffer<ArrayBuffer>> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw new AppError(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const readBytes = async (
  request: Request,
  max: number,
  tooLarge: ErrorCode,
): Promise<Buffer<ArrayBuffer>> => {
  const declared = declaredLength(request);
  if (declared === undefined) return readCounted(request, max, tooLarge);
  if (declared > max) throw new AppError(tooLarge);
  // Read from the socket as it comes: the streams of a body cost more than all else of a small request, and hold
  // everybody up for the chunks of a large one.
  const bytes = Buffer.from(await request.arrayBuffer());
  if (bytes.length > max) throw new AppError(tooLarge);
  return bytes;
};

/**
 * The JSON body of a request, undefined when it is empty. Throws `request/too-large`,
 * `request/unsupported-media-type`, or `request/malformed` for what is not JSON in UTF-8.
 */
export const readJson = async (request: Request): Promise<unknown> => {
  const bytes = await readBytes(request, BODY_LIMIT_BYTES, 'request/too-large');
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

/**
 * The fields of a posted form: the first value of each name. Throws `request/too-large`,
 * `request/unsupported-media-type`, or `request/malformed` for what is not UTF-8.
 */
export const readForm = async (request: Request): Promise<Readonly<Record<string, string>>> => {
  const bytes = await readBytes(request, BODY_LIMIT_BYTES, 'request/too-large');
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type)) {
    throw new AppError('request/unsupported-media-type');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return Object.fromEntries([...new URLSearchParams(text)].toReversed());
  } catch (cause) {
    throw new AppError('request/malformed', { cause });
  }
};

/** The media type that a request declares, without its parameters, in lower case. */
const declaredType = (request: Request): string => {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
};

/**
 * The very bytes of a body, for a signature over them. Throws `request/too-large`, or
 * `request/unsupported-media-type`.
 */
export const readSigned = async (request: Request, signed: SignedBody): Promise<Uint8Array> => {
  if (declaredType(request) !== signed.type) throw new AppError('request/unsupported-media-type');
  return readBytes(request, signed.maxBytes, 'request/too-large');
};

const partOf = async (value: string | File): Promise<unknown> => {
  const isJson = typeof value !== 'string' && value.type.startsWith('application/json');
  if (typeof value !== 'string' && !isJson) return value;
  const text = typeof value === 'string' ? value : await value.text();
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** Throws the upload's own codes for size and type, and for what is no form. */
const formOf = async (request: Request, upload: Upload): Promise<FormData> => {
  const type = request.headers.get('content-type') ?? '';
  if (declaredType(request) !== MULTIPART) throw new AppError(upload.wrongType);
  const bytes = await readBytes(request, upload.maxBytes, upload.tooLarge);
  return new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch((cause: unknown) => {
      throw new AppError(upload.wrongType, { cause });
    });
};

/** Whether a request is a form with files. */
export const isMultipart = (request: Request): boolean => declaredType(request) === MULTIPART;

/**
 * A posted form with files: the first value of each field, and the files that were chosen in any of them. Throws as
 * `readParts`.
 */
export const readFormWithFiles = async (
  request: Request,
  upload: Upload,
): Promise<{
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly File[];
}> => {
  const entries = [...(await formOf(request, upload))];
  const fields = entries.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return {
    fields: Object.fromEntries(fields.toReversed()),
    // Where nothing was chosen a browser sends an empty file.
    files: entries.flatMap(([, value]) =>
      typeof value !== 'string' && value.size > 0 ? [value] : [],
    ),
  };
};

/**
 * The parts of an uploaded form by their names: files as they are, other parts as JSON where they are JSON. Throws
 * the endpoint's own codes for size and type, and for what is no form.
 */
export const readParts = async (
  request: Request,
  upload: Upload,
): Promise<Readonly<Record<string, unknown>>> => {
  const form = await formOf(request, upload);
  const parts = await Promise.all(
    [...form].map(async ([name, value]) => [name, await partOf(value)] as const),
  );
  return Object.fromEntries(parts);
};

/** What uploads were made of, until somebody takes it. */
const received = new WeakMap<Blob, Uint8Array<ArrayBuffer>>();

/**
 * An uploaded file with its declared type; the handler checks the bytes. Throws the endpoint's own
 * codes for size and type.
 */
export const readFile = async (request: Request, upload: Upload): Promise<Blob> => {
  const type = declaredType(request);
  if (!upload.types.includes(type)) throw new AppError(upload.wrongType);
  const bytes = await readBytes(request, upload.maxBytes, upload.tooLarge);
  const file = new Blob([bytes], { type });
  received.set(file, bytes);
  return file;
};

/**
 * The bytes of a file, the caller's own to change or move. For the first who takes an upload's they are those that
 * were received: megabytes are copied in one go, while everybody waits.
 */
export const takeBytes = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = received.get(file);
  received.delete(file);
  // Small ones may lie in Node's pool, beside others'.
  const isAll = bytes !== undefined && bytes.length === bytes.buffer.byteLength;
  return isAll ? bytes : new Uint8Array(await file.arrayBuffer());
};
