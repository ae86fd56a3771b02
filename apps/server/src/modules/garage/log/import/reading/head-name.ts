/**
 * A column's or section's name without units in brackets, accents, signs, spaces and capitals: 'odometro' of
 * 'Odômetro (km)'. Letters of every script are retained.
 */
export const headName = (head: string): string =>
  head
    .replaceAll(/\(.*?\)|\[.*?\]/g, '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The single names of texts that hold several, divided by commas. */
export const namesIn = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(', '));
