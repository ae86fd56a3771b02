// npm run messages: brings the catalogue of translations up to date with the words of the screens.
// As a check (`--check`) it fails where that would change something, or where a screen has words beside the catalogue.

import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import ts from 'typescript';

import { bin, NODE, ROOT, runCommand } from './run-command.ts';

const CATALOGUES = join(ROOT, 'packages/ui/src/language/catalogues');
const LINGUI = bin('@lingui/cli/dist/lingui.js');

/** Screens whose words are translated. The knowledge, and the drawings of its steps, are English. */
const SCREENS = ['apps/dashboard/src/**/*.tsx', 'packages/ui/src/**/*.tsx'];
const NO_SCREEN = /\.test\.|\/testing\//;

/** What is the same in every language: keys, code, and what is inside a message already. */
const NO_WORDS = new Set(['Trans', 'Plural', 'kbd', 'code', 'pre']);

const tagOf = (node: ts.JsxElement): string => node.openingElement.tagName.getText();

const isInMessage = (node: ts.Node): boolean => {
  for (let up: ts.Node = node.parent; !ts.isSourceFile(up); up = up.parent) {
    if (ts.isJsxElement(up) && NO_WORDS.has(tagOf(up))) return true;
  }
  return false;
};

/** The words of a file that no catalogue has, each with its line. */
const rawWords = (path: string): string[] => {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text) && !isInMessage(node)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1}: ${node.text.trim()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const extract = (catalogues: string) =>
  runCommand(NODE, [LINGUI, 'extract', '--clean'], {
    cwd: ROOT,
    env: { MESSAGE_CATALOGUES: catalogues },
  });

const check = async (): Promise<string[]> => {
  const copy = mkdtempSync(join(tmpdir(), 'messages-'));
  cpSync(CATALOGUES, copy, { recursive: true });
  const { code, output } = await extract(copy);
  const read = (folder: string) => readFileSync(join(folder, 'de.po'), 'utf8');
  const isCurrent = code === 0 && read(copy) === read(CATALOGUES);
  rmSync(copy, { recursive: true });
  const raw = globSync(SCREENS, { cwd: ROOT })
    .filter((path) => !NO_SCREEN.test(path))
    .flatMap(rawWords);
  return [
    ...raw.map((words) => `${words}: words of a screen go through t or <Trans>`),
    ...(code === 0 ? [] : [output]),
    ...(isCurrent ? [] : ['The catalogue is behind the screens: npm run messages']),
  ];
};

if (process.argv.includes('--check')) {
  const complaints = await check();
  process.stdout.write(`${complaints.join('\n')}\n`);
  process.exit(complaints.length === 0 ? 0 : 1);
}
const { code, output } = await extract(CATALOGUES);
process.stdout.write(output);
process.exit(code);
