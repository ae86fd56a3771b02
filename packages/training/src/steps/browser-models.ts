/**
 * The models of the browser's edition (decision 175): `systems` as it is, `faults` and `clauses` without the weights
 * that say least. Made from the files of the server's edition, so it needs no data.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { readModels } from '@wrenchwise/engine/read-models';

import { browserPack } from '../browser-pack.ts';
import { MODELS } from '../product-folders.ts';

const pack = browserPack(readModels(MODELS));
const file = gzipSync(pack, { level: 9 });
writeFileSync(join(MODELS, 'browser.bin.gz'), file);
process.stdout.write(`browser.bin.gz: ${file.length} bytes, unpacked ${pack.length}\n`);
