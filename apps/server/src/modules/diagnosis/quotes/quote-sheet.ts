import type { CheckedLine, CheckedQuote } from '@wrenchwise/contract/endpoints/quotes';
import { formatCents, formatRange } from '@wrenchwise/rules/money';

import type { PdfBlock } from '../../../platform/pdf/pdf-document.ts';

const usualOf = ({ usual, usualHours }: CheckedLine, currency: string): string => {
  if (usual) return formatRange(usual, { currency, whole: true });
  return usualHours ? `${usualHours.low}–${usualHours.high} h` : '';
};

const isUnusual = ({ standing }: CheckedLine): boolean =>
  standing === 'above' || standing === 'below';

/** The lines of a quote, what is usual and what to ask, for the workshop's counter. It names nobody. */
export const sheetOf = ({ lines, notes, currency, priceBasis }: CheckedQuote): PdfBlock[] => {
  const questions = [
    ...lines
      .filter((line) => isUnusual(line) && line.question !== null)
      .map(({ words, remark, question }) => `${words}: ${remark ?? ''} ${question ?? ''}`),
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
          text: 'Nothing is unusual. Ask for the old parts and the warranty in writing.',
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
