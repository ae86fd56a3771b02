import { assert, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createTextSearch } from './text-search.ts';

interface Page {
  readonly title: string;
  readonly text: string;
}

const PAGES: readonly Page[] = [
  { title: 'Brake pads', text: 'How to replace worn pads. The discs stay.' },
  { title: 'Brake discs', text: 'Warped discs judder. Fit new pads with them.' },
  { title: 'Battery', text: 'The car won’t start, or the Škoda’s clock is reset.' },
  { title: 'ABS sensor', text: 'The sensor of one wheel, on the knuckle.' },
  { title: 'Absolute pressure sensor', text: 'It measures the intake manifold. P0106.' },
  { title: 'Cabin filter', text: 'Where the A/C smells.' },
];

const pages = createTextSearch({
  documents: PAGES,
  fieldsOf: ({ title, text }) => [
    { text: title, weight: 3 },
    { text, weight: 1 },
  ],
  language: {
    isIgnored: (word) => ['the', 'how', 'to', 'replace'].includes(word),
    otherNames: new Map([['rotor', 'disc']]),
  },
  leastShare: 1,
});

const found = (query: string) => pages.find(query).map(({ title }) => title);
const marked = (query: string, text: string) =>
  pages
    .mark(query)(text)
    .filter(({ isHit }) => isHit)
    .map(({ part }) => part);

describe('a search finds', () => {
  test.each([
    ['pads', ['Brake pads', 'Brake discs'], 'the heavier field first'],
    ['how to replace the pads', ['Brake pads', 'Brake discs'], 'whatever is ignored'],
    ['judder pads', ['Brake discs'], 'only what has every word'],
    ['judders', ['Brake discs'], 'other forms of a word'],
    ['SKODA', ['Battery'], 'without case and accents'],
    ["won't start", ['Battery'], 'an apostrophe of either kind'],
    ['wont start', ['Battery'], 'or none'],
    ['bat', ['Battery'], 'what is not yet typed to its end'],
    ['battry', ['Battery'], 'a misspelt word'],
    ['abs', ['ABS sensor'], 'a short word as it stands'],
    ['p010', ['Absolute pressure sensor'], 'the beginning of a code'],
    ['rotor', ['Brake discs', 'Brake pads'], 'by another name'],
    ['a/c', ['Cabin filter'], 'an abbreviation with a slash'],
    ['p0107', [], 'no other code'],
    ['tyres', [], 'nothing that is not there'],
    ['replace', [], 'nothing by a word that distinguishes none'],
    ['…', [], 'nothing without a word'],
  ] as const)('%j: %j, %s', (query, titles, _why) => {
    expect(found(query)).toEqual(titles);
  });

  test('what matches the greater share, when not every word has to match', () => {
    const most = createTextSearch({
      documents: PAGES,
      fieldsOf: ({ title, text }) => [{ text: `${title} ${text}`, weight: 1 }],
      language: { isIgnored: () => false },
      leastShare: 0.5,
      boostOf: ({ title }) => (title === 'Brake discs' ? 2 : 1),
    });
    expect(most.find('pads gearbox')).toEqual([]);
    expect(most.find('worn brake pads')[0]?.title).toBe('Brake pads');
    expect(most.find('brake pads')[0]?.title).toBe('Brake discs');
  });
});

describe('a mark', () => {
  test.each([
    ['skoda', 'The Škoda and a SKODA', ['Škoda', 'SKODA']],
    ["won't", 'It won’t, wont', ['won’t', 'wont']],
    ['pad discs', 'Pads, discs, padlock', ['Pads', 'discs']],
    ['bat', 'Battery', ['Battery']],
    ['battry', 'The battery', ['battery']],
    ['tyres', 'Tyres', []],
  ] as const)('of %j in %j: %j', (query, text, words) => {
    expect(marked(query, text)).toEqual(words);
  });

  test('cuts any text into parts that make it up again', () => {
    assert(
      property(string({ unit: 'grapheme' }), string(), (text, query) => {
        const parts = pages.mark(query)(`Battery ${text} pads`);
        expect(parts.map(({ part }) => part).join('')).toBe(`Battery ${text} pads`);
        expect(() => pages.find(`${query} ${text}`)).not.toThrow();
      }),
    );
  });
});
