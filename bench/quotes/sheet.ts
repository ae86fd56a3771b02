/** Text at a place of a row, in columns of characters: from there, or up to there. */
export interface Cell {
  readonly text: string;
  readonly at: number;
  readonly align: 'left' | 'right';
}

/** A page before it is text, PDF or picture. */
export interface Sheet {
  readonly rows: readonly (readonly Cell[])[];
  /** What is between two cells of a row in plain text: blanks up to the place, or a tab. */
  readonly between: 'blanks' | 'tab';
}

export const left = (text: string, at = 0): Cell => ({ text, at, align: 'left' });

export const right = (text: string, at: number): Cell => ({ text, at, align: 'right' });

/** Lines of at most so many characters, broken between words. */
export const wrap = (text: string, most: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > most) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

const rowText = (cells: readonly Cell[], between: Sheet['between']): string => {
  if (between === 'tab') return cells.map(({ text }) => text).join('\t');
  let row = '';
  for (const { text, at, align } of cells) {
    const start = align === 'left' ? at : at - text.length;
    row = row.padEnd(Math.max(start, row === '' ? 0 : row.length + 1)) + text;
  }
  return row;
};

/** The sheet as somebody would paste it. */
export const sheetText = ({ rows, between }: Sheet): string =>
  `${rows.map((cells) => rowText(cells, between)).join('\n')}\n`;
