import type { Claimant } from '../../diagnosis.ts';
import { ACQUAINTANCE, ANYBODY, SHOWS, WORKSHOP } from './speakers.ts';

/** 'Found the unit is faulty' is a verdict, 'found a split hose' a finding. */
const FINDS_FAULTY = String.raw`(?:found|finds) (?:that )?(?=(?:the|my|a|an) (?:[\w-]+ ){1,4}?(?:(?:is|are|was|were) (?:faulty|bad|knackered|shot|failed|failing|dead|gone|done|worn out)|has gone|had gone|needs? (?:replacing|changing|a new))\b)`;

/** Verbs of an opinion. What somebody found, showed or measured is a finding, no opinion. */
const SAYS = String.raw`(?:says?|said|saying|reckons?|reckoned|thinks?|thought|(?:has |have )?told (?:me|us|him|her)|tells (?:me|us)|insists?|insisted|claims?|claimed|swears?|suggests?|suggested|maintains?|diagnosed|pronounced|declared|announced|texted|shouted|muttered|mumbled|mentioned|believes?|suspects?|advised|offered|cites?|cited|is (?:adamant|convinced|certain|sure|of the opinion)|was (?:adamant|convinced|certain|sure)|goes|went|wrote|put (?:down )?|blames?|blamed|(?:is|was|keep[st]?) (?:blaming|on about|talking about|calling it|trying to sell me)|call(?:s|ed|ing) it|came back with|comes back with|jumped (?:straight )?to|wants? (?:me |us )?to (?:replace|change|fit|do|renew|rebuild|overhaul|put|swap|recondition|repair|strip|start with|have|get)|wants? (?:£|\$|€)?\d[\d,.]* (?:for|to (?:replace|change|fit|do|renew|repair|rebuild))|recommend(?:s|ed)?|states?|stated|lists?|listed|(?:is|are|was|were) saying|would (?:replace|change|renew|start with|go for)|flagged(?: up)?|failed (?:it|her|mine|the car) (?:on|for)|quoted (?:me |us )?(?:\W?\d[\d,.]* )?(?:for|to))`;

/** Verbs that lay the trouble at something's door. */
const ATTRIBUTES = String.raw`(?:(?:put(?:s|ting)?|pinn?(?:ed|s|ing)?|blam(?:ed|es|ing)) (?:it|this|that|the (?:problem|noise|fault|issue|light)) (?:all )?(?:down )?(?:to|on)|(?:has |have )?attribut(?:ed|es|ing) (?:it|this|the (?:problem|noise|fault|issue)) to|had (?:it|her|this) down as|has (?:it|this) down as|(?:it |this |that )?(?:has been|was|been|is being|got|being) diagnosed (?:as|with)|narrowed it down to|trac(?:ed|es) it (?:back )?to)`;

/** Nouns of an opinion. */
const OPINION = String.raw`(?:verdict|diagnosis|theory|opinion|prognosis|conclusion|view|word|guess|culprit|suspicion|prime suspect|bet|money|self[- ]diagnosis|idea|explanation|answer|advisory|advisories|advice|recommendation|finding|e?-?mail|text|note|job card|health check)`;

/** With one of these the speaker's clause is over, and what goes or went is the car. */
const ANOTHER_CLAUSE = String.raw`(?!(?:but|however|though|although|yet|whereas|when|because|since|car|engine|pedal|steering|brakes?|lights?|smoke|noise|needle|gauge)\b)`;

/** Between speaker and verb: 'in my village', ', an old hand,', 'at the tyre bay'. */
const ASIDE = String.raw`(?:,? ${ANOTHER_CLAUSE}(?!(?:i|we)\b(?! (?:asked|tried|rang|use|know|trust|saw|went)))[\w'’-]+){0,9}?,?`;

const LEAD = String.raw`(?:^\W*|[,:(]\s*|\b(?:and|but|so|because|as|which|that|well|what|then|now|only|even)\s+|\bat )`;

/** Small words before what is claimed. */
const INTO = String.raw`(?: (?:to me|to us|me|us)\b)?(?: (?:that|something about|straight away))?[ :,=]*`;

const speaks = (speaker: string): RegExp =>
  new RegExp(
    String.raw`${LEAD}${speaker}${ASIDE} (?:${FINDS_FAULTY}|(?:${SAYS}|${ATTRIBUTES})(?![a-z])${INTO})`,
    'gi',
  );

export const CUES: readonly (readonly [Claimant, RegExp])[] = [
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

/** Verbs whose subject is somebody, whoever it is: in contrast to 'goes' or 'put', which cars do too. */
const HOLDS = String.raw`(?:says?|said|reckons?|reckoned|thinks?|thought|insists?|insisted|swears?|swore|suspects?|suspected|believes?|believed|claims?|claimed|maintains?|diagnosed|told (?:me|us)|tells (?:me|us)|telling (?:me|us)|mentioned|recommend(?:s|ed)?|advis(?:e|es|ed)|suggest(?:s|ed)?|quot(?:e|es|ed|ing)|flagged(?: up)?|condemned|blam(?:es?|ed)|point(?:s|ed) (?:to|at)|wrote(?: down| up)?|noted|marked|lists|listed|printed(?: out)?|would (?:replace|change|renew|start with)|calls? it|called it|failed (?:it|her|mine|the car) (?:on|for)|(?:saying|blaming|adamant|convinced|certain|sure|quoting)|(?:rang|phoned|called|mailed|emailed|texted|wrote)(?: back| me| us)?(?: to say(?: that)?|:)|(?:gave|given|giving|put|issued|left|wrote) (?:me |us |it )?(?:(?:a|an|down as an?|as an?) )?(?:advisor(?:y|ies)|notes?|refusal|fail(?:ure)?|remark)(?: (?:on|in) (?:the|my) [\w]+)?(?: for| on|:)?|(?:is|are|was|were|is now|are now) (?:saying|blaming|adamant|convinced|certain|sure|quoting|talking about|on about)|want(?:s|ed|ing)? (?:me |us )?(?:to (?:replace|change|fit|do|rebuild|overhaul|renew|put|swap|recondition|repair|have|get|strip|start with|try|drop)|(?:£|\$|€)?\d[\d,.]*(?: ?(?:quid|pounds|euros|dollars))?(?: (?:for|to \w+))?))`;

/** Between verb and part: 'quoted me £600 for', 'wants to fit a new'. */
const OBJECT = String.raw`(?: (?:me|us)\b)?(?: (?:£|\$|€)?\d[\d,.]*(?: ?(?:quid|pounds|euros|dollars))?)?(?: for| that)?[ ,:]+`;

const PRONOUN = String.raw`(?:they|he|she)(?:['’](?:ve|re|s|d)| have| has| are| is| had| were| was)?(?: (?:now|also|even|just|still|all|both|then|only|[a-z]+ly))?`;

/**
 * Who says it is anybody, a pronoun or left out: 'the recovery chap says coil pack, £90', 'they say wheel
 * bearing', 'Says the clock spring', 'apparently the rack'. Only words with a part are a claim.
 */
export const BARE: readonly RegExp[] = [
  // 'Had a listen and says tappets'
  new RegExp(
    String.raw`(?:^\W*|[,;] )(?!(?:i|we|it|(?:(?:the|my|our|this|her|his) )?${SHOWS})\b)[^.,;]{2,90}? and (?:then |now |just )?(?:says?|said|reckons?|reckoned|thinks?|thought|insists?|insisted|suspects?|suspected|blames?|blamed|diagnosed|quoted)(?![a-z])${OBJECT}`,
    'gi',
  ),
  new RegExp(String.raw`(?:\b${PRONOUN} |^\W*)${HOLDS}(?![a-z])${OBJECT}`, 'gi'),
  new RegExp(String.raw`${LEAD}${ANYBODY} ${HOLDS}(?![a-z])${OBJECT}`, 'gi'),
  new RegExp(
    String.raw`${LEAD}(?:apparently|supposedly|allegedly),? (?:(?:it|this|that)(?: is|['’]s) )?`,
    'gi',
  ),
];

/** What a car writes on its display: 'key not detected', 'check engine', 'charging impossible'. */
export const MESSAGE =
  /^\W*(?:check|service|stop|see|have|visit|contact|consult|pull over|turn|switch|add|refill|low|reduced|no)\b|\b(?:not? (?:key|detected|charging|available|recogni[sz]ed|found|ready|operational|possible|active)|impossible|undetected|unavailable|malfunction\w*|inoperative|deactivated|disabled|reduced|faults?|failures?|errors?|system|required|overheat\w*|heating|immobilised|locked|low)\b/i;

/** What the car does before its display 'says' something: 'Won’t start, says …', 'beeps twice and says …'. */
export const CAR_ACTS =
  /\b(?:(?:wo|do|does|did|ca|could|is|was|has)n['’]?t|will not|does not|did not|is not|cannot|no longer|nothing|refuse[sd]|keeps?|stall(?:s|ed)|die[sd]|dead|flat|cranks?|cranked|starts?|started|beep\w*|bong\w*|bing\w*|chime[sd]?|ding\w*|ping\w*|lights?|lit|flash\w*|pop(?:s|ped) up|c(?:ame|omes) (?:up|on)|(?:went|goes) into|limp|los(?:t|es)|cuts? out|charg\w*|gave|gives|sign|alarm|alert)\b/i;

export const PART_NAMED =
  /\b(?:bearings?|gaskets?|exhaust|belts?|cambelt|chain|sensors?|pumps?|valves?|valve body|mounts?|joints?|bush(?:es)?|injectors?|coils?|packs?|alternator|starter|battery|clutch|gearbox|turbo|thermostat|stat|pulleys?|tensioner|manifold|links?|arms?|shocks?|struts?|springs?|calipers?|dampers?|motors?|relays?|fuses?|regulator|module|switch|rack|rods?|hub|shafts?|boots?|discs?|pads?|lines?|pipes?|hoses?|cylinders?|servo|tyres?|radiator|cap|filters?|seals?|rings?|compression|loom|wiring|wishbones?|converter|cat|dpf|egr|ecu|maf|flywheel|mechatronics?|flaps?|compressor|condenser|blower|(?:slip |clock ?)spring|plugs?|leads?|camshaft|crank\w*|lifters?|tappets?|followers?|chargers?|inverter|solenoids?|actuator|synchros?|selector|column|steering box|prop ?shaft|diff(?:erential)?|haldex|coupling|transfer (?:box|case)|throttle(?: body)?|lambda|oxygen sensor|nox|adblue|canister|breather|pcv|pistons?|cylinder head|engine|harness|earth|cables?|fan|heater matrix|evaporator|immobiliser|fuse ?box|cluster|units?|unit|block|lock|bulbs?|headlamps?|matrix|tank|intercooler|slip ?ring|axle|subframe|carrier|drums?|shoes?|handbrake|big ends?|bottom end|alignment|tracking|gas(?: valve)?|wheel|transmission|fluid|oil change|air ?bag|mat|ac pump|cooler|servo|booster|drop ?links?|track ?rods?|tie ?rods?|inlet|intake|cambelt|hybrid battery|cells?|catalyst|catalytic|key)\b/i;

/** 'The head gasket, says my mechanic', 'the converter was condemned by …': what comes before is claimed. */
export const INVERTED: readonly (readonly [Claimant, RegExp])[] = [
  [
    'garage',
    /[,"”’']+ (?:(?:or |and )?so )?(?:(?:says?|said|reckons?|reckoned|thinks) (?:(?:the|my|our|a|his) [\w'’ -]{2,40}|he|she|they)|(?:he|she|they) (?:says?|said|reckons?|reckoned|thinks?)|apparently|allegedly|supposedly)$/gi,
  ],
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
export const SUSPICION =
  /\b(?:i|we)(?:['’]m| am|['’]ve| have)? ?(?:think(?:ing)?|reckon|suspect(?:ed|ing)?|guess(?:ing)?|assum(?:e|ed|ing)|believe|figure[d]?|diagnosed|pretty (?:sure|confident)|fairly (?:sure|confident)|convinced|betting|(?:more or less )?talked myself into|put it down to)(?: that)?(?: (?:it|its|it['’]s|this|that)(?: (?:is|was|might be|may be|could be|must be|has to be))?(?: (?:the|my|a|an|due to|down to))?| (?:the|my|a|an))?(?= )|\b(?:could|might|may) (?:it|this|that) (?:just |possibly |simply )?be (?:the |my |a |an |due to |down to )*|\bis (?:it|this|that) (?:just |possibly |simply )?(?:the|my|a|an) |\bwould (?:the|a|an) (?=[^?]{3,40} (?:do|cause) (?:this|that|it)\b)|\bsounds? (?:to me )?like (?:it['’]s |it is )?(?:the |my |a |an )(?=(?:[\w-]+ ){0,3}(?:bearing|gasket|exhaust|belt|sensor|pump|valve|mount|joint|bush\w*|injector|coil|alternator|starter|battery|clutch|gearbox|turbo|thermostat|pulley|tensioner|manifold|link|arm|shock|strut|spring|caliper|motor|relay|fuse)\b)/gi;

/** In brackets: another name of the part, no clause of the owner's. */
export const ASIDE_NAME = String.raw`(?:(?!\b(?:it|i|we|he|they|the|is|was|has|when|but|no|not|which|a)\b)[^()?]){1,30}`;
