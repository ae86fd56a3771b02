import { existsSync } from 'node:fs';

import { CHROMIUM, SERVER_MAIN, WEB_INDEX } from './paths.ts';

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
  const missing = [
    ...(existsSync(SERVER_MAIN) ? [] : [`the server is not built (${SERVER_MAIN})`]),
    ...(existsSync(WEB_INDEX) ? [] : [`the web is not built (${WEB_INDEX})`]),
  ];
  if (missing.length > 0) refuse(`${missing.join('\n')}\nRun npm start or npm test.`);
  if (!existsSync(CHROMIUM)) {
    refuse(`Chromium is missing (${CHROMIUM}). Run npm test, or: apt-get install chromium.`);
  }
}
