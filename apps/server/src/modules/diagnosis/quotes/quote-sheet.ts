import type { CheckedLine, CheckedQuote } from '@wrenchwise/contract/endpoints/quotes';
import type { PrintedBlock, PrintedDocument } from '@wrenchwise/contract/printed-document';
import { withoutMarks } from '@wrenchwise/quotes/mask';
import { formatCents, formatRange } from '@wrenchwise/rules/money';

/** A sheet has no pictures: it is the same on paper and behind a link. */
type SheetBlock = Exclude<PrintedBlock, { kind: 'picture' }>;

const usualOf = ({ usual, usualHours }: CheckedLine, currency: string): string => {
  if (usual) return formatRange(usual, { currency, whole: true });
  return usualHours ? `${usualHours.low}–${usualHours.high} h` : '';
};

const isUnusual = ({ standing }: CheckedLine): boolean =>
  standing === 'above' || standing === 'below';

/** A remark with the line that it is about, unless it begins with the same words: 'Labour 11 h, where …'. */
const named = (words: string, remark: string): string =>
  remark.toLowerCase().startsWith(words.toLowerCase()) ? remark : `${words}: ${remark}`;

/** The lines of a quote, what is usual and what to ask, for the workshop's counter. It names nobody. */
export const sheetOf = ({ lines, notes, currency, priceBasis }: CheckedQuote): SheetBlock[] => {
  const questions = [
    ...lines
      .filter((line) => isUnusual(line) && line.question !== null)
      .map(({ words, remark, question }) => `${named(words, remark ?? '')} ${question ?? ''}`),
    ...notes.map(({ words, question }) => `${words} ${question}`),
  ];
  return [
    {
      kind: 'paragraph',
      tone: 'note',
      text: `The ranges are estimates${priceBasis === null ? '' : `. ${priceBasis}`}. A price outside of them can have a good reason: these are questions, not objections.`,
    },
    { kind: 'heading', text: 'What to ask' },
    questions.length === 0
      ? {
          kind: 'paragraph',
          text: 'Nothing is far from what is usual. Ask for the old parts and the warranty in writing.',
        }
      : { kind: 'list', items: questions },
    { kind: 'heading', text: 'The lines' },
    {
      kind: 'table',
      columns: [
        { head: 'Line', share: 3 },
        { head: 'Amount', align: 'right' },
        { head: 'Usual', share: 1.4, align: 'right' },
      ],
      rows: lines.map((line) => [
        line.hours === null ? line.words : `${line.words} (${line.hours} h)`,
        line.amountCents < 0
          ? `−${formatCents(-line.amountCents, { currency })}`
          : formatCents(line.amountCents, { currency }),
        usualOf(line, currency),
      ]),
    },
  ];
};

export const SHEET_TITLE = 'Questions about a quote';

/** The sheet for whoever has a link: without telephones, registrations and addresses that stood among the lines. */
export const sharedSheetOf = (checked: CheckedQuote, carName: string | null): PrintedDocument => ({
  title: SHEET_TITLE,
  subtitle: carName ?? '',
  blocks: sheetOf({
    ...checked,
    lines: checked.lines.map((line) => ({
      ...line,
      words: withoutMarks(line.words),
      remark: line.remark === null ? null : withoutMarks(line.remark),
    })),
    notes: checked.notes.map((note) => ({ ...note, words: withoutMarks(note.words) })),
  }),
});
