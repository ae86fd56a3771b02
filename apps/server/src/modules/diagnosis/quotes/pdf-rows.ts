/** A piece of text of a page, where it is: from the lower left corner, in points. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pieces whose base lines differ by less than this share of their height are one row. */
const SAME_ROW = 0.5;
/** A gap of so many heights is one between cells: it is written as four blanks. */
const CELL_GAP = 0.9;
/** A gap of so many heights is one between words. */
const WORD_GAP = 0.15;

const joined = (pieces: readonly PlacedText[]): string => {
  let row = '';
  let end: number | undefined;
  for (const { text, x, width, height } of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = end === undefined ? 0 : (x - end) / Math.max(height, 1);
    if (gap > CELL_GAP) row += '    ';
    else if (gap > WORD_GAP && !row.endsWith(' ')) row += ' ';
    row += text;
    end = x + width;
  }
  return row.trimEnd();
};

/** The rows of a page from top to bottom, with wide gaps between the cells of a table. */
export const rowsOfPage = (pieces: readonly PlacedText[]): readonly string[] => {
  const rows: { y: number; height: number; pieces: PlacedText[] }[] = [];
  const placed = pieces.filter(({ text }) => text.trim() !== '');
  for (const piece of placed.toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const height = Math.max(piece.height, 1);
    if (row && Math.abs(row.y - piece.y) <= SAME_ROW * Math.max(row.height, height)) {
      row.pieces.push(piece);
    } else {
      rows.push({ y: piece.y, height, pieces: [piece] });
    }
  }
  return rows.map((row) => joined(row.pieces)).filter((row) => row !== '');
};
