/** A trouble code as tools print it. */
const CODE = /\b[PCBU][0-3][0-9A-F]{3}\b/;
/** Words and signs of a quote: a line that names a code beside a price is no report. */
const MONEY = /[£€$]\s*\d|\d\s*[£€$]|\bVAT\b|\bMwSt\b/i;
const SEPARATORS = [';', '\t', ','] as const;
const MIN_CELLS = 2;

/** The cells of a line of a table: quotes around a cell go, a comma within them is no separator. */
const cellsOf = (line: string, separator: string): readonly string[] => {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
};

/** What separates the cells: whatever most lines have; undefined where the text is no table. */
const separatorOf = (lines: readonly string[]): string | undefined =>
  SEPARATORS.find(
    (separator) =>
      lines.filter((line) => cellsOf(line, separator).length >= MIN_CELLS).length * 2 >
      lines.length,
  );

/**
 * The report of another tool as lines that a diagnosis reads: 'P0301: Cylinder 1 misfire, stored'. Of a table
 * (CSV with commas, semicolons or tabs) each row is a line; lines that come twice are there once.
 *
 * @param text of a file, a PDF or a message
 * @param maxLength of the answer, in characters: whole lines, those with a code first
 * @returns undefined where the text names no trouble code, or reads like a quote
 */
export const toolReport = (text: string, maxLength: number): string | undefined => {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!lines.some((line) => CODE.test(line)) || MONEY.test(text)) return undefined;
  const separator = separatorOf(lines);
  const said = lines.map((line) => {
    if (separator === undefined) return line;
    const [first = '', ...others] = cellsOf(line, separator).filter((cell) => cell !== '');
    return others.length === 0 ? first : `${first}: ${others.join(', ')}`;
  });
  const once = [...new Set(said)];
  const ordered = [
    ...once.filter((line) => CODE.test(line)),
    ...once.filter((line) => !CODE.test(line)),
  ];
  const taken: string[] = [];
  let length = 0;
  for (const line of ordered) {
    length += line.length + 1;
    if (length > maxLength) break;
    taken.push(line);
  }
  return taken.length === 0 ? undefined : taken.join('\n');
};
