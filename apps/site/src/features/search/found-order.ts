import { readTypedCodes } from '@wrenchwise/library/codes/typed-codes';
import { wordShare } from '@wrenchwise/library/search/word-share';

/** The kinds of what is found, in the order in which they stand where nothing speaks for another. */
const KINDS = ['guides', 'codes', 'articles', 'questions'] as const;
export type Kind = (typeof KINDS)[number];

/** Of each kind the words of what was found first; undefined where nothing was. */
export type Firsts = Readonly<Partial<Record<Kind, string | undefined>>>;

/** What a guide is ahead by: most people look for one. */
const GUIDES_AHEAD = 0.2;

const standing = (kind: Kind, query: string, first: string): number => {
  if (kind === 'codes' && readTypedCodes(query).length > 0) return 2;
  return wordShare(query, first) + (kind === 'guides' ? GUIDES_AHEAD : 0);
};

/** The kinds that something was found of, the one whose first answers the query best first. */
export const foundOrder = (query: string, firsts: Firsts): readonly Kind[] =>
  KINDS.flatMap((kind) => {
    const first = firsts[kind];
    return first === undefined ? [] : [{ kind, score: standing(kind, query, first) }];
  })
    .sort((a, b) => b.score - a.score)
    .map(({ kind }) => kind);
