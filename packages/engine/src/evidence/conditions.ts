import { CONDITION_PATTERNS } from '@wrenchwise/knowledge/condition-patterns';
import type { ConditionId } from '@wrenchwise/knowledge/schema';

import { matchesOf } from './matches-of.ts';

/** A circumstance named in the text. */
export interface ConditionEvidence {
  readonly id: ConditionId;
  readonly start: number;
  readonly end: number;
  /** 'Only when cold' is stronger than 'when cold'. */
  readonly only: boolean;
}

const PATTERNS: readonly (readonly [ConditionId, RegExp])[] = [
  [
    'cold-engine',
    /\b(?:when|while|whilst|if|until|from|on a|after a|first)\s+(?:the |it'?s |it |engine |car |is |still |a ){0,6}cold\b|\bcold start(?:s|ing|up)?\b|\bcold engine\b|\b(?:first thing|first start) (?:in the|of the) (?:morning|day)\b|\bevery morning\b|\buntil it warms\b/gi,
  ],
  [
    'warm-engine',
    /\b(?:when|once|if|after|while)\s+(?:the |it'?s |it |engine |car |is |has |gets |fully |really ){0,6}(?:warm(?:ed|s)?|hot|heated)\b(?: up)?|\bhot engine\b|\bat (?:operating|running) temp(?:erature)?\b|\bafter (?:a )?long drives?\b|\bafter (?:driving|running) (?:for )?(?:a while|\d+ min)/gi,
  ],
  [
    'cold-weather',
    /\b(?:cold|freezing|winter|frosty|icy|sub[- ]?zero) (?:weather|days?|mornings?|temperatures?|temps?|outside|months?|nights?)\b|\bin (?:the )?winter\b|\bbelow (?:freezing|zero)\b|\bwhen it'?s (?:cold|freezing) out/gi,
  ],
  [
    'hot-weather',
    /\b(?:hot|warm|summer) (?:weather|days?|temperatures?|outside|months?)\b|\bin (?:the )?summer\b|\bheat ?wave\b/gi,
  ],
  [
    'wet-weather',
    /\b(?:in|after|when it|during|heavy)\s+(?:the |it |a |heavy |is ){0,6}(?:rain(?:s|ing|ed)?|wet|snow|damp|downpour)\b|\bwet (?:weather|roads?|days?|conditions)\b|\bcar wash\b|\bputting it through a puddle\b|\bdamp (?:mornings?|weather)\b/gi,
  ],
  [
    'at-idle',
    /\bat (?:a )?(?:idle|stop ?lights?|red lights?|traffic lights?|standstill|the lights)\b|\b(?:when|while) (?:it'?s |it is |the car is |car is )?(?:idling|stationary|stopped|sitting still|parked|in park)\b|\bin (?:stop and go )?traffic\b|\bat (?:a )?stop\b|\bidle(?:s|ing)?\b/gi,
  ],
  [
    'starting-up',
    /\b(?:on|at|during|upon) start(?:[- ]?up|ing)?\b|\bwhen (?:i |you |it )?(?:first )?(?:start(?:s|ing|ed)?|turn(?:ing)? (?:it on|the key|the ignition))\b|\bstart(?:ing)? (?:the|my|it) (?:car|engine|up)\b|\bcold starts?\b/gi,
  ],
  [
    'accelerating',
    /\b(?:when|while|on|under|during|whilst|upon|as i|if i|every time i)\s+(?:i'?m |i |you |we |it |hard |heavy |light |the |am |car |is |speeding ){0,6}(?:accelerat(?:e|es|ing|ion)|speed(?:ing)? up|pull(?:ing)? away|set(?:ting)? off|press(?:ing)? the gas|step(?:ping)? on (?:it|the gas)|give it (?:some )?gas|put my foot down|floor it|load|throttle|taking off|take off)\b|\baccelerating\b|\bfrom a (?:stop|standstill|dead stop)\b/gi,
  ],
  [
    'decelerating',
    /\b(?:when|while|on|as i)\s+(?:i'?m |i |you |it |the car ){0,6}(?:slow(?:ing|s)?(?: down)?|decelerat(?:e|ing|ion)|coast(?:ing)?|let(?:ting)? off|lift(?:ing)? off|com(?:e|ing) to a stop|back(?:ing)? off)\b|\bslowing down\b|\bcoming to a stop\b|\boff the (?:gas|throttle)\b|\boverrun\b/gi,
  ],
  [
    'at-high-speed',
    /\b(?:at|on|over|above|around|about|past|between|doing)\s+(?:the |high(?:er)? |highway |motorway |freeway |about |around |speeds? |of |over |above |\d{2}(?: ?- ?| to | and | )?){0,6}(?:speeds?|motorway|highway|freeway|interstate|(?:[5-9]\d|1[0-3]\d)(?: ?(?:mph|miles per hour|km\/?h|kph|plus))?)\b|\bhigh speeds?\b|\b(?:[5-9]\d) ?mph\b/gi,
  ],
  [
    'at-low-speed',
    /\b(?:at )?(?:low|slow|parking|walking) speeds?\b|\b(?:at|under|below|around|about)\s+(?:[5-9]|[1-3]\d) ?(?:mph|miles per hour)\b|\bin (?:a )?(?:car parks?|parking lots?)\b|\bparking\b(?! (?:sensors?|brakes?|lights?|ticket|fine|space|aid|assist\w*|camera)\b)|\bcreep(?:ing|s)? (?:along|forwards?|in traffic)\b|\bslow speeds?\b/gi,
  ],
  [
    'braking',
    /\b(?:when|while|whilst|on|under|during|upon|as i|if i|every time i|as soon as i)\s+(?:i'?m |i |you |it |hard |heavy |light |gentle |the |am |car |apply(?:ing)? |press(?:ing)? |hit(?:ting)? |us(?:e|ing) |touch |put (?:on )?|my ){0,6}(?:brak(?:e|es|ing)|stop(?:ping)?)\b|\bbraking\b|\b(?:apply|applying|press|pressing|hit|hitting|step on|stepping on|touch|applied|pressed) (?:the |my )?brakes?\b/gi,
  ],
  [
    'turning-left',
    /\b(?:turn(?:ing|s)?|corner(?:ing)?|bend(?:s)?|steer(?:ing)?|curves?)\s+(?:to the |hard |sharp ){0,6}left\b|\bleft[- ]hand (?:bends?|turns?|corners?)\b|\bleft turns?\b/gi,
  ],
  [
    'turning-right',
    /\b(?:turn(?:ing|s)?|corner(?:ing)?|bend(?:s)?|steer(?:ing)?|curves?)\s+(?:to the |hard |sharp ){0,6}right\b|\bright[- ]hand (?:bends?|turns?|corners?)\b|\bright turns?\b/gi,
  ],
  [
    'turning',
    /\b(?:when|while|whilst|on|in|during|as i|if i|every time i)\s+(?:i'?m |i |you |it |making |a |tight |sharp |slow |full |the |steering ){0,6}(?:turn(?:s|ing)?(?! (?:(?:the |my |your |its )?(?:key|engine|ignition|car|radio|heater|heating|fan|blower|lights?|it|them|everything) ?)?(?:key|ignition|on|off|over|up)\b)(?! (?:the |my )?(?:key|ignition|engine)\b)|corner(?:s|ing)?|bends?|lock|roundabouts?|manoeuv\w+|maneuver\w*)\b|\bturning\b(?! (?:(?:the |my |your |its )?(?:key|engine|ignition|car|radio|heater|heating|fan|blower|lights?|it|them) ?)?(?:key|ignition|on|off|over|up)\b)(?! (?:the |my )?(?:key|ignition|engine)\b)|\bcornering\b|\bfull lock\b/gi,
  ],
  [
    'over-bumps',
    /\b(?:over|on|hit(?:ting)?|across)\s+(?:a |any |the |small |big |rough |every |each |speed |uneven ){0,6}(?:bumps?|potholes?|speed ?humps?|rough roads?|uneven (?:roads?|surfaces?)|rough surfaces?|cobbles|railroad|washboard|roads)\b|\bbumpy roads?\b|\brough roads?\b/gi,
  ],
  [
    'reversing',
    /\b(?:when|while|in|whilst)\s+(?:i'?m |i |put (?:it )?(?:in|into) |going |it'?s in ){0,6}(?:revers(?:e|ing)|back(?:ing)? (?:up|out))\b|\breversing\b|\bbacking (?:up|out)\b/gi,
  ],
  [
    'uphill',
    /\b(?:up|on|climbing|going up)\s*(?:a |an |the |steep ){0,6}(?:hills?|inclines?|slopes?|grades?|mountains?)\b|\buphill\b/gi,
  ],
  [
    'heavy-load',
    /\b(?:(?:when|while|whilst|if|only|after) (?:i(?:['’]m| am)? |it(?:['’]s)? |we(?:['’]re)? )?tow(?:ing|s)?|towing (?:a|an|the|my|our|his|something)|with (?:a|the|my|our) (?:trailer|caravan|horse ?box)|pulling (?:a|the|my|our) (?:trailer|caravan)|fully loaded|heavy load|loaded up|full of (?:people|passengers))\b/gi,
  ],
  [
    'gear-change',
    /\b(?:when|while|as it|whilst|every time it)\s+(?:i'?m |i |it |chang(?:e|es|ing) |the car ){0,6}(?:shift(?:s|ing)?|gears?|upshift\w*|downshift\w*)\b|\bbetween (?:gears|shifts|\d\w* and \d\w*(?: gear)?)\b|\bchanging gear\b|\binto (?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|drive|reverse|gear)\b/gi,
  ],
  [
    'ac-on',
    /\b(?:when|with|while|if|once)\s+(?:the |i |my |turn(?:ing)? |on |is ){0,6}(?:a\/?c|air ?con(?:ditioning)?|air conditioner|climate)\b/gi,
  ],
  [
    'after-refuelling',
    /\b(?:after|since|when|right after|just)\s+(?:i |a |getting |filling ){0,6}(?:refuel\w*|fill(?:ing|ed)?(?:[- ]?up| the tank| it up| up)|fuel(?:l)?ing(?: up)?|gas(?:sing)? up|getting (?:gas|petrol|fuel)|got gas|petrol station)\b|\bfull tank\b/gi,
  ],
  [
    'after-standing',
    /\b(?:after|when|if)\s+(?:it'?s |it |being |the car |has |been |sits |having ){0,6}(?:sit(?:s|ting)?|sat|stood|standing|parked|left)\b|\bovernight\b|\bsat for\b|\bnot (?:been )?(?:driven|used) for\b/gi,
  ],
  [
    'after-repair',
    /\b(?:after|since|following|right after|ever since)\s+(?:i |the |a |having |they |my |we |getting |had |an ){0,6}(?:oil change|service|repair(?:s|ed)?|replac\w+|new \w+|chang(?:e|ed|ing)|work|mechanic|garage|fitt(?:ed|ing)|install\w*|dealer(?:ship)?|software update|update)\b|\bjust (?:replaced|changed|fitted|had (?:it|the))\b/gi,
  ],
  [
    'after-impact',
    /\b(?:after|since|when i|i)\s+(?:i |hit(?:ting)? |a |ran over |running over |we |the ){0,6}(?:kerb|curb|pothole|accident|crash|collision|deer|debris|rear[- ]ended)\b/gi,
  ],
  [
    'intermittent',
    /\b(?:intermittent(?:ly)?|random(?:ly)?|sporadic(?:ally)?|on and off|off and on|now and (?:then|again)|sometimes|occasional(?:ly)?|comes and goes|once in a while|from time to time)\b/gi,
  ],
  [
    'constant',
    /\b(?:constant(?:ly)?|all the time|always|continuous(?:ly)?|non[- ]?stop|permanently|every single time|stays on)\b/gi,
  ],
  [
    'sudden-onset',
    /\b(?:sudden(?:ly)?|all of a sudden|out of nowhere|without (?:any )?warning|abruptly|just happened)\b/gi,
  ],
  [
    'gradual-onset',
    /\b(?:gradual(?:ly)?|getting worse|gets worse|slowly (?:got|getting)|over (?:the )?(?:last|past) (?:few )?(?:weeks|months)|progressively|worse and worse|more and more)\b/gi,
  ],
  ...CONDITION_PATTERNS,
];

const DENIED = /\b(?:not|never|n't|except|unless|isn't)\s+(?:just |only |even )?$/i;
const ONLY =
  /\b(?:only|just|mostly|mainly|usually|always|especially|particularly)\s+(?:ever |happens |does it |it does it )?$/i;

/**
 * Said just before a circumstance, these tell that the car is well in it, or that the trouble ends
 * with it: 'fine on the motorway', 'goes away once it is warm'. An engine that stops is not well.
 */
const WELL_BEFORE =
  /\b(?:fine|ok|okay|perfect(?:ly)?|normal|great|lovely|smooth(?:ly)?|faultless(?:ly)?|all ?right|no (?:problems?|issues?|trouble)(?: at all)?|(?:does(?: not|n['’]t)|never|did(?: not|n['’]t)) (?:do|does|did|happens?|happened|show|occur)(?: it| this| that)?|(?:goes|went|going) away|disappears|disappeared|vanishes|clears(?: up)?|eases(?: off)?|settles(?: down)?|(?:noise|sound|squeal|shak\w+|vibration|judder|rattle|smell) stops)(?: again| though| enough)?\s+(?:(?:only|but|and|even|just|mostly|usually)\s+){0,2}$/i;

/** Before such a word, this takes it back: 'does not run smoothly when cold'. */
const NOT_WELL = /(?:\b(?:not|never|hardly|no longer|far from)\b|n['’]t\b)[^,.!?;\n]{0,24}$/i;

/** Where a circumstance opens its clause, what follows is about it: 'but at 70 it is fine'. */
const OPENS_CLAUSE = /(?:^|[.!?;\n]|\b(?:but|and|while|whereas|though))\s*(?:even\s+)?$/i;

/** Said just behind such an opening; not 'when cold, fine when warm'. */
const WELL_BEHIND =
  /^,?\s*(?:(?:it|she|he|that|this|all|everything|the|car|engine|noise|drives?|runs?|pulls|goes|works|is|was|['’]s|are|seems?|feels|then|there|just|quite|absolutely|perfectly|totally)\b\s*){0,6}\b(?:fine|ok|okay|perfect|faultless|all ?right|normal|lovely|goes away|went away|disappears|no (?:problems?|issues?|trouble))\b(?!\s+(?:when|once|if|after|on|at|in|as|with|until|otherwise))/i;

/** Characters behind a circumstance, and before it, in which the car is said to be well. */
const WELL_WITHIN = 64;

/** Whether the car is well in the circumstance, which then shows nothing for a fault. */
const isWellIn = (text: string, start: number, end: number): boolean => {
  const before = text.slice(Math.max(0, start - WELL_WITHIN), start);
  const well = WELL_BEFORE.exec(before);
  if (well !== null && !NOT_WELL.test(before.slice(0, well.index))) return true;
  return OPENS_CLAUSE.test(before) && WELL_BEHIND.test(text.slice(end, end + WELL_WITHIN));
};

/**
 * Circumstances of driving and of the car's state: what is done to the car, and how often and since
 * when, tell their own even where it is well.
 */
const STATES: ReadonlySet<ConditionId> = new Set<ConditionId>([
  'cold-engine',
  'warm-engine',
  'cold-weather',
  'hot-weather',
  'wet-weather',
  'at-idle',
  'accelerating',
  'decelerating',
  'at-high-speed',
  'at-low-speed',
  'braking',
  'turning-left',
  'turning-right',
  'turning',
  'over-bumps',
  'reversing',
  'uphill',
  'heavy-load',
  'gear-change',
  'ac-on',
]);

/** Characters of a text that are scanned. */
const MAX_LENGTH = 8_000;

/** The circumstances in a text, each once, with its first place. */
export const readConditions = (text: string): readonly ConditionEvidence[] => {
  const scanned = text.slice(0, MAX_LENGTH);
  const found: ConditionEvidence[] = [];
  for (const [id, pattern] of PATTERNS) {
    for (const match of matchesOf(scanned, pattern)) {
      const before = scanned.slice(Math.max(0, match.index - 24), match.index);
      if (DENIED.test(before)) continue;
      const end = match.index + match[0].length;
      if (STATES.has(id) && isWellIn(scanned, match.index, end)) continue;
      found.push({ id, start: match.index, end, only: ONLY.test(before) });
      break;
    }
  }
  return found;
};
