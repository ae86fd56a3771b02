import type { ExplainedCode } from '../code-page.ts';
import { normaliseCode } from '../evidence/trouble-codes.ts';
import { codeGroup } from './code-groups.ts';
import { codeMeaning } from './code-meaning.ts';
import { pagedCodes } from './paged-codes.ts';
import { plainMeaning } from './plain-meaning.ts';

/** Spelt as people spell codes, and nothing else beside it: 'p0420', 'P-0420', 'PO42O', 'P0420-00'. */
const CODE_ALONE = /^[pbcu][\s-]?[o0-3][0-9a-fo]{3}(?:-?[0-9a-f]{2})?$/i;

/** A typed code in its written form, or undefined when the text is no code. */
export const typedCode = (text: string): string | undefined =>
  CODE_ALONE.test(text.trim()) ? normaliseCode(text) : undefined;

/** What any code means, with or without a page; undefined for what is no code. */
export const explainCode = (text: string): ExplainedCode | undefined => {
  const code = typedCode(text);
  if (code === undefined) return undefined;
  const { meaning, uncertain } = codeMeaning(code);
  return {
    code,
    meaning,
    plain: plainMeaning(code),
    uncertain,
    group: codeGroup(code),
    hasPage: pagedCodes().has(code),
  };
};
