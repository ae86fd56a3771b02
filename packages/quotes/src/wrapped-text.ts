import { MAX_ROW_CHARACTERS } from './quote.ts';

/** A paragraph is at least so wide; narrower rows are a list. */
const MIN_WIDTH = 32;
/** By how much a row that was broken by hand may fall short. */
const RAGGED = 6;

/** Whether rows are one text that was broken where the next word did not fit any more. */
const isWrapped = (block: readonly string[]): boolean => {
  const width = Math.max(...block.map((row) => row.length));
  if (block.length < 2 || width < MIN_WIDTH || block.some((row) => /\S\s{2,}\S/u.test(row))) {
    return false;
  }
  const broken = block.slice(0, -1);
  const isFull = broken.every((row, at) => {
    const [word = ''] = (block[at + 1] ?? '').split(' ');
    return row.length + 1 + word.length > width - RAGGED;
  });
  // Rows of a list end with their price.
  const endsWithout = broken.filter((row) => !/\d[\d.,]*\s*[€£$]?[.;]?$/u.test(row)).length;
  return isFull && endsWithout * 2 >= broken.length;
};

/** Rows of a text in which each paragraph that was broken at a width is one row; empty rows are between blocks. */
export const withWholeParagraphs = (rows: readonly string[]): readonly string[] => {
  const whole: string[] = [];
  let block: string[] = [];
  const close = (): void => {
    const text = block.join(' ');
    if (text.length < MAX_ROW_CHARACTERS && isWrapped(block)) whole.push(text);
    else whole.push(...block);
    block = [];
  };
  for (const row of rows) {
    if (row === '') {
      close();
      whole.push(row);
    } else {
      block.push(row);
    }
  }
  close();
  return whole;
};
