/**
 * A label as part of a sentence: 'Grinding when braking' → 'grinding when braking'. What starts with
 * an abbreviation, a code or a brand stays: 'EGR valve', 'P0401', 'AdBlue pump'.
 */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}+(?![\p{Lu}\d/])|\s|$)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
