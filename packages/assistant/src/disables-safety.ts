const DISABLE =
  /\b(?:delete|deleting|remove|bypass(?:ing)?|disable|disabling|blank(?:ing)?(?: off)?|gut|hollow(?: out)?|defeat|cheat|trick|fool|spoof|block off|turn off|switch off|disconnect|unplug|take out|get rid of|map out|cut out|wind back|clock|fake|resistor (?:on|in|for|across))\b.{0,40}\b(?:dpf|particulate filter|egr|adblue|ad blue|scr|def system|cat(?:alytic converter)?|lambda|o2 sensor|oxygen sensor|airbags?|srs|abs|traction control|esp|seat ?belts?|brake warning|mot\b|emissions|odometer|mileage|milometer|immobili[sz]er)\b/;
const DISABLE_NOUN =
  /\b(?:dpf|egr|adblue|cat|emissions?) (?:delete|deletes|removal|blank|blanking|off|defeat)\b|\b(?:defeat device|test pipe|decat|straight through instead of the cat)\b/;
const CLOCKING =
  /\b(?:wind|roll|turn|put|knock)(?:ing)? (?:it |them )?back the (?:clock|miles|mileage|odometer)\b|\b(?:wind|roll|turn)(?:ing)? the (?:clock|mileage|odometer) back\b|\bclock(?:ing)? (?:it|the car|my car)\b/;
export const FALSE_PLATES =
  /\b(?:number ?plates?|plates?|registration)\b.{0,60}\b(?:ulez|congestion|clean air|caz|cameras?|tolls?|without it showing)\b|\b(?:false|fake|cloned?|somebody else's|another car's) (?:number ?)?plates?\b|\bplates? (?:off|from|of) (?:my|another|the|a|his|her) (?:other|newer|older|different|second|mate's)\b/;
// A light that is to go out is no device that is to be disabled: "turn off the ABS light".
const LIGHT = /\b(?:light|lamp|message|reminder|chime)s?\b/;

/** Whether normalised words are about disabling what protects people or the air, or cheating a test. */
export const disablesSafety = (text: string): boolean =>
  CLOCKING.test(text) ||
  DISABLE_NOUN.test(text) ||
  (DISABLE.test(text) && !LIGHT.test(text)) ||
  FALSE_PLATES.test(text) ||
  hidesLight(text);

const DEFEATS =
  /\b(?:fool(?:s|ed|ing)?|trick(?:s|ed|ing)?|cheat\w*|bypass\w*|resistor|emulator|simulator|gut(?:s|ted|ting)?|hollow\w*|straight pipe|test pipe|decat|delet\w+|mapped out|map it out|blank(?:s|ed|ing)? (?:it|them|off)|drill(?:s|ed|ing)?(?! (?:bit|out the|the) (?:bolt|stud|rivet|screw))|punch(?:es|ed)? (?:it |them )?(?:out|through)|knock(?:s|ed)? (?:it |them )?(?:out|through))\b/;
const PROTECTS =
  /\b(?:air ?bags?|belt pretensioner|restraint|particulate|catalytic|egr|adblue|nox|oxygen sensor|abs|stability)\b/i;
const FASTENER = /\b(?:bolts?|studs?|rivets?|screws?)\b/;

/**
 * 'A resistor that fools it', 'a mate can weld in a straight pipe': the part is not named, for it is what the
 * conversation is about.
 *
 * @param about the names of the leading causes
 */
export const defeatsPart = (text: string, about: string): boolean =>
  PROTECTS.test(about) && DEFEATS.test(text) && !FASTENER.test(text);

/** Hiding a warning light is cheating a test; making it go out by mending the fault is not. */
const hidesLight = (text: string): boolean =>
  /\b(?:remove|take out|cover|tape over|hide|pull) (?:the )?(?:bulb|lamp|warning light|engine light|airbag light|abs light)\b/.test(
    text,
  ) || /\bhide\b.{0,40}\b(?:from|for|at) the mot\b/.test(text);
