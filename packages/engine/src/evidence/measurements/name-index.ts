import type { Parameter } from '@wrenchwise/knowledge/parameters/parameter';
import { QUANTITIES, type Quantity } from '@wrenchwise/knowledge/parameters/units';

import { scan, type Token } from './scan.ts';

/** A prefix tree over tokens. */
interface Node<T> {
  readonly next: Map<string, Node<T>>;
  value?: T;
}

const root = <T>(): Node<T> => ({ next: new Map() });

const add = <T>(
  tree: Node<T>,
  words: readonly string[],
  value: T,
  merge: (old: T, value: T) => T,
) => {
  let node = tree;
  for (const word of words) {
    let next = node.next.get(word);
    if (next === undefined) {
      next = root();
      node.next.set(word, next);
    }
    node = next;
  }
  node.value = node.value === undefined ? value : merge(node.value, value);
};

/** Marks that may be between the words of a name. */
const JOINTS: ReadonlySet<string> = new Set(['-', '_', '.', '/', '(', '#', '’', "'", '[']);

/** A parameter by one of its names. */
export interface Named {
  readonly parameter: Parameter;
  readonly isSure: boolean;
  /** The name is so general that the value has to be one of this parameter. */
  readonly isVague?: true;
}

/** A parameter's name in a text. */
export interface Mention {
  readonly parameter: Parameter;
  /** It names the parameter without a unit beside it. */
  readonly isSure: boolean;
  readonly isVague?: true;
  /** Other parameters of the same name: 'tyres' have a pressure and a tread. */
  readonly others?: readonly Named[];
  /** Indices of its first and last token. */
  readonly first: number;
  readonly last: number;
}

/** A unit's shown form by quantity: 'F' is no farad, and 'A' of a battery test is another quantity. */
export type UnitOf = Readonly<Partial<Record<Quantity, string>>>;

export interface NameIndex {
  /** The longest name that begins at a token. */
  readonly mentionAt: (tokens: readonly Token[], at: number) => Mention | undefined;
  readonly parameter: (id: string) => Parameter | undefined;
  /** The longest unit that begins at a token, and the index behind it. */
  readonly unitAt: (
    tokens: readonly Token[],
    at: number,
  ) => { readonly unit: UnitOf; readonly next: number } | undefined;
}

const wordsOf = (name: string): readonly string[] =>
  scan(name).flatMap(({ text }) => (JOINTS.has(text) ? [] : [text]));

const joined = (old: readonly Named[], value: readonly Named[]): readonly Named[] => [
  ...old,
  ...value,
];

const mentionOf = (
  [named, ...others]: readonly Named[],
  first: number,
  last: number,
): Mention | undefined =>
  named === undefined
    ? undefined
    : { ...named, ...(others.length === 0 ? {} : { others }), first, last };

/** Indexes the names of parameters and units. Of equal names the first parameter's counts. */
export const indexNames = (parameters: readonly Parameter[]): NameIndex => {
  const names = root<readonly Named[]>();
  for (const parameter of parameters) {
    const insert = (name: string, isSure: boolean) =>
      add(names, wordsOf(name), [{ parameter, isSure }], joined);
    for (const name of parameter.names) insert(name, true);
  }
  for (const parameter of parameters) {
    for (const name of parameter.withUnit ?? []) {
      add(names, wordsOf(name), [{ parameter, isSure: false }], joined);
    }
  }
  for (const parameter of parameters) {
    for (const name of parameter.vague?.names ?? []) {
      add(names, wordsOf(name), [{ parameter, isSure: false, isVague: true }], joined);
    }
  }
  const units = root<UnitOf>();
  for (const [quantity, list] of Object.entries(QUANTITIES)) {
    for (const { shown, written } of list) {
      for (const form of written) {
        add(
          units,
          scan(form).map(({ text }) => text),
          { [quantity]: shown },
          (old, one) => ({ ...one, ...old }),
        );
      }
    }
  }
  const byId: ReadonlyMap<string, Parameter> = new Map(parameters.map((one) => [one.id, one]));
  return {
    parameter: (id) => byId.get(id),
    mentionAt: (tokens, at) => {
      let node = names;
      let found: Mention | undefined;
      const line = tokens[at]?.line;
      for (let i = at; i < tokens.length; i += 1) {
        const token = tokens[i];
        if (token === undefined || token.line !== line) break;
        if (i > at && JOINTS.has(token.text)) continue;
        const next = node.next.get(token.text);
        if (next === undefined) break;
        node = next;
        const following = tokens[i + 1];
        const isWhole =
          following?.glued !== true || following.kind !== 'word' || token.kind === 'number';
        if (node.value !== undefined && isWhole) found = mentionOf(node.value, at, i) ?? found;
      }
      return found;
    },
    unitAt: (tokens, at) => {
      let node = units;
      let found: { unit: UnitOf; next: number } | undefined;
      for (let i = at; i < tokens.length; i += 1) {
        const token = tokens[i];
        if (token === undefined || token.line !== tokens[at]?.line) break;
        const next = node.next.get(token.text);
        if (next === undefined) break;
        node = next;
        const following = tokens[i + 1];
        const isWhole =
          following?.glued !== true || following.kind === 'mark' || token.kind === 'mark';
        if (node.value !== undefined && isWhole) found = { unit: node.value, next: i + 1 };
      }
      return found;
    },
  };
};
