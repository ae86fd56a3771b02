/**
 * A label as part of a sentence: 'Grinding when braking' → 'grinding when braking'. What starts with
 * an abbreviation or a code stays: 'EGR valve', 'P0401'.
 */
export const lowerFirst = (text: string): string =>
  /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
