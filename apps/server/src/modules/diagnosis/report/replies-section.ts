import type { Agreement, WorkshopReply } from '@wrenchwise/contract/endpoints/workshop-replies';
import type { PrintedBlock } from '@wrenchwise/contract/printed-document';
import { formatCents } from '@wrenchwise/rules/money';

import type { FileWords } from '../../../platform/pdf/file-words.ts';

const AGREEMENT_WORDS: Readonly<Record<Agreement, string>> = {
  agrees: 'Agrees with the most likely cause',
  differs: 'Says that it is something else',
  unsure: 'Cannot say yet',
};

const replyBlocks = (reply: WorkshopReply, words: FileWords): PrintedBlock[] => {
  const { garage, createdAt, agreement, cause, tests, quote, note } = reply;
  const rows: [string, string][] = [
    [
      'Opinion',
      cause === null ? AGREEMENT_WORDS[agreement] : `${AGREEMENT_WORDS[agreement]}: ${cause}`,
    ],
    ...tests.map(({ title, finding }): [string, string] => [title, finding]),
  ];
  if (quote) {
    const price = formatCents(quote.cents, { currency: quote.currency });
    rows.push([
      'Price',
      `${price}${quote.for === null ? '' : ` for ${quote.for}`}. ${quote.words}`,
    ]);
  }
  if (note !== null) rows.push(['Note', note]);
  return [
    { kind: 'subheading', text: `${garage}, ${words.dayOf(createdAt)}` },
    { kind: 'facts', rows },
  ];
};

/** What garages replied, newest first. */
export const repliesSection = (
  replies: readonly WorkshopReply[],
  words: FileWords,
): PrintedBlock[] =>
  replies.length === 0
    ? []
    : [
        { kind: 'heading', text: 'What garages replied' },
        ...replies.flatMap((reply) => replyBlocks(reply, words)),
      ];
