import type { SystemId } from '@wrenchwise/knowledge/systems';

import {
  drawable,
  drawLetters,
  type Letters,
  linesOf,
  SHADES,
  type Style,
  textSvg,
} from './letters.tsx';
import { carMarkup, INKS } from './open-graph-car.tsx';
import { type IndexedPicture, indexedPicture, preparePngs } from './palette-png.ts';
import { pixelsOf } from './png-file.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 64;
const LONG_TITLE = 48;
const TITLE_WIDTH = 1040;
const TEXT_WIDTH = 900;
/** The car begins here: words end above it. */
const TEXT_END = 400;
const MAX_TITLE_LINES = 3;
/** The rows in which words are. */
const WORDS = { from: 136, to: 416 } as const;

/** The words of an Open Graph image, and which part of the car it lights. */
export interface ImageText {
  /** The room of the site, in two words. */
  readonly room: string;
  readonly title: string;
  readonly description: string;
  /** Undefined: the whole car. */
  readonly system: SystemId | undefined;
}

const STYLES = {
  room: { size: 26, weight: 700, spacing: 0, lineHeight: 32 },
  title: { size: 64, weight: 700, spacing: -1.4, lineHeight: 72 },
  longTitle: { size: 52, weight: 700, spacing: -1.1, lineHeight: 58 },
  text: { size: 27, weight: 400, spacing: 0, lineHeight: 38 },
} as const satisfies Readonly<Record<string, Style>>;

type StyleName = keyof typeof STYLES;

/** The colours of words, each in its shades on the paper, behind those of the drawing. */
const WORD_INKS = ['accent', 'ink', 'soft'] as const;
type WordInk = (typeof WORD_INKS)[number];
const MAX_COLOURS = 256 - WORD_INKS.length * SHADES;

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const shadesOf = (ink: WordInk): readonly number[] => {
  const [paper, word] = [channels(INKS.paper), channels(INKS[ink])];
  return Array.from({ length: SHADES }, (_, step) => {
    const share = (step + 1) / SHADES;
    return paper.reduce(
      (sum, from, i) => sum * 256 + Math.round(from + ((word[i] ?? 0) - from) * share),
      0,
    );
  });
};

const GRID = Array.from({ length: 29 }, (_, i) => `M${(i + 1) * 40} 0V${HEIGHT}`)
  .concat(Array.from({ length: 15 }, (_, i) => `M0 ${(i + 1) * 40}H${WIDTH}`))
  .join('');

const MARK = `<g transform="translate(62 52) scale(1.75)"><path fill="${INKS.accent}" d="M13.9 3a4.2 4.2 0 0 1 4.2 0l8.1 4.7a4.2 4.2 0 0 1 2.1 3.6v9.4a4.2 4.2 0 0 1-2.1 3.6L18.1 29a4.2 4.2 0 0 1-4.2 0l-8.1-4.7a4.2 4.2 0 0 1-2.1-3.6v-9.4a4.2 4.2 0 0 1 2.1-3.6z"/><path fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="m8.6 12.4 3.4 8 4-7 4 7 3.4-8"/></g>`;

/** The sheet with the product's name and the car, without the words of a page. */
const sheetOf = async (system: SystemId | undefined): Promise<IndexedPicture> => {
  const name = await textSvg(
    <div
      style={{
        display: 'flex',
        padding: '56px 136px',
        fontSize: 38,
        fontWeight: 700,
        letterSpacing: -1,
        color: INKS.ink,
      }}
    >
      Wrenchwise
    </div>,
    WIDTH,
    HEIGHT,
  );
  const inner = name.slice(name.indexOf('>') + 1, name.lastIndexOf('</svg>'));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INKS.paper}"/>`,
    `<path d="${GRID}" stroke="${INKS.line}" stroke-width="1" opacity="0.55"/>`,
    `<g transform="translate(560 396)">${carMarkup(system)}</g>`,
    MARK,
    inner,
    '</svg>',
  ].join('');
  const sheet = indexedPicture(await pixelsOf(svg, WIDTH), MAX_COLOURS);
  const unused = Array.from({ length: MAX_COLOURS - sheet.palette.length }, () => 0);
  return { ...sheet, palette: [...sheet.palette, ...unused, ...WORD_INKS.flatMap(shadesOf)] };
};

/** A sheet to set words on, and the file of what was set. */
const openSheet = async (system: SystemId | undefined) => {
  const sheet = await sheetOf(system);
  return { empty: sheet.pixels, fileOf: await preparePngs(sheet, WORDS.from, WORDS.to) };
};

/** Sets a line of words on a sheet, its top at `y`. */
const setLine = (
  pixels: Uint8Array,
  letters: Letters,
  { line, y, ink }: { line: string; y: number; ink: WordInk },
): void => {
  const { of } = letters;
  const first = MAX_COLOURS + WORD_INKS.indexOf(ink) * SHADES - 1;
  let x = LEFT;
  for (const letter of line) {
    const set = of.get(letter);
    if (set === undefined) continue;
    const left = Math.round(x);
    const { covered } = set;
    for (let at = 0; at < covered.length; at += 3) {
      const column = left + (covered[at] ?? 0);
      const row = y + (covered[at + 1] ?? 0);
      if (column >= WIDTH || row < WORDS.from || row >= WORDS.to - 1) continue;
      const place = row * WIDTH + column;
      // Neighbours overlap at their edges: the darker one is seen.
      pixels[place] = Math.max(pixels[place] ?? 0, first + (covered[at + 2] ?? 0));
    }
    x += set.advance;
  }
};

// Whole sentences or whole words: a cut word reads like a mistake.
const fitted = (lines: readonly string[], most: number): readonly string[] => {
  if (lines.length <= most) return lines;
  const shown = lines.slice(0, most);
  const text = shown.join(' ');
  const sentence = text.lastIndexOf('. ');
  if (sentence > 40) {
    let left = sentence + 1;
    return shown.flatMap((line) => {
      const part = line.slice(0, Math.max(0, left));
      left -= line.length + 1;
      return part === '' ? [] : [part];
    });
  }
  // Not in the middle of a thought: 'and …', 'by …'.
  const last = (shown.at(-1) ?? '').replace(/ \S*(?: \S{1,3})*$/, '').replace(/[,;:]$/, '');
  return [...shown.slice(0, -1), `${last} …`];
};

/** Draws the Open Graph images of pages: sheets and letters are drawn once, a page's words are set upon them. */
export const openOpenGraphImages = async () => {
  const drawn = await Promise.all(
    Object.entries(STYLES).map(async ([name, style]) => [name, await drawLetters(style)] as const),
  );
  const letters = Object.fromEntries(drawn) as Record<StyleName, Letters>; // one for each style
  const sheets = new Map<SystemId | undefined, ReturnType<typeof openSheet>>();

  /** An Open Graph image, 1200 × 630: what a page is in large type, and the car below. */
  return async (text: ImageText): Promise<Uint8Array> => {
    const sheet = sheets.get(text.system) ?? openSheet(text.system);
    sheets.set(text.system, sheet);
    const { empty, fileOf } = await sheet;
    const pixels = empty.slice();
    const title = text.title.length > LONG_TITLE ? letters.longTitle : letters.title;
    let y = 146;
    const set = (style: Letters, ink: WordInk, lines: readonly string[]) => {
      for (const line of lines) {
        setLine(pixels, style, { line, y, ink });
        y += style.lineHeight;
      }
    };
    set(letters.room, 'accent', [drawable(text.room)]);
    y += 10;
    set(title, 'ink', fitted(linesOf(title, drawable(text.title), TITLE_WIDTH), MAX_TITLE_LINES));
    y += 18;
    const room = Math.max(1, Math.floor((TEXT_END - y) / letters.text.lineHeight));
    set(
      letters.text,
      'soft',
      fitted(linesOf(letters.text, drawable(text.description), TEXT_WIDTH), room),
    );
    return fileOf(pixels);
  };
};
