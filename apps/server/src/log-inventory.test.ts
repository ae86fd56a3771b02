import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const SOURCE = import.meta.dirname;
const DOCUMENT = readFileSync(resolve(SOURCE, '../../../docs/operations.md'), 'utf8');

const CALL = /\blog(?:\.(?:info|warn|error|fatal)|\[[^\]]+\])\(/g;
const LITERAL = /'((?:[^'\\\n]|\\.)*)'/g;

/** What is between the parentheses of a call whose arguments begin at `from`. */
const argumentsAt = (text: string, from: number): string => {
  let depth = 1;
  let end = from;
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  }
  return text.slice(from, end - 1);
};

/** The message of every call of the log: its last literal. */
const messagesIn = (text: string): readonly string[] =>
  [...text.matchAll(CALL)].flatMap((call) => {
    const literals = [...argumentsAt(text, call.index + call[0].length).matchAll(LITERAL)];
    return literals.at(-1)?.[1] ?? [];
  });

test('the operator’s document lists every line that the server writes to its log', () => {
  const files = globSync('**/*.ts', { cwd: SOURCE }).filter(
    (path) => !/\.test\.ts$|^testing\//.test(path),
  );
  const messages = new Set(
    files.flatMap((path) => messagesIn(readFileSync(join(SOURCE, path), 'utf8'))),
  );
  expect(messages.size).toBeGreaterThan(30);
  const listed = (message: string): boolean =>
    DOCUMENT.includes(`\`${message}\``) || message === 'request';
  expect([...messages].filter((message) => !listed(message))).toEqual([]);
});
