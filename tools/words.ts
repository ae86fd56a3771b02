// `npm run lint`, the words: comments, titles of tests and names of files use the field's terms, which
// somebody would search for (CONTRIBUTING.md, Words). One line for each use that is left.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { ROOT } from './run-command.ts';

interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
}

const WORDS: readonly Word[] = [
  { pattern: /\b(?:told|tells|telling)\b/i, instead: 'reported, shows, says, answer' },
  { pattern: /\bheard\b/i, instead: 'understood, recognised' },
  { pattern: /\bsound parts?\b/i, instead: 'ruled-out part' },
  { pattern: /\b(?:dashboard|warning) lamps?\b/i, instead: 'warning light' },
  {
    pattern: /\bkept\b(?! (?:alive|apart|busy|from|open|safe|together|to the|up\b|waiting))/i,
    instead: 'stored, saved, remembered',
  },
  {
    pattern: /(?<!\b(?:axle|on) )\bstands\b(?! (?:for|in for|out|still)\b)/i,
    instead: 'is, appears, applies',
  },
  { pattern: /\balone\b/i, instead: 'only, by itself' },
];

/** Uses that are no dialect: to leave or let alone, and what is quoted. */
const ALLOWED =
  /\b(?:leav\w+|left|let)\b(?: [\w’',]+){0,6} alone\b|`[^`]*`|"[^"]*"|(?<!\w)'[^']{1,60}'(?!\w)/gi;

const FILE_NAMES = /^(?:heard|kept|sound-part|telling|told|use-telling)s?(?:-|\.)/;

/** The comments of a source file and the titles of its tests, each with its line. */
export const wordsOf = (source: string, isTest: boolean): readonly (readonly [number, string])[] =>
  source.split('\n').flatMap((line, index) => {
    const comment = /^\s*(?:\/\/|\/\*|\*)(.*)$|[;,{}()\]] \/\/(.*)$/.exec(line);
    const title = isTest
      ? /\b(?:test|it|describe)(?:\.\w+)?\(\s*(['"`])(.*?)\1,/.exec(line)
      : undefined;
    const text = comment ? (comment[1] ?? comment[2]) : title?.[2];
    return text === undefined ? [] : [[index + 1, text] as const];
  });

/** What a text says in words that are not the field's: each with what to say instead. */
export const dialectIn = (text: string): readonly string[] => {
  const own = text.replace(ALLOWED, '');
  return WORDS.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(own);
    return found ? [`'${found[0]}': say ${instead}`] : [];
  });
};

const filesOf = (): readonly string[] =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mts', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => name !== '' && !/\/generated\/|^tools\/words/.test(name))
    // One that was moved and is not committed yet is still in git's list.
    .filter((name) => existsSync(join(ROOT, name)));

if (import.meta.main) {
  let count = 0;
  const report = (line: string): void => {
    count += 1;
    process.stdout.write(`${line}\n`);
  };
  for (const name of filesOf()) {
    if (FILE_NAMES.test(basename(name))) report(`${name}: the name of the file`);
    const source = readFileSync(join(ROOT, name), 'utf8');
    for (const [line, text] of wordsOf(source, /\.(?:test|spec)\.tsx?$/.test(name))) {
      for (const use of dialectIn(text)) report(`${name}:${line}: ${use}`);
    }
  }
  process.stdout.write(`${count} words of a dialect\n`);
  process.exit(count === 0 ? 0 : 1);
}
