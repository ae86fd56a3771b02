/** Whether what was typed is meant as one code: 'p0420', 'P 0420', 'P1XYZ', though not all are codes. */
export const looksLikeCode = (text: string): boolean =>
  /^[pbcu][\s-]?[o0-9][0-9a-z]{3}$/i.test(text);

/** As it is written: 'P0420'. */
export const asWritten = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();
