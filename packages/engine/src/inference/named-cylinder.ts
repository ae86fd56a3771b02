const NAMED =
  /\bcyl(?:inder)?s?[ .]*(?:no\.?|number|nr\.?|#)? ?#?(1[0-2]|[1-9])\b(?! ?(?:litres?|l|cc|mm|%))/gi;

/** More cylinders than these are not looked at. */
const MAX_NAMED = 4;

/**
 * The misfire codes of the cylinders that a text names: 'cylinder 3' places a fault as P0303 does, though no
 * reader of codes was there.
 */
export const codesOfCylinders = (text: string): readonly string[] =>
  Array.from(text.matchAll(NAMED), ([, number = '']) => `P03${number.padStart(2, '0')}`).slice(
    0,
    MAX_NAMED,
  );
