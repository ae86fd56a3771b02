import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { models } from '../testing/engine.ts';
import { openModel, readHeader } from './model-file.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'models');
const KINDS = ['systems', 'faults', 'clauses'] as const;

describe('a trained model', () => {
  it.each(KINDS)('is the file that its card describes: %s', (kind) => {
    const card = readFileSync(join(FOLDER, `${kind}.md`), 'utf8');
    const hash = createHash('sha256').update(models[kind]).digest('hex');
    expect(card).toContain(`- **SHA-256**: ${hash}\n`);
    expect(card).toContain(`- **Size**: ${models[kind].length} bytes\n`);
    expect(card).toMatch(/- \*\*Trained\*\*: \d{4}-\d\d-\d\d, edition/);
  });

  it.each(KINDS)('names the inputs that it was made of by hash: %s', (kind) => {
    const { inputs } = readHeader(models[kind]).header;
    expect(Object.keys(inputs)).toContain('complaints-dev.jsonl');
    for (const hash of Object.values(inputs)) expect(hash).toMatch(/^[\da-f]{64}$/);
  });

  it('is read from any place of a buffer', () => {
    const shifted = new Uint8Array(models.systems.length + 1);
    shifted.set(models.systems, 1);
    expect(openModel(shifted.subarray(1), 'systems').f64('temperature')).toEqual(
      openModel(models.systems, 'systems').f64('temperature'),
    );
  });

  it('is refused where another one, a shorter or a different file is handed over', () => {
    expect(() => openModel(models.faults, 'clauses')).toThrow("holds the model 'faults'");
    expect(() => openModel(Uint8Array.from([1, 2, 3]), 'faults')).toThrow('not a model file');
    const half = openModel(models.faults.subarray(0, models.faults.length / 2), 'faults');
    expect(() => half.i8('weights')).toThrow('cut short');
    const later = Uint8Array.from(models.faults);
    later[4] = 9;
    expect(() => openModel(later, 'faults')).toThrow('format 9, not 1');
    expect(() => openModel(models.faults, 'faults').u8('weights')).toThrow("no u8 'weights'");
  });
});
