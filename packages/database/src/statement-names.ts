/** Bounds the memory of prepared statements on a connection; more texts are not written by hand. */
const MOST = 200;

/** The name of a text's prepared statement; undefined when there are too many. */
export type StatementNames = (text: string) => string | undefined;

/**
 * Names of prepared statements, so that a connection parses and plans each text once. Only for
 * texts whose values are parameters.
 */
export const createStatementNames = (): StatementNames => {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const name = `wrenchwise_${names.size}`;
    names.set(text, name);
    return name;
  };
};
