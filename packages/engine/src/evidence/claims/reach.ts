import type { Stretch } from '../hearsay.ts';
import { PART_NAMED } from './opinion-cues.ts';
import { WORKSHOP } from './speakers.ts';

/** A sum of money. */
const SUM = String.raw`(?:(?:£|\$|€) ?\d[\d,.]*k?|\b\d[\d,.]*k? ?(?:quid|pounds|euros?|dollars|grand|bucks)\b)`;

const WHO = String.raw`(?:he|she|they|it|that|this|which|both|garage|dealer|the (?:garage|dealer|man|lad|chap|workshop|job|bill|quote|estimate|part|labour))(?:['’](?:s|re|d|ve|ll)| is| are| was| has| have| had| would| will| both)?(?: (?:now|also|even|just|only|then|still|[a-z]+ly))?`;

/** What they want: 'and wants £1,800', 'they would do both', 'needs a new one'. */
const DEMAND = String.raw`(?:${WHO} )?(?:wants?|wanted|wanting|ask(?:s|ed|ing)|quot(?:e|es|ed|ing)|charg(?:e|es|ed|ing)|recommend(?:s|ed)?|advis(?:e|es|ed)|offer(?:s|ed|ing)|say(?:s|ing)?|said|reckons?|reckoned|thinks?|insists?|(?:will |would |also )?(?:needs?|requires?) (?:a|an|the|new|replac\w+|doing|changing|renew\w+|both|all|two|to be|sorting|strip\w+|re\w+|clean\w+|immediate\w*|urgent\w*)|comes? to|came to|costs?|cost me|plus (?:the )?(?:labour|vat|fitting|parts))\b`;

const PRICE = String.raw`(?:(?:for|at|about|around|roughly|some|up to|over|from|plus|another|only|a|the (?:quote|price|bill|estimate|total|job) (?:is|was|of)|(?:that|it|this) (?:is|was|['’]s)|that['’]s|it['’]s) )*${SUM}|(?:plus|inc\w*|ex) vat|all in\b|fitted\b|(?:parts and )?labour\b`;

/** What is so with all cars of its kind, and by its age. */
const GENERAL = String.raw`(?:apparently |and )?(?:(?:these|those|they|the (?:seals?|chains?|belts?|bearings?) |all of (?:these|them)|(?:all|most|a lot|many) of (?:these|those|them)|every one of (?:these|them)|all (?:these|those))(?: \w+){0,4}? ?(?:all|always|usually|often|never|tend|do|go|fail|die|suffer|are known|are all|wear|crack|rot|last|need|eat)\b|(?:it is|it['’]s|that is|that['’]s|it was|being|a|is|which is)? ?(?:a |an |very |quite |so |well )*(?:common|known|well[- ]known|usual|typical|notorious|famous|weak (?:point|spot)|standard|design fault)\b|(?:it is |it['’]s |is |are |being )?(?:over)?due\b|(?:at|of|for) (?:this|that|its|the|my|a) (?:age|mileage|miles)\b|on (?:these|those|this engine|this model|all)\b|at \d[\d,.]*k?\b|(?:age[- ]related|wear and tear)\b|(?:it|they) (?:all )?(?:always|usually|never|all) (?:do|go|goes|fail|fails|last|lasts|happens?)\b)`;

/** What would come of it: a prediction is no sign. */
const FORECAST = String.raw`(?:and |or )?(?:it|that|this|they|which|one|(?:the|a) (?:new )?[\w-]+)(?:['’]ll| will| would|['’]d| could| might| may| is going to| are going to)(?: (?:only|just|soon|all|then|probably|also))? (?:go|fail|let go|snap|break|get worse|last|take|cost|need|be (?:£|about|around|the next|next|cheaper|dearer|done|sorted|fixed|fine)|destroy|wreck|seize|explode|blow|happen again|save|cure|fix|sort|do (?:it|the)|come back|put it right|ruin)\b`;

/** What for, and what with: 'to clean it and reset', 'with pads', 'as a precaution', 'while they are in there'. */
const PURPOSE = String.raw`to (?:clean|reset|code|programme?|replace|change|fit|do|make|be|renew|rebuild|put|sort|fix|repair|skim|strip|take|get|swap|flush|cure|match|start)\b|(?:just )?(?:as a precaution|in case|to be (?:safe|sure)|for (?:good measure|safety|peace of mind))|while (?:they|he|she|it|i|we)\b|(?:as well|too|both|either|at least|minimum|straight away|asap)\b|instead of (?:just )?\w+ing\b`;

/** A further part: 'and a new sensor', 'with pads'. */
const ADDED = String.raw`(?:and|plus|with|along with|including|together with|or) (?:(?:possibly|probably|maybe|also|then) )?(?:(?:a|an|the|new|both|all|its|two|four|whole|complete|set of|pair of) )*(?:[\w-]+ ){0,3}?(?:pads?|discs?|bearings?|sensors?|pumps?|valves?|gaskets?|belts?|kits?|seals?|springs?|mounts?|arms?|links?|joints?|bush\w*|shocks?|struts?|hoses?|pipes?|filters?|fluid|oil|coils?|plugs?|injectors?|flywheel|clutch|cylinders?|calipers?|modules?|units?|alignment|tracking|tyres?|labour|vat|fitting|coding|programming|reset|drop links?|track rods?|tensioners?|pulleys?|thermostat|cleaning|relearn|update|battery)\b`;

/** Why: their reason, unless it is something that shows. */
const REASON = String.raw`(?:because|cos|as|since|due to|owing to|given)\b`;

const CARRIES_ON = new RegExp(
  String.raw`^[\s,;:)(–—"'”’-]*(?:(?:and|so|then|plus|which|that|because|as|since|cos|apparently|now|or|also) )*(?:${DEMAND}|${PRICE}|${GENERAL}|${FORECAST}|${PURPOSE}|(?:is|was|are|does|do|should|could|can) (?:he|she|they|that|this|it|i|we)\b[^.]*$)`,
  'i',
);
const ADDS = new RegExp(String.raw`^[\s,;]*${ADDED}`, 'i');
const GENERALLY = new RegExp(String.raw`^[\s,;–—-]*${REASON} (?:${GENERAL})`, 'i');
const REASONS = new RegExp(String.raw`^[\s,;–—-]*${REASON}`, 'i');

/** What shows on the car itself, whoever mentions it. */
const SHOWS =
  /\b(?:lights?|smok\w+|smells?|nois\w+|sounds?|leak\w*|pedal|lost|loses|stall\w*|cuts? out|flash\w*|shak\w+|vibrat\w*|pull(?:s|ing)|hot|steam\w*|knock\w*|rattl\w*|squeal\w*|squeak\w*|grind\w*|whin\w*|hum\w*|drone\w*|judder\w*|shudder\w*|slip\w*|crank\w*|click\w*|misfir\w*|hesitat\w*|overheat\w*|drops?|dropped|gauge|limp|code|p\d{4}|won['’]t|doesn['’]t|will not|does not|(?:cannot|can['’]t)(?! (?:be|buy|get one)))\b/i;

/** The owner speaks again. */
const OWN =
  /^[\s,;:–—-]*(?:but|however|though|although|yet|even though|whereas)\b|\b(?:i|we)(?:['’](?:ve|m|d))? (?!should|need|must|ought|would|will|have to)|\bmy\b|\bwhen (?:i|we|it|you)\b|\bwhenever\b/i;

/** Where one clause ends and another may begin. */
const CLAUSE_ENDS =
  /(?:,(?!\d)|[;:?(])\s?| [-–—] |—| (?=(?:and|but|because|so|though|although|however|when|whenever) )/gi;

const clauseEnd = (text: string, from: number, to: number): number => {
  const rest = text.slice(from, to);
  for (const { index } of rest.matchAll(CLAUSE_ENDS)) if (index > 1) return from + index;
  return to;
};

/** Words by which a clause shows that it is about the car as it is: 'no smoke', 'it pulls', 'never when cold'. */
const DESCRIBES =
  /^[\s,;:–—-]*(?:and |so |which |that |as )*(?:no|not|never|nothing|none|without|only|it|there|car|engine|the (?:car|engine)|mine|now|still|yet)\b/i;

/** Theirs by what it says: a demand, a price, a further part, what is so with all such cars, a forecast. */
const isSaidOfIt = (clause: string): boolean =>
  CARRIES_ON.test(clause) || (ADDS.test(clause) && !SHOWS.test(clause));

/** 'It is not the tyres, it is the wheel bearing': what they say it is instead. */
const ASSERTS =
  /^[\s,;]*(?:(?:but|so|and|rather) )?(?:it|that|they|this)(?: is|['’]s| are|['’]re| was| must be| has to be| will be)(?: (?:definitely|just|probably|all|only|really))? (?:the|a|an|one of)\b/i;

/** In the sentence of an opinion all is theirs that is nothing that shows, and not the owner's. */
const goesOnInSentence = (clause: string): boolean => {
  if (ASSERTS.test(clause) && PART_NAMED.test(clause)) return !SHOWS.test(clause);
  if (OWN.test(clause)) return false;
  if (REASONS.test(clause)) return GENERALLY.test(clause) || !SHOWS.test(clause);
  return isSaidOfIt(clause) || (!SHOWS.test(clause) && !DESCRIBES.test(clause));
};

const whileTheirs = (
  text: string,
  [from, to]: Stretch,
  isTheirs: (clause: string) => boolean,
): number => {
  let at = from;
  while (at < to) {
    const end = clauseEnd(text, at, to);
    if (!isTheirs(text.slice(at, end))) return at;
    at = end;
  }
  return to;
};

/**
 * Where a reported opinion ends that was begun before `from`: clause by clause, up to what shows on the car
 * or what the owner says.
 *
 * @param to the end of the sentence
 */
export const reachAfter = (text: string, from: number, to: number): number =>
  whileTheirs(text, [from, to], goesOnInSentence);

/** Words that may be who says it: 'main dealer’s own service desk', 'the chap who came out to us'. */
const SUBJECT = /^[\s\w'’&/.-]{0,70}$/;

/** How the owner came to hear it: 'we had it at Bosch and', 'I rang the dealer and', 'I was'. */
const VISIT =
  /\b(?:took|taken|had it (?:at|in)|been (?:to|in)|rang|phoned|called|asked|spoke|went|booked|got (?:a|it)|had a|having|looked|listened|heard it|drove it|plugged|was|were|have been|['’]ve been|on the phone|holiday|away|collected|second opinion|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/i;

/** Where a reported opinion begins: with its speaker, and how the owner came to him. */
export const reachBefore = (text: string, from: number, cue: number): number => {
  const before = text.slice(from, cue);
  const ends = [0, ...Array.from(before.matchAll(CLAUSE_ENDS), ({ index }) => index)].toReversed();
  let start = before.length;
  for (const end of ends) {
    const clause = before.slice(end, start);
    const isSpeaker = start === before.length && SUBJECT.test(clause) && !OWN.test(clause);
    if (SHOWS.test(clause) || !(isSpeaker || VISIT.test(clause) || clause.trim() === '')) break;
    start = end;
  }
  return from + start;
};

/** A question that only asks whether they are right. */
const ASKS =
  /^\W*(?:and |so |but )?(?:is|are|does|do|should|could|can|would|am|will|how|what|why)\b/i;

/** How the work is done, and how it is sold: 'engine out', 'you cannot buy the seal by itself', 'no point mending it'. */
const OF_WORK =
  /\b(?:(?:has|have|needs?|got) to come (?:out|off|apart|down)|(?:engine|gearbox|box|dash|head|bumper)[- ](?:out|off)(?: job)?|(?:big|huge|long|two[- ]day|day['’]?s?) (?:job|work)|(?:only|just|not) (?:sold|available|made|comes?)|comes? (?:only )?as (?:a|one)|(?:can ?not|can['’]?t|could(?: not|n['’]t)) (?:buy|get|be (?:bought|repaired|rebuilt|left|cleaned|had))|no point|not worth|not repairable|beyond repair|showed me|would(?: not|n['’]t) (?:test|check|look|measure|show)|did(?: not|n['’]t) (?:test|check|measure|plug|look|show)|without (?:testing|checking|looking|measuring)|parts? (?:alone|only|and labour)|hours?['’]? (?:labour|work)|in stock|on order|next week|by (?:monday|friday)|warranty|guarantee|main dealer only|genuine|original|pattern part|reconditioned|second ?hand|used one|exchange unit|part number)\b/i;

/** They go on: 'Says it needs doing', 'They all go', 'Wants £400'. */
const TOO =
  /^\W*(?:says?|said|reckons?|wants?|quoted|needs (?:a new|replac|doing|changing)|common|known|apparently|supposedly|allegedly)\b/i;

const isOfWork = (clause: string): boolean => OF_WORK.test(clause) && !SHOWS.test(clause);

/**
 * The stretch of a sentence after an opinion that still belongs to it; undefined where the owner speaks
 * again at once.
 */
export const reachOfSentence = (text: string, [from, to]: Stretch): Stretch | undefined => {
  const sentence = text.slice(from, to);
  if (text.charAt(to) === '?' && ASKS.test(sentence) && !OWN.test(sentence)) return [from, to];
  const first = clauseEnd(text, from, to);
  const opening = text.slice(from, first);
  if (OWN.test(opening) || !(TOO.test(opening) || isSaidOfIt(opening) || isOfWork(opening))) {
    return undefined;
  }
  return [from, reachAfter(text, first, to)];
};

const VISITED = new RegExp(
  String.raw`^\W*(?:so |then |and )?(?:i |we )?(?:have |had |['’]ve )?(?:just )?(?:took|taken|had|went|gone|rang|phoned|called|asked|dropped|left|got|booked|been|popped)\b.*\b${WORKSHOP}\b`,
  'i',
);

/** 'Took it to the dealer on Monday.': how the owner came to an opinion, and no sign. */
export const isVisit = (sentence: string): boolean =>
  VISITED.test(sentence) && !SHOWS.test(sentence);
