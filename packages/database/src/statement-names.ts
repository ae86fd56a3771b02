/** A bound on what the names cost a connection. More texts than this are not written by hand. */
const MOST = 200;

/** The name under which a statement's text is prepared; undefined when there are too many. */
export type StatementNames = (text: string) => string | undefined;

/**
 * Names for statements, so that a connection parses and plans each one once. Only texts whose
 * values are parameters belong here: the same text comes again.
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
