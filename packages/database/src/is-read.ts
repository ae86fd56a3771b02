// Words and functions that may precede a parenthesis in a read-only statement.
const READING: ReadonlySet<string> = new Set(
  `and any as distinct exists filter from in join not on or select where
   array_to_string coalesce count greatest least lower max min sum`.split(/\s+/),
);

/**
 * Whether a statement only reads and may be sent twice. Conservative: any function that is neither
 * PostgreSQL's harmless own nor one of `readingFunctions` may write.
 */
export const isRead = (text: string, readingFunctions: readonly string[]): boolean =>
  /^\s*select\b/i.test(text) &&
  text
    .matchAll(/(\w+)\s*\(/g)
    .map(([, name = '']) => name.toLowerCase())
    .every((name) => READING.has(name) || readingFunctions.includes(name));
