/** A message of PostgreSQL's wire protocol from a client: its type's letter and its whole bytes. */
export interface ClientMessage {
  readonly type: string;
  /** Letter, length and body. */
  readonly bytes: Buffer<ArrayBuffer>;
}

/** Type's letter and length, before each body. */
const HEAD = 5;
/** The parser refuses more, as PostgreSQL does: a length that makes no sense would fill the memory. */
const MAX_BYTES = 0x3fff_ffff;

/** The first message of a connection has no letter. */
const STARTUP_HEAD = 4;

/** Splits a stream of bytes into client messages; what is incomplete waits for the next chunk. */
export const createMessageReader = (): {
  readonly push: (chunk: Buffer) => void;
  /** The body of a message without a letter, as at the start; undefined while it is incomplete. */
  readonly nextStartup: () => Buffer | undefined;
  readonly next: () => ClientMessage | undefined;
} => {
  let waiting: Buffer[] = [];
  let held = 0;

  const joined = (): Buffer => {
    const all = waiting.length === 1 && waiting[0] ? waiting[0] : Buffer.concat(waiting);
    waiting = [all];
    return all;
  };

  /** Takes a message whose length is at `lengthAt` and counts everything after it. */
  const take = (lengthAt: number): Buffer<ArrayBuffer> | undefined => {
    if (held < lengthAt + STARTUP_HEAD) return undefined;
    const all = joined();
    const length = all.readUInt32BE(lengthAt);
    if (length < STARTUP_HEAD || length > MAX_BYTES) throw new RangeError('not a wire message');
    const end = lengthAt + length;
    if (held < end) return undefined;
    waiting = [all.subarray(end)];
    held -= end;
    return Buffer.from(all.subarray(0, end));
  };

  return {
    push: (chunk) => {
      waiting.push(chunk);
      held += chunk.length;
    },
    nextStartup: () => take(0)?.subarray(STARTUP_HEAD),
    next: () => {
      const bytes = take(1);
      return bytes && { type: String.fromCharCode(bytes[0] ?? 0), bytes };
    },
  };
};

/** A message of a letter and a body. */
export const messageOf = (type: string, body: Buffer | string = ''): Buffer<ArrayBuffer> => {
  const content = Buffer.from(body);
  const bytes = Buffer.alloc(HEAD + content.length);
  bytes.write(type, 0, 'latin1');
  bytes.writeUInt32BE(HEAD - 1 + content.length, 1);
  content.copy(bytes, HEAD);
  return bytes;
};

const cString = (bytes: Buffer, start: number): { text: string; end: number } => {
  const end = bytes.indexOf(0, start);
  if (end < 0) throw new RangeError('not a wire message');
  return { text: bytes.toString('utf8', start, end), end };
};

/**
 * The same message with its prepared statement's name, where it has one, made by `rename`: several
 * clients share one session, in which a name stands for one text.
 */
export const withStatementName = (
  { type, bytes }: ClientMessage,
  rename: (name: string) => string,
): Buffer<ArrayBuffer> => {
  const isOfStatement =
    type === 'P' || type === 'B' || ((type === 'D' || type === 'C') && bytes[HEAD] === 0x53);
  if (!isOfStatement) return bytes;
  const start = type === 'P' ? HEAD : type === 'B' ? cString(bytes, HEAD).end + 1 : HEAD + 1;
  const { text, end } = cString(bytes, start);
  if (text === '') return bytes;
  return messageOf(
    type,
    Buffer.concat([bytes.subarray(HEAD, start), Buffer.from(rename(text)), bytes.subarray(end)]),
  );
};
