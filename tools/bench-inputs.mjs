// npm run bench, before anything is installed or built: names the data that the wanted benches lack. A bench
// that is asked for by name is not started without it; in a run of all it is left out by itself.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const DATA = process.env['WRENCHWISE_DATA'] ?? join(ROOT, '..', 'shared', 'data');

const POSTS = ['owners-posts.jsonl', 'owners-posts-labels.jsonl'];

const NEEDS = {
  accuracy: ['complaints-dev.jsonl'],
  errors: ['complaints-dev.jsonl'],
  faults: ['complaints-dev.jsonl'],
  interview: POSTS,
  model: ['complaints-dev.jsonl'],
  outlook: ['complaints-dev.jsonl', 'mot-failures.jsonl'],
  strangers: POSTS,
  verdicts: [
    'complaints-dev.jsonl',
    'complaints-extra.jsonl',
    'complaints-unlabelled.jsonl',
    'owners-posts.jsonl',
  ],
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const missing = Object.entries(NEEDS)
  .filter(([bench]) => wanted.length === 0 || wanted.includes(bench))
  .flatMap(([bench, files]) => files.map((file) => [bench, join(DATA, file)]))
  .filter(([, path]) => !existsSync(path));
for (const [bench, path] of missing) {
  process.stderr.write(`The bench '${bench}' needs ${path}, which is missing.\n`);
}
if (missing.length > 0) {
  process.stderr.write(
    'Set WRENCHWISE_DATA to the folder of the data (packages/training/README.md).\n',
  );
  if (wanted.length > 0) process.exit(1);
}
