/** A sentence or two; what is longer is cut. */
const MOST_CHARACTERS = 1000;

/**
 * A line that was written outside as plain text: no HTML, link, address or Markdown, no control
 * characters, at most 1,000 characters.
 */
export const withoutMarkup = (text: string): string =>
  text
    .slice(0, 4 * MOST_CHARACTERS)
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*(?:<\/\1>|$)/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    // A Markdown link or image keeps its words.
    .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/\b(?:https?:\/\/|www\.|javascript:|data:)\S+/gi, ' ')
    // Headings, bullets and numbers of a list: the page sets its own.
    .replace(/^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)])\s+/, '')
    .replace(/[*_`]{2,}/g, '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_CHARACTERS);
