import { HARMLESS_CONTEXTS } from './harmless-contexts.ts';

/** A match with a harmless meaning: what was read, and where. */
export interface Mention {
  /** The symptom or the safety rule that was read. */
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Statements that something works, unless denied. */
const AS_IT_SHOULD =
  /\b(?:as|like) (?:it|they|that) (?:should|normally (?:does|do)|always (?:did|has)|is (?:meant|supposed|designed) to|are (?:meant|supposed) to)\b|\bwhich is normal\b|\bas (?:normal|designed|usual)\b/i;
/** Past trouble that is fixed. */
const MENDED = /\b(?:all good|all fine|fixed|repaired|sorted|cured|back to normal) now\b/i;
/**
 * Mended, and nothing after it: 'it used to overheat until the thermostat was changed', 'one bulb blew
 * and I replaced it'. What follows a repair may be the trouble.
 */
const MENDED_AT_THE_END =
  /\bused to\b[^.!?]*\b(?:until|till) [^.!?,]*\b(?:changed|replaced|fixed|repaired|sorted|cleaned|fitted|flushed)(?: (?:it|them|that))?\s*$|\b(?:and|so) (?:i|we|he|she|they|the (?:garage|dealer|shop|mechanic)) (?:have |has |had |just )?(?:replaced|changed|fixed|swapped|repaired) (?:it|them|that|the bulb)(?: (?:myself|already|yesterday|last (?:week|month|year)))?\s*$/i;
/** What is notified of the car before it was ours. */
const PREVIOUS_OWNER =
  /\b(?:previous|last|first|former) owner\b[^.!?]*\b(?:once|years? ago|months? ago|when (?:he|she|they) had it|in (?:19|20)\d\d)\b/i;
/** It happened to us too. */
const SINCE =
  /\b(?:still|again|keeps?|same|now|today|yesterday|this (?:week|morning)|on me|for me|i|we|but|since)\b|n['’]t\b/i;
/** A question about cars in general. */
const IN_GENERAL =
  /^\s*(?:would|could|can|might|does|do) (?:an? |bad |worn |old |loose )(?:\w+ ){1,8}\w+\?*\s*$/i;
const NOT_MENDED = /\b(?:but|still|again|until|yet|not|since)\b|n['’]t\b/i;
/** The trouble is still there, or another. */
const STILL =
  /\b(?:still|again|now|keeps?|same|however|not (?:help|cure|fix)\w*|no (?:better|difference))\b|n['’]t\b/i;
/** What makes a sentence not harmless: a denial, or another trouble. */
const TROUBLE =
  /\b(?:not|never|no longer|hardly|barely|cannot|fail\w*|stall\w*|los[te]\w*|loses|died|dies|restart\w*|violent\w*|shut\w*|smok\w*|fire|flames?|leak\w*|wobbl\w*|grind\w*|until|but)\b|n['’]t\b/i;

/** 'Somebody's brakes smelled, but not ours'. */
const NOT_OURS = /\bbut not (?:on |from )?(?:ours?|mine|my (?:car|own))\s*$/i;

/** Another car, long ago or only seen. */
const OTHER_CAR =
  /\b(?:(?:my|our|his|her|their) (?:brother|sister|friend|neighbou?r|mate|boss|colleague|dad|father|mum|mom|mother|uncle|aunt|cousin|son|daughter|wife|husband|girlfriend|boyfriend|partner)(?:['’]s| has| had) (?:(?:old|previous|last|other) )?(?:car|van|truck)|my (?:old|previous|last|first) (?:car|van|truck|\w+)(?= (?:\w+ )?(?:once|used to|did|had|was|over\w+|caught))|(?:an?|another|some|the) (?:car|van|truck|lorry|bus|taxi) (?:in front|ahead|behind|next to|beside|across|opposite|near))\b/i;
const LONG_AGO =
  /\b(?:last (?:year|month|week|summer|winter|spring|autumn)|years? ago|months? ago|weeks? ago|once|in (?:19|20)\d\d)\b|\b(?:in front|ahead|behind|next to|beside|across|opposite)\b/i;
const THIS_CAR = /\b(?:my|mine|our|ours|this|i|we)\b/i;

/** Things that can stop, die, turn or come off without the car doing so. */
const THINGS = String.raw`radio|stereo|music|phone|laptop|tablet|ipad|sat ?nav|navigation|bluetooth|carplay|infotainment|touch ?screen|speakers?|air ?con(?:ditioning)?|a\/c|ac|(?:phone )?calls?|signal|wi-?fi|app|windows?|mirrors?|wipers?|alarm|dash ?cam|covers?|trims?|hub ?caps?|caps?|coffee|kettle|screen|spare|bulbs?`;
/** As the subject of the sentence: 'The radio died', but not 'it died with the radio on'. */
const THING_BEFORE = new RegExp(
  String.raw`(?:^|[,;:] |\b(?:and|but|so|because|that|says|said) )(?:(?:the|my|our|his|her|a|an) )?(?:\w+ )?(?:${THINGS})(?! (?:on|off|running|up|down|and)\b)(?: (?!(?:i|we|it|car|engine|motor|then|when|while|brakes?)\b)\w+){0,2}$`,
  'i',
);
const THING_AMID = /\b(?:windows?|covers?|trims?|hub ?caps?)\b/i;
const THING_AFTER = new RegExp(
  String.raw`^ (?:(?:up|on|off|of|from|over|in|down|the|my|all) ){0,3}(?:${THINGS})\b`,
  'i',
);

/** Lights that do not show the road: warning lights, traffic lights, the backlight of a screen. */
const OTHER_LIGHT =
  /\b(?:warning|indicator|air ?bag|srs|oil|engine|check|assist(?:ance|ant)?|steering|dash(?:board)?|gauges?|cluster|instrument|reverse|reversing|number plate|license plate|abs|esp|battery|charging|traction|brake warning|eml|mil|cel|back|ambient|interior|dome|boot|glove ?box|traffic|red|green|stop|(?:at|to|for|through) (?:the|a|an|some|every|red)?) ?$|\bat $/i;
const LIGHT_WORD = /\b(?:back)?light(?:s|ing)?\b/gi;
const OF_LIGHTS: ReadonlySet<string> = new Set([
  'lights',
  'brake-lights',
  'headlight-out',
  'headlight-flicker',
]);

/** Rules of which one word is enough where it is missing: 'no brakes', 'no steering', 'no acceleration'. */
const DENIED_FUNCTIONS: ReadonlySet<string> = new Set([
  'brake-loss',
  'steering-loss',
  'lights',
  'brake-lights',
  'low-power',
  'drive-loss',
  'wipers',
]);
const ONE_WORD =
  /^(?:brak(?:e|es|ing)|break(?:s|ing)?|steer(?:ing)?|lights?|headlights?|accelerat\w+|power|wipers?|stop(?:s|ping)?)$/i;

/** 'I have no brakes at all.', but not 'no brake judder', 'without braking' or 'not the brakes'. */
const isMissing = (before: string, after: string): boolean =>
  /^\s*(?:\w+ ){0,3}?(?:went|goes?|gone) (?:through|out|away|to)\b|^\s*(?:\w+ ){0,3}?(?:nothing|stamp\w*|fail\w*)\b/i.test(
    after,
  ) ||
  /\b(?:stamp\w*|press\w*|hit|pump\w*|nothing)(?: \w+){0,3} ?$/i.test(before) ||
  /\b(?:can(?:not|['’]?t)|could(?: not|n['’]?t)|would(?: not|n['’]?t)|will not|won['’]?t|unable to|does(?: not|n['’]?t)|did(?: not|n['’]?t)|do(?: not|n['’]?t)|never|barely|hardly)(?: \w+){0,2} ?(?:the |my )?$/i.test(
    before,
  ) ||
  (/\b(?:no|zero|got no|absolutely no|without any|lost (?:all |the |my )?|lose (?:all |the |my )?|loss of|lack of) ?$/i.test(
    before,
  ) &&
    /^\s*(?:$|[,.!?;:)]|\b(?:at all|whatsoever|on|when|and|or|in|while|until|for|anymore|left|going|coming|but|now)\b)/i.test(
      after,
    ));

/** Whether every light that the words name is one of the others. */
const namesOtherLights = (before: string, said: string): boolean => {
  const all = [...said.matchAll(LIGHT_WORD)];
  // One light is a warning light, unless it is said to be one of those that show the road.
  if (/^light$/i.test(said.trim())) {
    return !/\b(?:head|tail|rear|front|side|brake|fog|main) ?$/i.test(before);
  }
  return (
    all.length > 0 &&
    !/\b(?:head ?lights?|head ?lamps?|tail ?lights?|beams?|brake lights?)\b/i.test(said) &&
    all.every(
      ({ 0: word, index }) =>
        /^back/i.test(word) || OTHER_LIGHT.test(`${before}${said.slice(0, index)}`),
    )
  );
};

/** Symptoms and rules for which the subject matters: died, rolled, came off, got hot. */
const OF_THE_CAR: ReadonlySet<string> = new Set([
  'brake-loss',
  'steering-loss',
  'wheel-loose',
  'tyre-failure',
  'tyre-bald',
  'rollaway',
  'rolls-in-park',
  'drive-loss',
  'stalls-while-driving',
  'total-power-loss',
  'overheating',
  'steam',
  'bonnet',
  'door',
  'frame',
  'part-comes-off',
  'lid-falls',
]);

/** The driver's own act: 'I opened the door', 'I turned the headlights off'. */
const BY_HAND =
  /\b(?:i|we|you|he|she|they) (?:(?:have|had|just|then|always|can|could|also|usually|normally) ){0,2}(?:open(?:ed|s)?|pop(?:ped|s)?|clos(?:e|ed|es)|shut|lift(?:ed|s)?|turn(?:ed|s)?|switch(?:ed|es)?|roll(?:ed|s)?|wind|wound|mov(?:e|ed|es)|reset|lock(?:ed|s)?)(?: (?:the|my|up|down|off|on|out|both|all|back|it)){0,3}(?: \w+){0,2}$/i;
const HANDLED: ReadonlySet<string> = new Set([
  'bonnet',
  'door',
  'lid-falls',
  'part-comes-off',
  'wipers',
  'lights',
  'brake-lights',
  'headlight-out',
  'headlight-flicker',
  'door-opens-driving',
  'bonnet-opens',
  'airbag',
  'seat-moves',
]);

/** The sentence around a place, and its start. Bounded, so that a long text costs no more. */
const REACH = 240;
const SENTENCE_ENDS = ['.', '!', '?', '\n', ';'];
const sentenceAround = (text: string, start: number, end: number) => {
  const before = text.slice(Math.max(0, start - REACH), start);
  const from =
    start -
    (before.length - (Math.max(...SENTENCE_ENDS.map((mark) => before.lastIndexOf(mark))) + 1));
  const rest = text.slice(end, end + REACH).search(/[.!?\n;]/);
  return { from, sentence: text.slice(from, rest < 0 ? end + REACH : end + rest) };
};

/**
 * Whether a match is harmless: a part that works, another car long ago, the radio instead of the
 * engine, the driver's own act. In doubt it is not: a missed danger is worse than a false alarm.
 */
export const isEveryday = (text: string, { id, start, end }: Mention): boolean => {
  const { from, sentence } = sentenceAround(text, start, end);
  const said = sentence.slice(start - from, end - from);
  const before = sentence.slice(0, start - from);
  const after = sentence.slice(end - from);

  if (AS_IT_SHOULD.test(sentence) && !TROUBLE.test(sentence)) return true;

  if (MENDED.test(sentence) && !NOT_MENDED.test(sentence)) return true;

  if (MENDED_AT_THE_END.test(sentence) && !STILL.test(sentence)) return true;

  if (NOT_OURS.test(sentence)) return true;

  if (PREVIOUS_OWNER.test(sentence) && !SINCE.test(sentence)) return true;

  if (IN_GENERAL.test(sentence) && !THIS_CAR.test(sentence)) return true;

  const other = OTHER_CAR.exec(sentence);
  if (
    other !== null &&
    other.index <= start - from &&
    LONG_AGO.test(sentence.slice(other.index)) &&
    !THIS_CAR.test(
      sentence.slice(other.index + other[0].length, start - from).replace(/ of (?:me|us)\b/i, ''),
    )
  ) {
    return true;
  }

  if (
    OF_THE_CAR.has(id) &&
    (THING_BEFORE.test(before.trim()) || THING_AFTER.test(after) || THING_AMID.test(said))
  ) {
    return true;
  }

  if (OF_LIGHTS.has(id) && namesOtherLights(before, said)) return true;

  if (ONE_WORD.test(said) && DENIED_FUNCTIONS.has(id) && !isMissing(before, after)) return true;

  if (HANDLED.has(id) && BY_HAND.test(before + said)) return true;

  return HARMLESS_CONTEXTS.some(
    ({ of, when, unless, unlessInText }) =>
      of.includes(id) &&
      when.test(sentence) &&
      !unless.test(sentence) &&
      unlessInText?.test(text) !== true,
  );
};
