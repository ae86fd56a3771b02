import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  aligned,
  FORMAT_VERSION,
  HEADER_START,
  MAGIC,
  type ModelHeader,
  type ModelKind,
  type SectionType,
} from '@wrenchwise/engine/model/model-file';
import { MAX_SHARED } from '@wrenchwise/engine/model/names';

import { INPUTS } from './inputs.ts';
import { MODELS } from './product-folders.ts';

/** A section's values: a text, or numbers of its type. */
export type SectionValue = readonly [type: 'text', text: string] | NumberSection;
type NumberSection = readonly [type: Exclude<SectionType, 'text'>, values: readonly number[]];

const ARRAYS = {
  u8: Uint8Array,
  i8: Int8Array,
  u16: Uint16Array,
  i16: Int16Array,
  f64: Float64Array,
};

/** JSON in ASCII: what is beyond it is escaped. */
const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[^\0-\x7F]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The bytes of a section and its elements. @throws when a number does not fit */
const encoded = ([type, value]: SectionValue): { bytes: Uint8Array; length: number } => {
  if (type === 'text') {
    const bytes = Buffer.from(asciiJson(value), 'latin1');
    return { bytes, length: bytes.length };
  }
  const numbers = ARRAYS[type].from(value);
  const wrong = value.findIndex((number, at) => numbers[at] !== number);
  if (wrong >= 0) throw new Error(`${value[wrong]} is no ${type}`);
  return { bytes: new Uint8Array(numbers.buffer), length: numbers.length };
};

/** The two sections from which the engine's `readNames` reads sorted names. */
export const nameSections = (
  section: string,
  names: readonly string[],
): Readonly<Record<string, SectionValue>> => {
  const shared = names.map((name, at) => {
    const before = names[at - 1] ?? '';
    let same = 0;
    while (same < MAX_SHARED && same < name.length && name[same] === before[same]) same += 1;
    return same;
  });
  return {
    [`${section}.shared`]: ['u8', shared],
    [`${section}.rest`]: ['text', names.map((name, at) => name.slice(shared[at])).join('\n')],
  };
};

/** A model as the bytes of its file (`packages/engine/src/model/model-file.ts`). */
export const modelBytes = (
  model: ModelKind,
  sections: Readonly<Record<string, SectionValue>>,
): Uint8Array => {
  let offset = 0;
  const placed = Object.entries(sections).map(([name, section]) => {
    const { bytes, length } = encoded(section);
    const at = offset;
    offset = aligned(offset + bytes.length);
    return { name, type: section[0], bytes, length, offset: at };
  });
  const header: ModelHeader = {
    model,
    inputs: Object.fromEntries(
      INPUTS.filter(({ steps }) => steps.includes(model)).map(({ file, sha256 }) => [file, sha256]),
    ),
    sections: Object.fromEntries(
      placed.map(({ name, type, offset: from, length }) => [name, { type, offset: from, length }]),
    ),
  };
  const text = Buffer.from(asciiJson(header), 'latin1');
  const start = aligned(HEADER_START + text.length);
  const file = Buffer.alloc(start + offset);
  file.write(MAGIC, 'latin1');
  file.writeUInt32LE(FORMAT_VERSION, 4);
  file.writeUInt32LE(text.length, 8);
  file.set(text, HEADER_START);
  for (const { bytes, offset: from } of placed) file.set(bytes, start + from);
  return file;
};

/** Writes a model where the product reads it, and its size and SHA-256 into its card. */
export const writeModel = (
  model: ModelKind,
  sections: Readonly<Record<string, SectionValue>>,
): string => {
  const bytes = modelBytes(model, sections);
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(join(MODELS, `${model}.bin`), bytes);
  const card = join(MODELS, `${model}.md`);
  writeFileSync(
    card,
    readFileSync(card, 'utf8')
      .replace(/^- \*\*Size\*\*: .*$/m, `- **Size**: ${bytes.length} bytes`)
      .replace(/^- \*\*SHA-256\*\*: .*$/m, `- **SHA-256**: ${hash}`),
  );
  return `${model}.bin: ${bytes.length} bytes, SHA-256 ${hash}`;
};
