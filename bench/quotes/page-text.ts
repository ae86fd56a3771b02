import { getDocumentProxy } from 'unpdf';

interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** About a character of small print, in points: a wider gap is one between columns. */
const CHARACTER = 5;

const rowText = (pieces: readonly Piece[]): string => {
  let row = '';
  let end = 0;
  for (const { text, x, width } of pieces.toSorted((a, b) => a.x - b.x)) {
    const gap = Math.round((x - end) / CHARACTER);
    if (row !== '') row += gap > 1 ? ' '.repeat(Math.max(3, gap)) : ' ';
    row += text;
    end = x + width;
  }
  return row;
};

/** The text layer of a PDF, row by row from the top; columns are divided by several blanks. */
export const pdfText = async (pdf: Uint8Array): Promise<string> => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const rows: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.flatMap((item): readonly Piece[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x, y] = item.transform as readonly number[];
      return [{ text: item.str, x: x ?? 0, y: Math.round(y ?? 0), width: item.width }];
    });
    const byHeight = Map.groupBy(pieces, ({ y }) => y);
    for (const [, row] of [...byHeight].toSorted(([a], [b]) => b - a)) rows.push(rowText(row));
  }
  return rows.join('\n');
};
