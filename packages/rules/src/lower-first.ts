/**
 * A label as part of a sentence: 'Grinding when braking' → 'grinding when braking'. What starts with
 * an abbreviation, a code, a brand or a person's name stays: 'EGR valve', 'P0401', 'Panhard rod'.
 */
export const lowerFirst = (text: string): string =>
  /^(?!Panhard\b)\p{Lu}(?:\p{Ll}+(?![\p{Lu}\d/])|\s|$)/u.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
