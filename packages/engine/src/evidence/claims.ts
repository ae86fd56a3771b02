import type { Claimant } from '../diagnosis.ts';
import type { Stretch } from './hearsay.ts';
import { sentencesOf } from './sentences.ts';

/** What somebody says the fault is: the words, and where they are. */
export interface ClaimEvidence {
  readonly by: Claimant;
  /** Offsets in UTF-16 units, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** With the words around it that say whose it is, and what they ask for it: none is a sign. */
  readonly whole: Stretch;
}

const WORKSHOP = String.raw`(?:(?:the|my|our|your|a|an|main|local|independent|village|merc|ford|vw|bmw|vauxhall|toyota|one|another|second) )*(?:(?:man|woman|lad|lads|guy|guys|chap|fella|bloke|boy|girl|people|place|one) (?:at|from|in|on) (?:the |a |my |our )?(?:[\w'’-]+ ){0,3}?(?:garage|till|shop|centre|center|place|dealer\w*|workshop|desk|counter|parts|halfords|kwik[- ]?fit|aa|rac)|(?:local|main|village) (?:man|guy|bloke|lad|chap|place)|ind(?:y|ie)(?: (?:garage|specialist))?|garage|mechanics?|dealers?|dealership|workshop|specialist|technician|service (?:advisor|desk|man|centre)|breakdown (?:man|patrol|guy|driver|lad)|recovery (?:man|driver|guy|lad)|patrol(?:man)?|(?:warranty )?inspector|tester|(?:mot|nct) (?:man|lad|guy|tester|station|centre)|fitter|tyre (?:place|shop|fitters?|bay|man|lad)|(?:repair|body|auto|parts|transmission|gearbox|exhaust|clutch) ?(?:shop|place|centre|specialist)|shop|(?:aa|rac)(?: (?:man|fella|guy|patrol|lad))?|halfords|kwik[- ]?fit|autozone|advance auto(?: parts)?|(?:written )?(?:invoice|estimate|quote|job sheet|report|paperwork))`;

const ACQUAINTANCE = String.raw`(?:(?:the|my|our|a|an|his|her|some|this|one|that) )*(?:wife|husband|partner|other half|missus|hubby|girlfriend|boyfriend|dad|father|mum|mam|mom|mother|brother|sister|son|daughter|mates?|friends?|pal|buddy|neighbou?r|bloke|uncle|aunt(?:ie)?|cousin|nan|gran|grandad|granddad|grandpa|colleague|boss|brother-in-law|father-in-law|lads?|fella|chap|woman|lady|kid|guy|stranger|somebody|someone|everyone|everybody|people|folk|forums?|reddit|facebook(?: (?:owners )?group)?|internet|google|youtube|chat ?gpt|seller|previous owner)(?: (?:down|in|at|from|on|of|over|who|whose) (?:the |my |our |a |an )?[\w'’]+(?: [\w'’]+){0,3}?)?`;

/** 'Found the unit is faulty' is a verdict, 'found a split hose' a finding. */
const FINDS_FAULTY = String.raw`(?:found|finds) (?:that )?(?=(?:the|my|a|an) (?:[\w-]+ ){1,4}?(?:(?:is|are|was|were) (?:faulty|bad|knackered|shot|failed|failing|dead|gone|done|worn out)|has gone|had gone|needs? (?:replacing|changing|a new))\b)`;

/** Verbs of an opinion. What somebody found, showed or measured is a finding, no opinion. */
const SAYS = String.raw`(?:${FINDS_FAULTY}|says?|said|saying|reckons?|reckoned|thinks?|thought|(?:has |have )?told (?:me|us|him|her)|tells (?:me|us)|insists?|insisted|claims?|claimed|swears?|suggests?|suggested|maintains?|diagnosed|pronounced|declared|announced|texted|shouted|muttered|mumbled|mentioned|believes?|suspects?|advised|offered|cites?|cited|is (?:adamant|convinced|certain|sure|of the opinion)|was (?:adamant|convinced|certain|sure)|goes|went|wrote|put (?:down )?|blames?|blamed|(?:is|was|keep[st]?) (?:blaming|on about|talking about|calling it|trying to sell me)|call(?:s|ed|ing) it|came back with|comes back with|jumped (?:straight )?to|wants? to (?:replace|change|fit|do)|wants? (?:£|\$|€)?\d[\d,.]* (?:for|to (?:replace|change|fit|do))|quoted (?:me |us )?(?:\W?\d[\d,.]* )?(?:for|to))`;

/** Verbs that lay the trouble at something's door. */
const ATTRIBUTES = String.raw`(?:(?:put(?:s|ting)?|pinn?(?:ed|s|ing)?|blam(?:ed|es|ing)) (?:it|this|that|the (?:problem|noise|fault|issue|light)) (?:all )?(?:down )?(?:to|on)|(?:has |have )?attribut(?:ed|es|ing) (?:it|this|the (?:problem|noise|fault|issue)) to|had (?:it|her|this) down as|has (?:it|this) down as|(?:it |this |that )?(?:has been|was|been|is being|got|being) diagnosed (?:as|with)|narrowed it down to|trac(?:ed|es) it (?:back )?to)`;

/** Nouns of an opinion. */
const OPINION = String.raw`(?:verdict|diagnosis|theory|opinion|prognosis|conclusion|view|word|guess|culprit|suspicion|prime suspect|bet|money|self[- ]diagnosis|idea|explanation|answer)`;

/** Between speaker and verb: 'in my village', ', an old hand,', 'at the tyre bay'. */
const ASIDE = String.raw`(?:,? [\w'’-]+){0,6}?,?`;

const LEAD = String.raw`(?:^\W*|[,:(]\s*|\b(?:and|but|so|because|as|which|that|well|what|then|now|only|even)\s+|\bat )`;

/** Small words before what is claimed. */
const INTO = String.raw`(?: (?:to me|to us|me|us))?(?: (?:that|something about|straight away))?[ :,=]*`;

const speaks = (speaker: string): RegExp =>
  new RegExp(String.raw`${LEAD}${speaker}${ASIDE} (?:${SAYS}|${ATTRIBUTES})${INTO}`, 'gi');

const CUES: readonly (readonly [Claimant, RegExp])[] = [
  ['garage', speaks(WORKSHOP)],
  ['friend', speaks(ACQUAINTANCE)],
  // 'They reckon it needs a new gearbox', 'they are calling it …'
  [
    'garage',
    new RegExp(
      String.raw`\b(?:they|he|she)(?:['’](?:ve|re|d|s)| have| has| are| is| had)? (?:(?:said|says?|reckons?|reckoned|told (?:me|us)|insists?|insisted|claims?|claimed|diagnosed|think|thinks) (?:that )?(?=(?:it|its|it['’]s|the|my|i|a|an|both|all|that)\b)|(?:all )?(?:jumped (?:straight )?to|calling it|want(?:s|ed)? to (?:replace|change|fit|do|rebuild|overhaul|renew)|blam(?:e|ed|ing)|came back with|${ATTRIBUTES})[ ,:]*)`,
      'gi',
    ),
  ],
  ['garage', new RegExp(String.raw`\b${ATTRIBUTES} `, 'gi')],
  // 'Mechanic in my village: the alternator is dead', 'Dealer scare story: …', 'His verdict: …'
  ['garage', new RegExp(String.raw`^\W*${WORKSHOP}(?: [\w'’]+){0,4}:\s+`, 'gi')],
  [
    'owner',
    new RegExp(
      String.raw`\bmy (?:(?:own|best|only|first|main) )?${OPINION}(?: so far)?(?: is| was| would be|['’]s|:|,| =| -)+(?: (?:on|that))?(?: (?:it is|it['’]s))? `,
      'gi',
    ),
  ],
  [
    'garage',
    new RegExp(
      String.raw`\b(?:his|her|their|the|a|another|second|whose|one) (?:[\w'’]+ )?${OPINION}(?: (?:from|of|by|according to) (?:the |my |our |a )?[\w'’]+(?: [\w'’]+){0,2}?)?(?:,[^,]{0,40},)?(?: so far)?(?: is| was| would be|['’]s| isn['’]t \w+,|:|,| =| -)+(?: (?:on|that|of))?(?: (?:it is|it['’]s))? `,
      'gi',
    ),
  ],
  [
    'garage',
    new RegExp(
      String.raw`\b(?:${OPINION}|according) (?:from|to|of) ${WORKSHOP}${ASIDE}(?: (?:is|was|isn['’]?t) \w+,|[,:]| is| was)? `,
      'gi',
    ),
  ],
  [
    'friend',
    new RegExp(
      String.raw`\b(?:according to|if you ask) ${ACQUAINTANCE}(?:,| it['’]s| it is| would be| is)+ `,
      'gi',
    ),
  ],
  // 'Quote for a new steering rack'
  [
    'garage',
    /\b(?:quot(?:e|ed|es|ation)|estimate[ds]?|price) (?:me |us |of )?(?:(?:£|\$|€)?\d[\d,.]* )?(?:for|to) (?:replac\w+|chang\w+|fit\w*|a|an|the|new|both|all)(?: (?:a|an|the|new|both|all))* /gi,
  ],
  // 'Was quoted £400 for injectors'
  [
    'garage',
    /\b(?:was|were|been|being|got|i|we|they|he|she|me|us)(?: just)? quoted (?:me |us )?(?:(?:£|\$|€)?\d[\d,.]*(?: ?(?:quid|pounds|euros|dollars))? )?(?:for|to (?:do|replace|change|fit|repair|fix)) (?:(?:a|an|the|new|both|all|my|replacing|changing|fitting) )*/gi,
  ],
  // 'I was told it needs a new clutch', 'Been told I need …'
  [
    'garage',
    /(?:\b(?:i|we)(?:['’]ve| have| was| were|['’]m| am)?(?: just)? (?:been )?|^\W*(?:just )?(?:was |been ))(?:told|informed|advised|quoted) (?:that |by [\w ]{1,30} )?(?=(?:it|its|it['’]s|the|my|i|a|an|both|that|by)\b)/gi,
  ],
];

/** 'They say wheel bearing', 'Says the clock spring': short, so that only words with a part are a claim. */
const BARE =
  /(?:\b(?:they|he|she)(?:['’]ve| have| has)? |^\W*)(?:says?|said|reckons?|reckoned|diagnosed|thinks?|told me|tells me|quoted(?: me)?(?: for)?)[ ,:]+/gi;

const PART_NAMED =
  /\b(?:bearings?|gaskets?|exhaust|belts?|cambelt|chain|sensors?|pumps?|valves?|valve body|mounts?|joints?|bush(?:es)?|injectors?|coils?|packs?|alternator|starter|battery|clutch|gearbox|turbo|thermostat|stat|pulleys?|tensioner|manifold|links?|arms?|shocks?|struts?|springs?|calipers?|motors?|relays?|fuses?|regulator|module|switch|rack|rods?|hub|shafts?|boots?|discs?|pads?|lines?|pipes?|hoses?|cylinders?|servo|tyres?|radiator|cap|filters?|seals?|rings?|compression|loom|wiring|wishbones?|converter|cat|dpf|egr|ecu|maf|flywheel|mechatronics?|flaps?|compressor|condenser|blower)\b/i;

/** 'The head gasket, says my mechanic', 'the converter was condemned by …': what comes before is claimed. */
const INVERTED: readonly (readonly [Claimant, RegExp])[] = [
  [
    'garage',
    new RegExp(
      String.raw`[,"”’']+ (?:says|said|reckons|reckoned|according to|thinks) ${WORKSHOP}`,
      'gi',
    ),
  ],
  [
    'friend',
    new RegExp(
      String.raw`[,"”’']+ (?:says|said|reckons|reckoned|according to|thinks|was the (?:first )?(?:reply|answer)) ${ACQUAINTANCE}`,
      'gi',
    ),
  ],
  ['garage', /\b(?: (?:was|were|is|has been|have been|got))? condemned\b/gi],
];

/** The owner's own suspicion, where it names what has failed and nothing that was noticed. */
const SUSPICION =
  /\b(?:i|we)(?:['’]m| am|['’]ve| have)? ?(?:think(?:ing)?|reckon|suspect(?:ed|ing)?|guess(?:ing)?|assum(?:e|ed|ing)|believe|figure[d]?|diagnosed|pretty (?:sure|confident)|fairly (?:sure|confident)|convinced|betting|(?:more or less )?talked myself into|put it down to)(?: that)?(?: (?:it|its|it['’]s|this|that)(?: (?:is|was|might be|may be|could be|must be|has to be))?(?: (?:the|my|a|an|due to|down to))?| (?:the|my|a|an))?(?= )|\b(?:could|might|may) (?:it|this|that) (?:just |possibly |simply )?be (?:the |my |a |an |due to |down to )*|\bis (?:it|this|that) (?:just |possibly |simply )?(?:the|my|a|an) |\bwould (?:the|a|an) (?=[^?]{3,40} (?:do|cause) (?:this|that|it)\b)|\bsounds? (?:to me )?like (?:it['’]s |it is )?(?:the |my |a |an )(?=(?:[\w-]+ ){0,3}(?:bearing|gasket|exhaust|belt|sensor|pump|valve|mount|joint|bush\w*|injector|coil|alternator|starter|battery|clutch|gearbox|turbo|thermostat|pulley|tensioner|manifold|link|arm|shock|strut|spring|caliper|motor|relay|fuse)\b)/gi;

/** In brackets: another name of the part, no clause of the owner's. */
const ASIDE_NAME = String.raw`(?:(?!\b(?:it|i|we|he|they|the|is|was|has|when|but|no|not|which|a)\b)[^()?]){1,30}`;

/** Where what is claimed ends within its sentence. */
const END = new RegExp(
  String.raw`,? (?:but|however|though|although|yet|even though|whereas)\b|,? (?:and|so) (?:i|we|it|he|she|they|wants?|wanted|quoted|showed|charged|offered|now|is|its|then|a|an)\b|, (?:he|she|they|i|we|it|there|no|not|with|is|are|does|do|car|the car|my car|engine|can|could|should|which|and|what|mine|now|yet|has|had|never|showed|as)\b|,? (?:£|\$|€)\d|[—–?]|\((?!${ASIDE_NAME}\))| - |,? is (?:he|she|that|this) right\b|['"”’](?=[\s,.]|$)|: | (?:came in at|as the cause|do (?:this|that)|cause (?:this|that)|by ${WORKSHOP}\b|for (?:£|\$|€)|when (?:i|we|it|you)|because (?:the|my|it|of|there|i|we)|whenever|after (?:a|i|the|we))`,
  'i',
);

/** The shortest name of a part: 'EGR'. */
const SHORTEST = 3;

/** What is said of price, time or politeness is no claim about the car. */
const NO_CLAIM =
  /^\s*(?:hi|hello|sorry|yes|no|nothing|goodbye|thanks?|wait|call|ring|come back|bring it|book|leave it|drop it|they (?:can|could|would|will)|(?:he|she|they|it)(?:['’]d| would| will|['’]ll) (?:be|cost|take|charge|ring|call)|(?:the|my|our) (?:car|van|truck) (?:would be|will be|should be|could be|is|was) (?:ready|done|finished|booked|fine|safe|ok(?:ay)?))\b/i;

/** Said to be well: an observation of somebody who looked, and handled as such. */
const WELL =
  /\b(?:is|are|was|were|all|looks?|tested|checks?|checked|it['’]s|they['’]re|that['’]s)(?: all | absolutely| perfectly| completely| both)? (?:fine|ok|okay|good|sound|clear|healthy)\b/i;

/** What must be heeded whoever says it. */
const ORDER =
  /\b(?:do not|don['’]?t|not to|never|stop) (?:drive|driving|use|move)\b|\bunsafe to drive\b/i;

const isWitness = (cue: string, claimed: string): boolean =>
  REPORTS.test(cue) && WITNESSED.test(claimed) && !NAMES_WEAR.test(claimed);

const NO_QUOTES = /^[\s'"“‘”’,]+|[\s'"“‘”’,]+$/g;

/** The stretch without the spaces and quotation marks around it; undefined where no fault can be meant. */
const claimIn = (text: string, from: number, to: number): Stretch | undefined => {
  const words = text.slice(from, to);
  const said = words.replace(NO_QUOTES, '');
  if (said.length < SHORTEST || NO_CLAIM.test(said) || WELL.test(said) || ORDER.test(said)) {
    return undefined;
  }
  const start = from + words.indexOf(said);
  return [start, start + said.length];
};

const claimAfter = (text: string, from: number, to: number): Stretch | undefined => {
  const rest = text.slice(from, to);
  const opening = /^[\s'"“‘,:]*/.exec(rest)?.[0].length ?? 0;
  const cut = END.exec(rest.slice(opening))?.index;
  return claimIn(text, from, cut === undefined ? to : from + opening + cut);
};

/** The last clause before a cue. */
const claimBefore = (text: string, from: number, to: number): Stretch | undefined => {
  const before = text.slice(from, to);
  const cut = Math.max(...[', ', '; ', ': ', '- ', '('].map((mark) => before.lastIndexOf(mark)));
  return claimIn(text, cut === -1 ? from : from + cut + 1, to);
};

/** 'He goes "rings, mate"': a short quotation beside a speaker, and not of what the car displays. */
const QUOTED = /["“]([^"“”]{3,70})["”]/g;
const SPEAKER = new RegExp(String.raw`\b(?:${WORKSHOP}|${ACQUAINTANCE}|they|he|she)\b`, 'i');
const DISPLAY =
  /\b(?:display\w*|screen|dash\w*|message|cluster|warning|light|lit|reads?|came up|comes up|pops? up|popped up|no fault found)\b/i;

/** What an acquaintance reports having noticed is an observation, unless it names what is worn. */
const WITNESSED =
  /\b(?:lights?|smok\w+|smells?|nois\w+|sounds?|leak\w*|pedal|fail(?:ed|s)|lost|loses|lock(?:ed|s)|stopp?\w*|stall\w*|died|came (?:on|off)|flash\w*|shak\w+|pull\w*|hot|steam\w*)\b/i;
const NAMES_WEAR =
  /\b(?:it['’]?s|it is|its|sounds? like|needs?|gone|worn|knackered|shot|done|had it|on (?:its|their) way out|failing|faulty|bad|cause[sd]?|due to|down to|because|probably|must be|could be|might be|about to)\b/i;
const REPORTS =
  /\b(?:says?|said|(?:has |have )?told (?:me|us)|tells (?:me|us)|mentioned)\b[^a-z]*(?:that )?$/i;

/** What is asked for it, after the claim: 'and wants £1,800', ', £410 fitted', '. Is he right?'. */
const LONGEST_ASKED = 80;
const ASKED =
  /^['"”’]?(?:,? (?:and|for|which|that|so)? ?(?:(?:they|he|she|it)(?:['’]d| would| will|['’]ll)? )?(?:wants?|wanted|quoted|asks?|asked|charges?|charged|like|cost|be|came in at)? ?(?:me )?(?:£|\$|€)[\d,.]+(?: ?(?:quid|euros?|dollars?|pounds?))?(?: (?:fitted|plus vat|all in|for (?:it|that|the job)))?)?(?:[,.!]? (?:is|was) (?:he|she|that|this|it) right\b\??)?/i;

/** More claims than these are not listed. */
const MAX_CLAIMS = 8;

/** Later words are not searched for claims: every cue is tried in every sentence. */
const READ = 6000;

/**
 * What a garage, a friend or the owner says the fault is. Findings ('the garage found a leak'), orders not
 * to drive and parts said to be in order are none. Any text is safe; the work is linear in its length.
 *
 * @param isSuspicion whether words after 'I think it is' name a fault; the owner's own observations
 *   begin with the same words
 */
export const readClaims = (
  whole: string,
  isSuspicion: (words: string) => boolean,
): readonly ClaimEvidence[] => {
  const text = whole.slice(0, READ);
  const found: ClaimEvidence[] = [];
  const add = (by: Claimant, cue: Stretch, [start, end]: Stretch) => {
    if (found.length >= MAX_CLAIMS) return;
    if (found.some((one) => start < one.end && one.start < end)) return;
    const asked = ASKED.exec(text.slice(end, end + LONGEST_ASKED))?.[0].length ?? 0;
    found.push({
      by,
      start,
      end,
      whole: [Math.min(start, cue[0]), Math.max(end + asked, cue[1])],
    });
  };
  for (const [from, to] of sentencesOf(text)) {
    const sentence = text.slice(from, to);
    const cuesOf = (cue: RegExp): readonly (readonly [words: string, at: Stretch])[] =>
      Array.from(sentence.matchAll(cue), ({ 0: words, index }) => [
        words,
        [from + index, from + index + words.length],
      ]);
    for (const [by, cue] of CUES) {
      for (const [words, at] of cuesOf(cue)) {
        const claim = claimAfter(text, at[1], to);
        if (claim === undefined) continue;
        if (by === 'friend' && isWitness(words, text.slice(...claim))) continue;
        add(by, at, claim);
      }
    }
    for (const [, at] of cuesOf(BARE)) {
      const claim = claimAfter(text, at[1], to);
      const words = claim === undefined ? '' : text.slice(...claim);
      if (claim !== undefined && PART_NAMED.test(words) && !WITNESSED.test(words)) {
        add('garage', at, claim);
      }
    }
    if (SPEAKER.test(sentence) && !DISPLAY.test(sentence)) {
      for (const [, at] of cuesOf(QUOTED)) {
        const claim = claimIn(text, ...at);
        if (claim !== undefined) add('garage', at, claim);
      }
    }
    for (const [by, cue] of INVERTED) {
      for (const [, at] of cuesOf(cue)) {
        const claim = claimBefore(text, from, at[0]);
        if (claim !== undefined) add(by, at, claim);
      }
    }
    for (const [, at] of cuesOf(SUSPICION)) {
      const claim = claimAfter(text, at[1], to);
      if (claim !== undefined && isSuspicion(text.slice(...claim))) add('owner', at, claim);
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
};
