import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import satori from 'satori';

import { pixelsOf } from './png-file.ts';

/** What the font file draws: Latin letters of Western Europe, punctuation and the euro. */
const DRAWN =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201d\u2026\u20ac\u2122\u2212]$/;
const EVERY = Array.from({ length: 0x22_13 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => DRAWN.test(letter),
);

const FONT = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
);
const data = readFileSync(FONT);
const FONTS = ([400, 700] as const).map((weight) => ({ name: 'Inter', data, weight }));

/** Letters are measured at this size in pixels: the layout rounds to whole ones. */
const MEASURED_AT = 1000;
const MARK = '#ff0000';
const COLUMNS = 16;
/** Shades of the edge of a letter. */
export const SHADES = 15;

/** How letters are set, in pixels. */
export interface Style {
  readonly size: number;
  readonly weight: 400 | 700;
  /** Added between letters. */
  readonly spacing: number;
  readonly lineHeight: number;
}

/** A letter as it is set. */
interface Letter {
  /** Pixels to the next one. */
  readonly advance: number;
  /** The pixels that it covers, three numbers each: column and row from the top left of its line, and the shade, 1 to `SHADES`. */
  readonly covered: Int16Array;
}

/** Letters of one style. */
export interface Letters extends Style {
  readonly of: ReadonlyMap<string, Letter>;
}

/** Text of this width and height as SVG. */
export const textSvg = (content: React.ReactNode, width: number, height: number): Promise<string> =>
  satori(content, { width, height, fonts: FONTS });

const advancesOf = async (weight: 400 | 700): Promise<readonly number[]> => {
  const svg = await textSvg(
    <div style={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
      {EVERY.map((letter) => (
        <div key={letter} style={{ display: 'flex', fontSize: MEASURED_AT, fontWeight: weight }}>
          <div style={{ whiteSpace: 'pre' }}>{letter}</div>
          <div style={{ width: 1, height: 1, backgroundColor: MARK }} />
        </div>
      ))}
    </div>,
    MEASURED_AT * 4,
    MEASURED_AT * 2 * EVERY.length,
  );
  const marks = [...svg.matchAll(/<rect x="([\d.]+)"[^>]*fill="#ff0000"/g)];
  if (marks.length !== EVERY.length) throw new Error(`${marks.length} letters were measured`);
  return marks.map(([, x]) => Number(x) / MEASURED_AT);
};

/** Draws every letter of a style once. */
export const drawLetters = async (style: Style): Promise<Letters> => {
  const { size, weight, spacing, lineHeight } = style;
  const margin = Math.ceil(size / 8);
  const cellWidth = Math.ceil(size * 1.3) + 2 * margin;
  const cellHeight = lineHeight + 2 * margin;
  const [width, height] = [COLUMNS * cellWidth, Math.ceil(EVERY.length / COLUMNS) * cellHeight];
  const svg = await textSvg(
    <div style={{ display: 'flex', width, height }}>
      {EVERY.map((letter, place) => (
        <div
          key={letter}
          style={{
            position: 'absolute',
            left: (place % COLUMNS) * cellWidth + margin,
            top: Math.floor(place / COLUMNS) * cellHeight + margin,
            fontSize: size,
            fontWeight: weight,
            lineHeight: `${lineHeight}px`,
            whiteSpace: 'pre',
          }}
        >
          {letter}
        </div>
      ))}
    </div>,
    width,
    height,
  );
  const { pixels } = await pixelsOf(svg, width);
  const advances = await advancesOf(weight);
  const coveredBy = (place: number): Int16Array => {
    const left = (place % COLUMNS) * cellWidth;
    const top = Math.floor(place / COLUMNS) * cellHeight;
    const covered: number[] = [];
    for (let row = 0; row < cellHeight; row += 1) {
      for (let column = 0; column < cellWidth; column += 1) {
        const at = (top + row) * width + left + column;
        const shade = Math.round(((pixels[at * 4 + 3] ?? 0) / 255) * SHADES);
        if (shade > 0) covered.push(column - margin, row - margin, shade);
      }
    }
    return Int16Array.from(covered);
  };
  const of = new Map(
    EVERY.map((letter, place) => [
      letter,
      { advance: (advances[place] ?? 0) * size + spacing, covered: coveredBy(place) },
    ]),
  );
  return { ...style, of };
};

/**
 * A text in glyphs that the font has: 'CO₂' is 'CO2', 'Škoda' 'Skoda'.
 *
 * @throws where a glyph is left that would be drawn as an empty box
 */
export const drawable = (text: string): string => {
  const plain = text
    .replaceAll(/[₀-₉]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x20_80))
    .replaceAll(/[^\u0020-\u00ff]/g, (letter) =>
      DRAWN.test(letter) ? letter : letter.normalize('NFD').replaceAll(/\p{M}/gu, ''),
    );
  for (const letter of plain) {
    if (DRAWN.test(letter)) continue;
    throw new Error(`The share picture’s font lacks the glyph ${letter} of “${text}”`);
  }
  return plain;
};

/** The width of a line in pixels. */
const widthOf = ({ of }: Letters, line: string): number => {
  let width = 0;
  for (const letter of line) width += of.get(letter)?.advance ?? 0;
  return width;
};

/** A text in lines of at most `width` pixels, broken between words. */
export const linesOf = (letters: Letters, text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const joined = `${last ?? ''} ${word}`;
    if (last === undefined || widthOf(letters, joined) > width) lines.push(word);
    else lines[lines.length - 1] = joined;
  }
  return lines;
};
