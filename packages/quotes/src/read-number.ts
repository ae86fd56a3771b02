/** Digits with separators of thousands and decimals in any European or American notation. */
export const NUMBER = String.raw`(?:\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,3})?(?![.,]?\d))`;

/**
 * The value of digits that match `NUMBER`: '1,234.56', '1.234,56' and '1234,5' are read alike. Three digits
 * after one separator are thousands, except after a leading zero ('0.750').
 */
export const readNumber = (text: string): number => {
  const digits = text.replaceAll(/['’\u00a0\u202f]/g, '');
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return Number(digits);
  const after = digits.length - last - 1;
  const isDecimal = after !== 3 || /^0[.,]/.test(digits);
  const whole = digits.slice(0, isDecimal ? last : digits.length).replaceAll(/[.,]/g, '');
  return Number(isDecimal ? `${whole}.${digits.slice(last + 1)}` : whole);
};

/** Whether digits have exactly two decimals, as money is written. */
export const hasCents = (text: string): boolean => /[.,]\d{2}$/.test(text);
