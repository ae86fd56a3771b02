/** Texts with a key each that stays unique when a text comes twice, such as 'Refit the wheel.' */
export const numbered = (texts: readonly string[]) =>
  texts.map((text, index) => ({ key: `${index + 1} ${text}`, number: index + 1, text }));
