import { existsSync } from 'node:fs';

import { CHROMIUM, DASHBOARD, SERVER_MAIN, SITE } from './paths.ts';

const NODE_MAJOR = 22;

const refuse = (reason: string): never => {
  process.stderr.write(`The journeys cannot start.\n${reason}\n`);
  process.exit(1);
};

/** Fails with one clear message before the first journey when the build is missing. */
export default function requireBuild(): void {
  if (Number(process.versions.node.split('.')[0]) < NODE_MAJOR) {
    refuse(`Node ${process.version} is too old; use \`npm test\`, which brings its own.`);
  }
  const parts = { server: SERVER_MAIN, site: SITE, dashboard: DASHBOARD };
  const missing = Object.entries(parts)
    .filter(([, path]) => !existsSync(path))
    .map(([name, path]) => `the ${name} is not built (${path})`);
  if (missing.length > 0) refuse(`${missing.join('\n')}\nRun npm start or npm test.`);
  if (CHROMIUM === undefined) {
    refuse('Chromium is missing. Run npm test, or: apt-get install chromium-headless-shell.');
  }
}
