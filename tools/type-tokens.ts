import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './run-command.ts';

/**
 * Finds type sizes and weights that are no tokens of `packages/ui/src/styles/tokens.css`: arbitrary
 * classes, classes of Tailwind's that the theme does not have, and CSS declarations with a value of
 * their own. Run as a program, it lists them and fails when there are any.
 */

const FOLDERS = [
  'packages/ui/src',
  'packages/car-ui/src',
  'packages/client/src',
  'apps/site/src',
  'apps/dashboard/src',
  'apps/dashboard/gallery',
];

const IN_CLASSES: readonly RegExp[] = [
  /(?<![\w-])font-\[(?:\d|weight:)[^\]]*\]/g,
  /(?<![\w-])font-\(weight:[^)]*\)/g,
  /(?<![\w-])text-\[(?:[\d.]|length:|calc|clamp|min|max)[^\]]*\]/g,
  /(?<![\w-])text-(?:[6-9]xl)(?![\w-])/g,
  /(?<![\w-])font-(?:thin|extralight|light|extrabold|black)(?![\w-])/g,
];

const IN_STYLES = /(?<![\w-])(?:font-weight|font-size):\s*([^;}]+)/g;

/** Values that a declaration may have: a token, or nothing of its own. */
const isToken = (value: string): boolean =>
  /^(?:var\(--(?:text|font-weight|root-size)-[\w-]+\)|inherit)$/.test(value.trim());

/** The sizes and weights of one source that are no tokens, a line for each. */
export const looseTypeIn = (name: string, source: string): readonly string[] => {
  const found = name.endsWith('.css')
    ? [...source.replace(/@font-face\s*\{[^}]*\}/g, '').matchAll(IN_STYLES)]
        .filter(([, value = '']) => !isToken(value))
        .map(([declaration]) => declaration.trim())
    : IN_CLASSES.flatMap((pattern) => [...source.matchAll(pattern)].map(([text]) => text));
  return found.map((text) => `${name}: ${text}`);
};

/** Those of all sources of the two apps and what they show. */
const looseType = (): readonly string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:tsx?|astro|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
      .flatMap((path) =>
        looseTypeIn(join(folder, path), readFileSync(join(ROOT, folder, path), 'utf8')),
      ),
  );

if (import.meta.main) {
  const found = looseType();
  process.stdout.write(found.map((line) => `${line} is no token of tokens.css\n`).join(''));
  process.exit(found.length === 0 ? 0 : 1);
}
