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
const NOT_MENDED = /\b(?:but|still|again|until|yet|not|since)\b|n['’]t\b/i;
/** What makes a sentence not harmless: a denial, or another trouble. */
const TROUBLE =
  /\b(?:not|never|no longer|hardly|barely|cannot|fail\w*|stall\w*|los[te]\w*|loses|died|dies|restart\w*|violent\w*|shut\w*|smok\w*|fire|flames?|leak\w*|wobbl\w*|grind\w*|until|but)\b|n['’]t\b/i;

/** Another car, long ago or only seen. */
const OTHER_CAR =
  /\b(?:(?:my|our|his|her|their) (?:brother|sister|friend|neighbou?r|mate|boss|colleague|dad|father|mum|mom|mother|uncle|aunt|cousin|son|daughter|wife|husband|girlfriend|boyfriend|partner)(?:['’]s| has| had) (?:(?:old|previous|last|other) )?(?:car|van|truck)|my (?:old|previous|last|first) (?:car|van|truck|\w+)(?= (?:\w+ )?(?:once|used to|did|had|was|over\w+|caught))|(?:an?|another|some|the) (?:car|van|truck|lorry|bus|taxi) (?:in front|ahead|behind|next to|beside|across|opposite|near))\b/i;
const LONG_AGO =
  /\b(?:last (?:year|month|week|summer|winter|spring|autumn)|years? ago|months? ago|weeks? ago|once|in (?:19|20)\d\d)\b|\b(?:in front|ahead|behind|next to|beside|across|opposite)\b/i;
const THIS_CAR = /\b(?:my|mine|our|ours|this|i|we)\b/i;

/** Things that can stop, die, turn or come off without the car doing so. */
const THINGS = String.raw`radio|stereo|music|phone|laptop|tablet|ipad|sat ?nav|navigation|bluetooth|carplay|infotainment|touch ?screen|speakers?|air ?con(?:ditioning)?|a\/c|ac|windows?|mirrors?|wipers?|alarm|dash ?cam|covers?|trims?|hub ?caps?|caps?|coffee|kettle|screen|spare|bulbs?`;
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

/** Contexts in which words of danger are ordinary, with exceptions in `unless`. */
const CONTEXTS: readonly {
  readonly of: readonly string[];
  readonly when: RegExp;
  readonly unless: RegExp;
}[] = [
  {
    of: ['steering-loss', 'steering-locked'],
    when: /\b(?:(?:take|took|pull|pulled|remove|removed|taking|pulling|removing) (?:out )?(?:the |my )?key|key (?:is |was )?(?:out|removed)|without (?:the |a )?key)\b/i,
    unless: /\b(?:driv\w+|road|motorway|mph|corner|bend|moving|stuck|jammed|won['’]?t unlock)\b/i,
  },
  {
    of: ['brake-loss', 'brake-pedal-sinks'],
    when: /\b(?:accelerat\w+|pulled|pulls|picks? up|speed(?:s|ed)? up|floored|clutch|throttle|gas)\b/i,
    unless: /\b(?:brak\w+|stop\w*)\b/i,
  },
  {
    of: ['fuel-leak', 'fuel-smell'],
    when: /\b(?:at (?:the|a) (?:petrol|gas|filling|fuel|service) station|on my (?:hands?|shoes?|clothes|gloves|fingers)|my (?:hands?|shoes|clothes|gloves|fingers) (?:still )?smell|(?:i|we|he|she) spil(?:led|t)|(?:fuel|petrol|filler) (?:cap|flap) (?:still )?smells)\b/i,
    unless:
      /\b(?:leak\w*|drip\w*|puddle|cabin|inside|days?|weeks?|overflow\w*|spills?|spray\w*|gush\w*|pour\w*|ground)\b/i,
  },
  {
    // The car burns diesel; what smells is something else.
    of: ['fuel-leak', 'fuel-smell'],
    when: /\b(?:diesel|petrol|gas) (?:car |engine |one )?(?:smells?|smelt|smelled) (?:(?:very|really|a bit|a little|so|quite|all) )*(?:hot|burnt|burned|burning|sweet|rotten|mouldy|damp|musty|of (?:burn\w*|rubber|plastic|egg\w*|oil|damp)|like (?!(?:petrol|gas|fuel|diesel))\w+)/i,
    unless: /\b(?:leak\w*|drip\w*|puddle|raw|fumes)\b/i,
  },
  {
    of: ['oil-pressure', 'oil-pressure-light', 'airbag', 'airbag-light'],
    when: /\b(?:reset|resetting|cleared)\b|\b(?:goes|went|go) (?:out|off)(?: again)? (?:after|when|once|as) (?:a |the |few |couple |of |i |it |engine )*(?:seconds?|moment|start\w*|self)/i,
    unless: /\b(?:c[ao]mes? (?:back|on)|on after|back on|again|still|returned|stays?)\b/i,
  },
  {
    of: ['rollaway', 'parking-brake-weak', 'lights', 'brake-lights', 'parking-brake-warning'],
    when: /\b(?:parking brake|handbrake|hand brake|emergency brake|e-brake) (?:warning )?(?:light|lamp)\b[^.!?]* (?:goes|went|go) (?:out|off)\b/i,
    unless: /\b(?:roll\w*|won['’]?t hold|doesn['’]?t hold|does not hold|driving)\b/i,
  },
  {
    of: ['airbag', 'airbag-light'],
    when: /\bbag (?:is |lies |sits )?(?:on|in) (?:the|a|my)\b/i,
    unless: /\b(?:air ?bag|srs)\b/i,
  },
  {
    of: ['tyre-flat', 'tyre-air', 'tyre-losing-air'],
    when: /\bpump\w* (?:the |my |them |all |it )*(?:tyres? |tires? )?up\b/i,
    unless:
      /\b(?:again|every|daily|weekly|weeks?|days?|keeps?|los\w+|flat|low|slow|leak\w*|puncture)\b/i,
  },
  {
    of: ['high-voltage', 'ev-hv-warning'],
    when: /\bhigh[- ]voltage (?:charg\w+|stations?|posts?|points?)\b/i,
    unless: /\b(?:warn\w*|fault|messages?|service|error|shock\w*)\b/i,
  },
  {
    // A motor or a squeak of a seat that stays where it is.
    of: ['seat-loose', 'seat-moves', 'seat-noise'],
    when: /\b(?:seats? (?:\w+ )?(?:squeak|creak)\w*|(?:electric|power) seat moves? (?:\w+ )?(?:slow\w*|noisily|jerkily)|(?:fell|dropped|slid|slipped) off (?:of )?(?:the|my|a) (?:\w+ )?seat)\b/i,
    unless: /\b(?:loose|rocks?|by itself|while driving|driving along|brak\w+|corner\w*)\b/i,
  },
  {
    // Luggage makes noise; lamps of a trailer are not those of the car.
    of: ['towing', 'tow-hitch-fault'],
    when: /\broof (?:box|rails?|rack|bars?)\b|\btrailer (?:board )?(?:lights?|lamps?|socket)\b/i,
    unless: /\b(?:loose|came|flew|fell|shift\w*|slid|moves?|crack\w*|lift\w*)\b/i,
  },
  {
    of: ['lights', 'headlight-out', 'brake-lights', 'tail-light-out'],
    when: /\btrailer(?: board)? (?:lights?|lamps?)\b|\b(?:at|with) (?:the )?(?:key|ignition) on\b|\bwent out after (?:the )?start/i,
    unless: /\bhead ?lights?|driving|car['’]s\b/i,
  },
  {
    of: ['brake-loss', 'brake-pedal-sinks'],
    when: /\b(?:foot|feet|shoes?|boots?) (?:\w+ )?(?:came|comes?|slip\w*|slid\w*) off\b|\bfloor is (?:slippery|wet|dirty|cold)\b/i,
    unless: /\b(?:sinks?|sank|soft|nothing|no brakes?|fail\w*)\b/i,
  },
  {
    of: ['brake-weak', 'brake-long-stop'],
    when: /\b(?:regen\w*|regenerat\w+|one[- ]pedal|engine braking)\b/i,
    unless: /\b(?:pedal (?:goes|sinks|is)|would not stop|did not stop|fail\w*)\b/i,
  },
  {
    of: ['wheel-loose', 'wheel-nuts'],
    when: /\b(?:wheel|lug)? ?(?:nut|bolt) (?:caps?|covers?)\b/i,
    unless: /\b(?:loose wheel|wobbl\w*|wheel is loose)\b/i,
  },
  {
    of: ['door', 'door-opens-driving'],
    when: /\bto (?:open|close|shut|lock|unlock) (?:the|my|a) (?:\w+ )?door\b/i,
    unless: /\b(?:driv\w+|moving|road|corner|by itself|flew)\b/i,
  },
  {
    of: ['drive-loss', 'stalls-while-driving', 'stalls-at-idle'],
    when: /\b(?:learner|learning to drive|start[- ]stop|stop[- ]start|auto[- ]?stop)\b/i,
    unless: /\b(?:won['’]?t|not|never|fail\w*|would not|restart\w*|die[sd]|motorway|highway)\b/i,
  },
  {
    of: ['fuel-leak', 'fuel-smell'],
    when: /\b(?:barbecue|bbq|camping stove|gas (?:bottle|canister)|jerry ?can|lawn ?mower|mower)\b/i,
    unless: /\b(?:tank|fuel line|under the car|engine)\b/i,
  },
  {
    of: ['fire'],
    when: /\b(?:bulb|light|lamp|fuse)s? (?:\w+ )?burn(?:s|t|ed|ing)? out\b|\bburn(?:t|ed)[- ]out (?:bulb|light|lamp|fuse|head ?light)/i,
    unless: /\b(?:smok\w+|flames?|fire|melt\w*|smell\w*)\b/i,
  },
  {
    // Its paint, not its latch.
    of: ['bonnet', 'bonnet-opens'],
    when: /\b(?:paint\w*|lacquer|clear ?coat|varnish|stone ?chips?|rust spots?|wrap)\b/i,
    unless: /\b(?:open\w*|latch\w*|catch\w*|flew|flies|popp\w*|shut|close)\b/i,
  },
  {
    // Weak, but up.
    of: ['lid-falls', 'tailgate-falls'],
    when: /\b(?:still (?:holds?|stays?)|slow(?:ly)? to (?:open|rise)|opens? slowly)\b/i,
    unless: /\b(?:falls?|fell|drops?|dropp\w*|hit|comes? down|slam\w*)\b/i,
  },
  {
    of: ['parking-brake-weak', 'rollaway'],
    when: /\b(?:(?:one|an?|another|an extra|couple|two) (?:more |extra |of )?clicks?|needs? adjust\w*|bit high|a bit higher)\b/i,
    unless: /\b(?:roll\w*|hold\w*|slip\w*|creep\w*|fail\w*|moves?|moved)\b/i,
  },
  {
    // A line or two of the heater; the rest of the glass clears.
    of: ['misted-glass', 'defroster-fault'],
    when: /\b(?:one|two|three|few|couple|some|bottom|top) (?:of the |of )?(?:lines?|strips?|bars?|elements?|rows?)\b/i,
    unless: /\b(?:windscreen|windshield|front|nothing|at all|see)\b/i,
  },
  {
    // Smoke and smells of somebody else's fire.
    of: ['fire', 'smoke-cabin', 'burning-smell', 'electrical-smell', 'burning-oil-smell'],
    when: /\b(?:bon ?fires?|barbecues?|bbq|fireworks?|wild ?fires?|forest fires?|chimney|cigarettes?|vap(?:e|ing)|tractor|farmers?|wood ?smoke|neighbou?r['’]?s)\b/i,
    unless:
      /\b(?:not|smoke (?:from|out of)|under|dash\w*|bonnet|hood|wir\w+|fuse\w*|engine bay|my car is|seat)\b/i,
  },
  {
    // Weight, wind and modes make any car slow.
    of: ['low-power', 'loss-of-power', 'no-throttle-response'],
    when: /\b(?:(?:four|five|six|seven|4|5|6|7) (?:people|adults|passengers|up|of us)|luggage|fully loaded|head ?wind|eco(?:nomy)? mode|roof ?box)\b/i,
    unless:
      /\b(?:suddenly|limp|lights?|warning|barely|hardly|cannot|not|never|smok\w+|stall\w*|cut\w*)\b|n['’]t\b/i,
  },
  {
    // Mended, and said to be well since.
    of: [
      'tyre-flat',
      'tyre-air',
      'tyre-losing-air',
      'brake-weak',
      'brake-grinding',
      'wheel-nuts',
      'wheel-loose',
      'drive-loss',
      'stalls',
      'lights',
      'headlight-out',
      'airbag',
      'airbag-light',
      'belt',
      'belt-slack',
    ],
    when: /\b(?:replaced|fixed|repaired|mended|plugged|patched|changed|fitted|cleared|checked|tightened|re-?torqued|jumped)\b.{0,80}\b(?:fine|good|great|perfect\w*|ok|okay|well|sweet|held|holding|normal|went out|gone)\b/i,
    unless:
      /\b(?:but|still|again|however|until|yet|except|otherwise|apart|since (?:then|the)|not|never|keeps?|soft|floor|grind\w*|loose|wobbl\w*|smell\w*)\b|n['’]t\b/i,
  },
  {
    of: ['rollaway', 'parking-brake-weak'],
    when: /\b(?:hold|holds|held|works?) (?:very |really |perfectly )?(?:well|fine|good|properly|perfectly)\b/i,
    unless: /\b(?:not|never|no longer|hardly|barely|until|but)\b|n['’]t\b/i,
  },
];

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

  if (HANDLED.has(id) && BY_HAND.test(before + said)) return true;

  return CONTEXTS.some(
    ({ of, when, unless }) => of.includes(id) && when.test(sentence) && !unless.test(sentence),
  );
};
