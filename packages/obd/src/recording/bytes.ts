/** A recording that cannot be read: torn, of another edition, or none at all. */
export class RecordingError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RecordingError';
  }
}

const FIRST_SIZE = 256;
const CONTINUES = 0x80;
const FLOAT = 8;
/** Seven bits a byte: eight bytes hold every safe integer. */
const MAX_VARINT = 8;

/** Bytes that grow. Integers are written in as few bytes as they need (LEB128). */
export interface ByteWriter {
  /** A safe integer from 0. */
  readonly varint: (value: number) => void;
  readonly float: (value: number) => void;
  readonly text: (text: string) => void;
  /** How many bytes wait to be taken. */
  readonly length: () => number;
  /** What was written since the last call. */
  readonly take: () => Uint8Array<ArrayBuffer>;
}

export const createByteWriter = (): ByteWriter => {
  let bytes = new Uint8Array(FIRST_SIZE);
  let length = 0;
  const push = (byte: number): void => {
    if (length === bytes.length) {
      const larger = new Uint8Array(bytes.length * 2);
      larger.set(bytes);
      bytes = larger;
    }
    bytes[length] = byte;
    length += 1;
  };
  const varint = (value: number): void => {
    let rest = value;
    while (rest >= CONTINUES) {
      push((rest % CONTINUES) + CONTINUES);
      rest = Math.floor(rest / CONTINUES);
    }
    push(rest);
  };
  return {
    varint,
    float: (value) => {
      const view = new DataView(new ArrayBuffer(FLOAT));
      view.setFloat64(0, value);
      for (let at = 0; at < FLOAT; at += 1) push(view.getUint8(at));
    },
    text: (text) => {
      varint(text.length);
      for (let at = 0; at < text.length; at += 1) varint(text.charCodeAt(at));
    },
    length: () => length,
    take: () => {
      const taken = bytes.slice(0, length);
      length = 0;
      return taken;
    },
  };
};

/** Reads what a writer wrote. Each throws `RecordingError` where the bytes say something else. */
export interface ByteReader {
  readonly isAtEnd: () => boolean;
  /** @param max the highest number that makes sense here */
  readonly varint: (max?: number) => number;
  /** A finite number. */
  readonly float: () => number;
  /** Characters without control characters or halves of pairs. */
  readonly text: (maxCharacters: number) => string;
}

export const createByteReader = (bytes: Uint8Array): ByteReader => {
  let at = 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const varint = (max = Number.MAX_SAFE_INTEGER): number => {
    let value = 0;
    let factor = 1;
    for (let count = 0; count < MAX_VARINT; count += 1) {
      const byte = bytes[at];
      if (byte === undefined) throw new RecordingError('A number is cut.');
      at += 1;
      value += (byte % CONTINUES) * factor;
      if (byte < CONTINUES) {
        if (value > max) throw new RecordingError('A number is too large.');
        return value;
      }
      factor *= CONTINUES;
    }
    throw new RecordingError('A number has no end.');
  };
  return {
    isAtEnd: () => at >= bytes.length,
    varint,
    float: () => {
      if (at + FLOAT > bytes.length) throw new RecordingError('A number is cut.');
      const value = view.getFloat64(at);
      at += FLOAT;
      if (!Number.isFinite(value)) throw new RecordingError('A number is infinite.');
      return value;
    },
    text: (maxCharacters) => {
      const length = varint(maxCharacters);
      const codes: number[] = [];
      while (codes.length < length) codes.push(varint(0xffff));
      const text = String.fromCharCode(...codes);
      if (!text.isWellFormed() || /\p{Cc}/u.test(text)) {
        throw new RecordingError('A text has characters that are none.');
      }
      return text;
    },
  };
};
