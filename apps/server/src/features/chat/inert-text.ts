/**
 * A model's text as plain text: no HTML, no Markdown link or picture, no address. The page renders
 * plain text anyway; what is stored and exported is as harmless.
 */
export const inertText = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\b(?:https?:\/\/|www\.|javascript:|data:)\S*/gi, '')
    .replace(/[*_`#]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '')
    .replace(/[\u202A-\u202E\u2066-\u2069\u200B-\u200F\uFEFF]/g, '');
