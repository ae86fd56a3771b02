const NAMES =
  'engine|oil(?: pressure| level)?|air ?bag|srs|abs|battery|charging|tyre pressure|tire pressure|tpms|coolant|temp(?:erature)?|brake warning|handbrake|parking brake|power steering|traction(?: control)?|esp|dpf|glow ?plug|warning';

/** 'The oil light is not on', 'the check engine light is off'. Brake lights that are off are a fault. */
const LAMP_OFF = new RegExp(
  String.raw`\b(?:(?:${NAMES})(?: warning)? (?:light|lamp|symbol|icon)s?|cel|mil|eml) (?:(?:is|are|was|were)(?: not|n['’]?t| never| no longer) (?:on|lit|illuminated|showing|flashing|blinking)|(?:is|are) (?:now |all )?off\b|(?:has|have|had)(?: not|n['’]?t| never) (?:come|been) on|(?:did|does|do)(?: not|n['’]?t) (?:come|go|light) (?:on|up)|(?:not|never) (?:on|lit|comes? on|came on|lights? up|lit up|shows?|showed)\b|(?:stays?|stayed|remains?|remained) off)(?! (?:all|every|always|constantly|steady|until))`,
  'gi',
);

/** Places that say that warning lights are not lit: offsets into the text, `to` exclusive. */
export const lampsThatAreOff = (text: string): readonly (readonly [from: number, to: number])[] =>
  Array.from(text.matchAll(LAMP_OFF), ({ 0: words, index }) => [index, index + words.length]);
