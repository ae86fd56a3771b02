import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { unpackModels } from '@wrenchwise/engine/model/model-pack';
import { readModels } from '@wrenchwise/engine/read-models';
import { expect, it } from 'vitest';

import { browserPack } from './browser-pack.ts';
import { MODELS } from './product-folders.ts';

it('makes the committed models of the browser from the committed models', () => {
  const made = browserPack(readModels(MODELS));
  const committed = gunzipSync(readFileSync(join(MODELS, 'browser.bin.gz')));
  expect(Buffer.compare(committed, made)).toBe(0);
});

it('refuses a pack that is cut short', () => {
  const pack = browserPack(readModels(MODELS));
  expect(() => unpackModels(pack.slice(0, -1))).toThrow('cut short');
});
