/** A text as it is printed: records that were typed with straight apostrophes show curved ones. */
export const typographic = (text: string): string =>
  text.replaceAll(/(?<=\p{L})'(?=\p{L}|\s|$|[.,;:)])/gu, '’');
