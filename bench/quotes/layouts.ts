import { chanceOf, pick } from './chance.ts';
import type { Layout, QuoteCase, QuoteLine } from './quote-case.ts';
import { measureOf, type QuoteWords, wordsOf } from './quote-words.ts';
import { type Cell, left, right, type Sheet, wrap } from './sheet.ts';

type Rows = readonly (readonly Cell[])[];

interface Page {
  readonly quote: QuoteCase;
  readonly words: QuoteWords;
  readonly chance: () => number;
}

const carOf = ({ vehicle: { make, model, year, engine } }: QuoteCase): string =>
  `${make} ${model} ${engine} ${year}`;

const digits = (chance: () => number, count: number): string =>
  Array.from({ length: count }, () => Math.floor(chance() * 10)).join('');

/** Number and day of a quote, as noise that is not to be read as money. */
const head = ({ quote, words, chance }: Page): Rows => [
  [left(pick(chance, words.garages))],
  [left(`${words.said.quote} ${digits(chance, 5)}   ${words.day(1 + Math.floor(chance() * 27))}`)],
  [left(`${words.said.vehicle}: ${carOf(quote)}   ${digits(chance, 5)} ${words.distance}`)],
  [],
];

const isSum = ({ kind }: QuoteLine): boolean => kind === 'tax' || kind === 'total';

const handTyped = ({ quote, words }: Page): Rows => [
  [left(carOf(quote).toLowerCase())],
  ...quote.lines.map((line) => {
    const amount = line.kind === 'total' ? words.money : words.bare;
    const measure = measureOf(line, words, words.bare);
    const said = isSum(line) ? line.words.toLowerCase() : line.words;
    return [left([said, measure, amount(line.amountCents)].filter(Boolean).join(' '))];
  }),
];

const eMail = ({ quote, words }: Page): Rows => {
  const itemOf = (line: QuoteLine) => {
    const measure = measureOf(line, words, words.money);
    return `${line.words}${measure === '' ? '' : `, ${measure}`}: ${words.money(line.amountCents)}`;
  };
  return [
    ...wrap(words.said.greeting, 72).map((text) => [left(text)]),
    [],
    ...quote.lines.filter((line) => !isSum(line)).map((line) => [left(`- ${itemOf(line)}`)]),
    [],
    ...quote.lines.filter(isSum).map((line) => [left(itemOf(line))]),
    [],
    [left(words.said.close)],
  ];
};

const columnsOf = (line: QuoteLine, words: QuoteWords): readonly [string, string, string] => [
  line.hours === null
    ? line.quantity === null
      ? ''
      : words.number(line.quantity)
    : words.hours(line.hours),
  words.bare(line.rateCents ?? line.unitCents ?? line.amountCents),
  words.money(line.amountCents),
];

const tableRow = (line: QuoteLine, words: QuoteWords): readonly Cell[] => {
  const [quantity, unit, amount] = columnsOf(line, words);
  return isSum(line)
    ? [right(line.words, 70), right(amount, 84)]
    : [
        left(line.words),
        ...(quantity === '' ? [] : [right(quantity, 58), right(unit, 70)]),
        right(amount, 84),
      ];
};

const tableHead = ({ said }: QuoteWords): readonly Cell[] => [
  left(said.description),
  right(said.quantity, 58),
  right(said.price, 70),
  right(said.amount, 84),
];

const table = (page: Page): Rows => [
  ...head(page),
  tableHead(page.words),
  ...page.quote.lines.map((line) => tableRow(line, page.words)),
];

/** Words too long for their column go on in the next row; the figures are in the last. */
const brokenColumns = (page: Page): Rows => [
  ...head(page),
  ...page.quote.lines.flatMap((line) => {
    const pieces = wrap(line.words, 18);
    const [quantity, unit, amount] = columnsOf(line, page.words);
    return pieces.map((piece, at) => [
      left(piece),
      ...(at < pieces.length - 1
        ? []
        : [...(quantity === '' ? [] : [right(quantity, 34), right(unit, 46)]), right(amount, 60)]),
    ]);
  }),
  [],
  [left(page.words.said.close)],
];

const tabs = ({ quote, words }: Page): Rows => [
  tableHead(words),
  ...quote.lines.map((line) => {
    const [quantity, unit, amount] = columnsOf(line, words);
    return [
      left(line.words),
      right(quantity, 58),
      right(quantity === '' ? '' : unit, 70),
      right(amount, 84),
    ];
  }),
];

const LETTERS: Readonly<Record<QuoteLine['kind'], string>> = {
  part: 'P',
  labour: 'L',
  fee: 'S',
  discount: 'D',
  tax: '',
  total: '',
};

/** A dealer's system: numbers of parts and operations before the words. */
const dealerForm = (page: Page): Rows => [
  ...head(page),
  ...page.quote.lines.map((line) => {
    const [quantity, unit, amount] = columnsOf(line, page.words);
    if (isSum(line)) return [right(line.words.toUpperCase(), 78), right(amount, 92)];
    const code = `${digits(page.chance, 3)} ${digits(page.chance, 3)}`;
    return [
      left(LETTERS[line.kind]),
      left(code, 3),
      left(line.words.toUpperCase(), 13),
      ...(quantity === '' ? [] : [right(quantity, 66), right(unit, 78)]),
      right(amount, 92),
    ];
  }),
];

const textMessage = ({ quote, words }: Page): Rows => {
  const items = quote.lines.map((line) => {
    const measure = measureOf(line, words, words.bare);
    const amount = line.kind === 'total' ? words.money : words.bare;
    return `${line.words} ${measure === '' ? '' : `${measure} = `}${amount(line.amountCents)}`;
  });
  return wrap(`${words.said.greeting} ${items.join(', ')}. ${words.said.close}`, 64).map((text) => [
    left(text),
  ]);
};

const tillReceipt = (page: Page): Rows => [
  ...head(page),
  ...page.quote.lines.flatMap((line) => {
    const measure = measureOf(line, page.words, page.words.bare);
    const amount = page.words.money(line.amountCents);
    const pieces = wrap(line.words, 32);
    const last = pieces.at(-1) ?? '';
    const dots = '.'.repeat(Math.max(2, 46 - last.length - amount.length - 2));
    return [
      ...pieces.slice(0, -1).map((piece) => [left(piece)]),
      [left(`${last} ${dots} ${amount}`)],
      ...(measure === '' ? [] : [[left(`   ${measure}`)]]),
    ];
  }),
];

/** Jobs as headings with their lines and sums below; a sum is no line of the quote. */
const jobBlocks = (page: Page): Rows => {
  const { quote, words } = page;
  return [
    ...head(page),
    ...quote.jobs.flatMap((job, place) => {
      const lines = quote.lines.filter((line) => line.job === place);
      const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0);
      return [
        [left(`${place + 1}. ${job.words}`)],
        ...lines.map((line) => tableRow(line, words)),
        [right(words.said.sum, 70), right(words.money(sum), 84)],
        [],
      ];
    }),
    ...quote.lines.filter(({ job }) => job === null).map((line) => tableRow(line, words)),
  ];
};

const sections = (page: Page): Rows => {
  const { quote, words } = page;
  const section = (title: string, lines: readonly QuoteLine[]): Rows => {
    const sum = lines.reduce((total, { amountCents }) => total + amountCents, 0);
    return lines.length === 0
      ? []
      : [
          [left(title)],
          ...lines.map((line) => tableRow(line, words)),
          [right(words.said.sum, 70), right(words.money(sum), 84)],
          [],
        ];
  };
  const of = (...kinds: readonly QuoteLine['kind'][]) =>
    quote.lines.filter(({ kind }) => kinds.includes(kind));
  return [
    ...head(page),
    ...section(words.said.parts, of('part')),
    ...section(words.said.labour, of('labour')),
    ...section(words.said.other, of('fee', 'discount')),
    ...of('tax', 'total').map((line) => tableRow(line, words)),
  ];
};

const WRITE: Readonly<Record<Layout, (page: Page) => Rows>> = {
  'hand-typed': handTyped,
  'e-mail': eMail,
  table,
  'broken-columns': brokenColumns,
  tabs,
  'dealer-form': dealerForm,
  'text-message': textMessage,
  'till-receipt': tillReceipt,
  'job-blocks': jobBlocks,
  sections,
};

/** The quote in its layout. The same quote is always the same sheet. */
export const layOut = (quote: QuoteCase): Sheet => ({
  rows: WRITE[quote.layout]({ quote, words: wordsOf(quote), chance: chanceOf(quote.id) }),
  between: quote.layout === 'tabs' ? 'tab' : 'blanks',
});
