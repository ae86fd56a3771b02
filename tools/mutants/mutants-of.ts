import ts from 'typescript';

/** A small mistake in a file: the text between two offsets is replaced. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** From 1. */
  readonly line: number;
  readonly what: string;
}

type Change = Pick<Mutant, 'start' | 'end' | 'replacement' | 'what'>;

/** Comparisons that differ in the boundary only. */
const BOUNDARIES: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
]);

const conditionOf = (node: ts.Node): ts.Expression | undefined => {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return node.expression;
  return ts.isConditionalExpression(node) ? node.condition : undefined;
};

/** The name of what is called, of a method with its dot. */
const nameOfCall = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? `.${expression.name.text}` : expression.getText();

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

const ofCall = (node: ts.CallExpression): readonly Change[] => {
  const name = nameOfCall(node);
  const given = node.arguments;
  const [only] = given;
  if (name === '.where' && only && given.length === 1) {
    const [start, end] = [only.getStart(), only.end];
    return [{ start, end, replacement: 'undefined', what: 'the whole `where` is dropped' }];
  }
  if (name !== 'and' || given.length < 2) return [];
  return given.map((argument) => ({
    start: argument.getStart(),
    end: argument.end,
    replacement: 'undefined',
    what: `the condition '${short(argument.getText())}' is dropped`,
  }));
};

const changesOf = (node: ts.Node): readonly Change[] => {
  const condition = conditionOf(node);
  if (condition) {
    const text = condition.getText();
    const [start, end] = [condition.getStart(), condition.end];
    return [{ start, end, replacement: `!(${text})`, what: `'${short(text)}' is negated` }];
  }
  if (ts.isBinaryExpression(node)) {
    const { operatorToken: operator } = node;
    const replacement = BOUNDARIES.get(operator.kind);
    if (replacement === undefined) return [];
    const [start, end] = [operator.getStart(), operator.end];
    return [{ start, end, replacement, what: `'${operator.getText()}' becomes '${replacement}'` }];
  }
  if (ts.isExpressionStatement(node)) {
    const called = ts.isAwaitExpression(node.expression)
      ? node.expression.expression
      : node.expression;
    if (!ts.isCallExpression(called)) return [];
    const what = `the call '${short(called.getText())}' is removed`;
    return [{ start: node.getStart(), end: node.end, replacement: '{}', what }];
  }
  if (ts.isCallExpression(node)) return ofCall(node);
  const isTrue = node.kind === ts.SyntaxKind.TrueKeyword;
  if ((isTrue || node.kind === ts.SyntaxKind.FalseKeyword) && !ts.isLiteralTypeNode(node.parent)) {
    const replacement = String(!isTrue);
    const [start, end] = [node.getStart(), node.end];
    return [{ start, end, replacement, what: `'${node.getText()}' becomes '${replacement}'` }];
  }
  return [];
};

/**
 * The mutants of a source text: conditions negated, a condition of a query dropped, boundaries moved,
 * calls that are statements removed, and booleans turned. Types are left out: no test runs them.
 */
export const mutantsOf = (fileName: string, text: string): readonly Mutant[] => {
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    for (const change of changesOf(node)) {
      const { line } = source.getLineAndCharacterOfPosition(change.start);
      found.push({ ...change, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** The text with the mistake in it. */
export const mutated = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);
