import { CODE_AREAS, codeGroup } from '@wrenchwise/knowledge/codes/code-groups';

import type { ExplainedCode } from './code-page.ts';
import type { CodeSources } from './code-sources.ts';
import { plainMeaning } from './plain-meaning.ts';
import { readTypedCodes } from './typed-codes.ts';

/** The code in canonical form, if the text is exactly one code. */
export const typedCode = (text: string): string | undefined => {
  const [one, ...more] = readTypedCodes(text);
  return more.length === 0 ? one?.code : undefined;
};

/** The range of the standard: numbers end with 3FFF. */
const IN_STANDARD = /^[PBCU][0-3]/;

/** A well-formed code outside the standard's range: explained by its letter. */
const explainForeign = (code: string): ExplainedCode | undefined => {
  const area = CODE_AREAS.find(({ letter }) => code.startsWith(letter));
  if (area === undefined) return undefined;
  return {
    code,
    meaning: 'We do not know this code: it is not in the common list',
    plain: [
      `It is written like a trouble code, but the second character of a standard one is 0, 1, 2 or 3, and here it is ${code.slice(1, 2)}.`,
      'It may be the maker’s own, a placeholder of the reader, or misread: read it again, and if it stays, look it up for this make.',
    ],
    uncertain: true,
    group: { id: area.letter, name: area.name, about: area.about },
    hasPage: false,
  };
};

/** The meaning of any code, with or without a page; undefined for other texts. */
export const explainCode = (
  { table, paged }: Pick<CodeSources, 'table' | 'paged'>,
  text: string,
): ExplainedCode | undefined => {
  const code = typedCode(text);
  if (code === undefined) return undefined;
  if (!IN_STANDARD.test(code)) return explainForeign(code);
  const { meaning, uncertain } = table.meaningOf(code);
  return {
    code,
    meaning,
    plain: plainMeaning(table, code),
    uncertain,
    group: codeGroup(code),
    hasPage: paged().has(code),
  };
};
