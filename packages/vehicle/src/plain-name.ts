/** Lower case without accents and marks: 'Škoda' is 'skoda', 'X-Trail' is 'x trail'. */
export const plainName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
