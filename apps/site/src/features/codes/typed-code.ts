import { readTypedCodes } from '@wrenchwise/library/codes/typed-codes';

/** Meant as one code though it is none: 'P1XYZ'. */
const LIKE_A_CODE = /^[pbcu][\s-]?[o0-9][0-9a-z]{3}$/i;

/** The one code that was typed with its letter, as it is written, though not all are codes; '' for none. */
export const oneCode = (text: string): string => {
  const [one, ...more] = readTypedCodes(text);
  if (one !== undefined) return more.length === 0 && !one.isBare ? one.code : '';
  return LIKE_A_CODE.test(text) ? text.replace(/[\s-]/g, '').toUpperCase() : '';
};
