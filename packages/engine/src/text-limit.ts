/** The limit of a description, in UTF-16 units. */
export const MAX_TEXT_LENGTH = 20_000;
