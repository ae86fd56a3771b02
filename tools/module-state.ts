import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';

import { ROOT } from './run-command.ts';

/**
 * Finds module-level state: what a module stores between two calls, so that the second result can
 * depend on the first. A binding is state when it is reassigned, when its value is written to
 * anywhere in its module, or when it holds a collection whose type is mutable.
 */

/** The packages that must have none. */
const STATELESS = [
  'packages/vehicle/src',
  'packages/knowledge/src',
  'packages/engine/src',
  'packages/library/src',
  'packages/assistant/src',
  'packages/quotes/src',
  'packages/obd/src',
];

const COLLECTIONS: ReadonlySet<string> = new Set(['Map', 'Set', 'WeakMap', 'WeakSet', 'Array']);

/** Mutating methods. `exec` and `test` advance a global or sticky expression. */
const WRITES: ReadonlySet<string> = new Set(
  'set add delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '),
);
const MOVES_ON: ReadonlySet<string> = new Set(['exec', 'test']);

const isGlobalOrSticky = (node: ts.Expression | undefined): boolean =>
  node !== undefined &&
  ts.isRegularExpressionLiteral(node) &&
  /\/[a-z]*[gy][a-z]*$/.test(node.text);

/** The root variable of `a.b[c]`. */
const rootOf = (node: ts.Expression): string | undefined => {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)
    ? rootOf(node.expression)
    : undefined;
};

const ASSIGNMENTS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsToken,
  ts.SyntaxKind.PlusEqualsToken,
  ts.SyntaxKind.MinusEqualsToken,
  ts.SyntaxKind.QuestionQuestionEqualsToken,
  ts.SyntaxKind.BarBarEqualsToken,
  ts.SyntaxKind.AmpersandAmpersandEqualsToken,
]);

/** The written bindings of a file, and variables whose regular expression is advanced. */
const writtenIn = (file: ts.SourceFile) => {
  const written = new Set<string>();
  const moved = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && ASSIGNMENTS.has(node.operatorToken.kind)) {
      const root = ts.isIdentifier(node.left) ? undefined : rootOf(node.left);
      if (root !== undefined) written.add(root);
    }
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const root = rootOf(node.expression.expression);
      const method = node.expression.name.text;
      if (root !== undefined && WRITES.has(method)) written.add(root);
      if (root !== undefined && MOVES_ON.has(method)) moved.add(root);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { written, moved };
};

/** Local bindings that shadow one of the module. */
const localNames = (file: ts.SourceFile): ReadonlySet<string> => {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isLocal =
      (ts.isVariableDeclaration(node) && node.parent.parent.parent !== file) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node);
    if (isLocal && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
};

/** The module-level state of one source, a line for each binding. */
export const moduleStateIn = (name: string, source: string): readonly string[] => {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true);
  const { written, moved } = writtenIn(file);
  const locals = localNames(file);
  const found: string[] = [];
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const list = statement.declarationList;
    for (const declaration of list.declarations) {
      const binding = declaration.name.getText(file);
      const tell = (why: string) => found.push(`${name}: ${binding} ${why}`);
      const { initializer, type } = declaration;
      if ((list.flags & ts.NodeFlags.Const) === 0) tell('can be assigned again');
      else if (written.has(binding) && !locals.has(binding)) tell('is written to');
      else if (moved.has(binding) && isGlobalOrSticky(initializer)) {
        tell('is a regular expression that remembers where it stopped');
      } else if (
        initializer !== undefined &&
        ts.isNewExpression(initializer) &&
        COLLECTIONS.has(initializer.expression.getText(file)) &&
        type?.getText(file).startsWith('Readonly') !== true
      ) {
        tell('holds a collection whose type is not read-only');
      }
    }
  }
  return found;
};

/** The module-level state of those packages. */
export const moduleState = (): readonly string[] =>
  STATELESS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(path))
      .flatMap((path) =>
        moduleStateIn(join(folder, path), readFileSync(join(ROOT, folder, path), 'utf8')),
      ),
  );
