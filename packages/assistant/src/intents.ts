import { disablesSafety } from './disables-safety.ts';
import { normalise } from './normalise.ts';

/** What a question about a diagnosis is after. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'disable-safety'
  | 'figure'
  | 'fire'
  | 'drive'
  | 'leave-it'
  | 'cost'
  | 'duration'
  | 'tools'
  | 'parts'
  | 'step'
  | 'how-to'
  | 'difficulty'
  | 'mot'
  | 'worth'
  | 'dearer'
  | 'difference'
  | 'why-not'
  | 'warranty'
  | 'garage'
  | 'why'
  | 'next'
  | 'code'
  | 'others'
  | 'one-or-two'
  | 'shortcut'
  | 'language'
  | 'could-it-be'
  | 'what-is'
  | 'reset-light'
  | 'capabilities';

/** An amount of money: a price is meant, whoever named it. */
const AMOUNT = /[£$€] ?\d|\b\d{2,6} ?(?:pounds|quid|dollars|euros?)\b/;

const RESET =
  /\b(?:clear|reset|erase) (?:it|them) and see\b|\b(?:reset|clear|erase|turn off|switch off|get rid of|put out|cancel|make .{0,12}go (?:out|off|away))\b.{0,30}\b(?:light|lamp|message|codes?|warning|fault)s?\b/;

// For normalised words: "its" and "it's" have both become "it is" here.
const PATTERNS: readonly (readonly [Intent, RegExp])[] = [
  [
    'difference',
    /\btell (?:them|the two) apart\b|\bwhich (?:one it is|of (?:them|the two))\b|\bdifference between\b|\bhow (?:do|does|are) .{0,40}\bdiffer\b/,
  ],
  [
    'dearer',
    /\b(?:dearer|cheaper|more expensive|pricier|costs? (?:more|less))\b(?!.{0,20}\b(?:part|garage|myself|way)\b)/,
  ],
  [
    'fire',
    /\b(?:catch(?:es)? (?:on )?fire|(?:go|goes|going) up in flames|burst into flames|blow up|explode|burn down)\b/,
  ],
  [
    'language',
    /\b(?:deutsch|espa[nñ]ol|fran[cç]ais|italiano|polski|portugu[eê]s|nederlands|(?:speak|in|do you know) (?:german|spanish|french|italian|polish|portuguese|dutch|hindi|urdu|arabic|chinese))\b/,
  ],
  [
    'one-or-two',
    /\b(?:two|2|several|different|separate|more than one) (?:things|faults|problems|causes|issues)\b|\b(?:one|same) (?:fault|problem|cause|thing) or (?:two|2|more|several)\b|\b(?:one|two) or (?:one|two)\b/,
  ],
  [
    'next',
    /\b(?:cheapest|easiest|simplest|quickest) (?:thing|way|check|test|step)?\b.{0,20}\b(?:try|check|do|start|rule out|find out|first)\b/,
  ],
  ['what-is', /^(?:so )?what (?:has |did )?(?:just )?happened\b/],
  [
    'worth',
    /\b(?:should i|shall i|better to|rather) (?:just )?(?:sell|trade|part[- ]?ex\w*|flog|get rid of) (?:it|the car|this car)\b|\bsell it as (?:it )?is\b/,
  ],
  [
    'worth',
    /\b(?:worth (?:fixing|repairing|mending|saving|keeping|doing|the money)|(?:car|it) (?:still )?worth it|scrap (?:it|the car)|write it off|written off|a write[- ]?off|economical)\b/,
  ],
  [
    'why-not',
    /^(?:and |but |so )?why (?:not|isn't it|is it not|can't it be|couldn't it be)\b|^(?:and |but |so )?why\b.{2,40}\b(?:and not|not|instead of|rather than)\b/,
  ],
  [
    'drive',
    /^(?:can|could|may|should|is it (?:ok|okay|safe|fine|alright) to) .{0,12}(?:keep|carry|continue|go)(?: on)? (?:driving|using)\b|\band (?:keep|carry on) (?:going|driving)\b|\b(?:is|are) (?:it|this|that|they) (?:\w+ )?(?:dangerous|risky)\b/,
  ],
  [
    'what-is',
    /\bwhat (?:will|would|do|does) (?:the |a |my )?(?:garage|mechanic|dealer|workshop|they)\b.{0,12}\b(?:do|change|replace)\b/,
  ],
  [
    'parts',
    /\b(?:do|will|would) i need (?:a |an |any )?new\b|\bshould i (?:also )?(?:change|replace|renew|do)\b.{0,30}\b(?:too|as well|also|at the same time)\b/,
  ],
  [
    'figure',
    /\b(?:torque|nm\b|newton|ft ?lbs?|how tight|tightening|what (?:grade|type|kind|weight|spec\w*) (?:of )?(?:oil|fluid|coolant|antifreeze)|(?:which|what) (?:oil|coolant|antifreeze|brake fluid|gearbox oil)|how (?:much|many litres|many liters) (?:of )?(?:oil|coolant|fluid|antifreeze|refrigerant)|(?:oil|fluid|coolant) capacity|capacity of|tyre pressures?|(?:what|which) pressure|pressure should|spark plug gap|what gap)\b|\bhow much (?:gas|refrigerant|freon|ad ?blue)\b(?! (?:cost|is|are))/,
  ],
  [
    'leave-it',
    /\b(?:leave it|ignore (?:it|this|that|the (?:noise|light|problem|fault|leak|smell|warning))|don't (?:fix|repair|do anything|bother)|not (?:fix|repair|fixing|repairing)|do nothing|put (?:it )?off|wait (?:until|till|a|for|with)|until (?:pay ?day|next)|how urgent|urgent|(?:keep|carry on) (?:on )?(?:restarting|resetting|topping|using|filling|charging|jump[- ]?starting)|for now|temporar\w+|bodge\w*|patch (?:it )?up|what (?:happens|would happen|will happen) if|worst (?:that |which )?(?:can|could|case)|how long (?:before|until|till)|(?:be|is) (?:\w+ )?(?:ruined|wrecked|damaged|destroyed)|what if (?:i|it|we) (?:reach|reaches|hit|hits|run|runs|get|gets)|every few (?:days|weeks|miles)|get worse|worse if|how long (?:can|could|do|have|will|would) (?:i|it|we|this|they|the)\b.{0,30}\b(?:leave|wait|last|go|have|got|keep|hold)|keep (?:on )?driving|carry on driving|last (?:another|until|till|a few|me))\b/,
  ],
  [
    'drive',
    /\b(?:(?:can|could|may|should|shall|is it (?:safe|ok|okay|alright|fine)|safe|ok|okay|alright|dangerous|risky|possible) (?:\w+ ){0,6}(?:drive|driving|driven|motorway|get home|go home|go to work|to work|use the car|use it|school run|tow(?:ed)?|limp|move it|holiday|long (?:trip|journey|drive)))\b|\b(?:how far|how fast|how many miles|what speed|safe to use|is it safe|is this safe|drive it|driveable|drivable|do i need (?:a )?(?:recovery|tow|breakdown)|call (?:the )?(?:aa|rac|recovery|breakdown))\b/,
  ],
  [
    'garage',
    /\b(?:tell|say to|ask|show|explain to|discuss with)\b.{0,25}\b(?:garage|mechanic|dealer|workshop|them|breakdown (?:man|people|service)|recovery|patrol|aa|rac)\b|\b(?:ripped off|rip(?:ping)? me off|overcharg\w+|trust (?:the|my|a) (?:garage|mechanic)|which garage|what (?:kind|sort|type) of garage|find a (?:garage|mechanic)|(?:garage|mechanic|dealer) (?:says|said|told|reckons|thinks|wants))\b/,
  ],
  [
    'cost',
    /\b(?:how much|cost|costs|price|prices|pricey|expensive|cheap|cheaper|cheapest|afford|quote|quoted|pay|bill|worth (?:it|fixing|repairing|mending)|labour (?:cost|rate|charge)s?|budget)\b|[£$€] ?\d/,
  ],
  [
    'mot',
    /\b(?:mot|roadworth\w+|pass (?:it is|the|an?) (?:test|inspection)|fail (?:it is|the|an?) (?:test|inspection)|inspection|smog|t[uü]v|legal|illegal|against the law)\b/,
  ],
  [
    'warranty',
    /\b(?:warranty|guarantee|recall|recalls|insurance|goodwill|covered|(?:can|could) i claim|who pays|will (?:\w+ ){1,3}cover (?:it|this|that|the))\b/,
  ],
  [
    'duration',
    /\b(?:how long|how many hours|how much time|long does|time (?:does|will|would)|all day|in an hour|a day's)\b/,
  ],
  [
    'step',
    /\bstep (?:\d+|one|two|three|four|five|six)\b|\b(?:first|second|third|fourth|last) step\b/,
  ],
  [
    'how-to',
    /\bhow (?:do|can|would|should) (?:i|you|we) (?:check|test|tell|find|look|inspect|measure)\b|\bwhat (?:voltage|reading|value|should i (?:see|hear|feel|find|look for))\b/,
  ],
  [
    'difficulty',
    /\b(?:(?:can|could|should|would) i (?:do|fix|repair|change|replace|mend) (?:it|this|that|them)(?: myself)?|do (?:it|this|that) myself|myself|diy|beginner|how (?:hard|difficult|easy)|too hard|difficult|experience|need a (?:mechanic|garage|professional)|at home)\b/,
  ],
  [
    'tools',
    /\b(?:tools?|spanners?|sockets?|what do i need|equipment|jack|scanner|multimeter|obd reader)\b/,
  ],
  [
    'parts',
    /\b(?:parts?|part number|order|buy|oem|aftermarket|genuine|which brand|second[- ]hand|scrapyard|breakers?)\b/,
  ],
  [
    'how-to',
    /\b(?:how (?:do|can|would|should|to)|show me how|talk me through|walk me through|check (?:it|this|that|for|whether|if)|test (?:it|this|that|the|for)|what am i looking for|where (?:is|are|do i find|can i find|(?:would|could|might|should) (?:the|it|that)))\b/,
  ],
  [
    'others',
    /\b(?:if|suppose) (?:it is|that is|this is) not\b|\bif not (?:that|it|this)\b|\bif it isn't\b/,
  ],
  [
    'others',
    /\b(?:what else|anything else|else could|other (?:cause|causes|possibilit\w+|reason|reasons|thing|things|option|options)|second (?:cause|one|most|likely)|the (?:second|third|next) (?:one|cause)|all (?:the )?(?:causes|possibilities)|full list|alternatives?)\b/,
  ],
  [
    'could-it-be',
    /\b(?:could (?:it|this|that) (?:also |just |still )?be|could (?:it|this) have|might (?:it|this) be|is it (?:not )?(?:the|a|an|my)\b|^(?:the )?car or\b|\b(?:can|could|would|does) (?:a |an |the )?(?:\w+ ){1,4}(?:do|cause|explain) (?:that|this|it)\b|(?:isn't|is not) it|what about|what if it is|or is it|can it be|not the|ruled? out|rather than|instead of|why not)\b/,
  ],
  [
    'why',
    /\b(?:why|how (?:sure|certain|confident|accurate|reliable|likely)|how do you know|are you sure|sure about|certain|confiden\w+|what makes you|evidence|reason|based on|odds|percent|per cent|%|probab\w+|chance|caused (?:it|this|by)|what causes)\b/,
  ],
  ['next', /^(?:and |so )?next\W*$/],
  ['figure', /^(?:and )?(?:what|which) (?:fluid|oil|coolant|antifreeze|gas|fuel)\W*$/],
  [
    'leave-it',
    /\b(?:days|weeks|months|miles) or (?:days|weeks|months|years)\b|\b(?:will|can|could|does|would) (?:it|this|that|driving\b.{0,20})\b.{0,15}\b(?:damage|ruin|wreck|kill|hurt|harm)\b|\bcan (?:it|they|that) (?:just )?(?:fall|come|drop|break|snap) (?:off|out|apart)\b/,
  ],
  ['drive', /\b(?:tow|towing) (?:my|a|the|our)\b/],
  ['shortcut', /\bwhat if (?:i|we) (?:only|just)\b/],
  ['shortcut', /\b(?:can(?:'t)?|could(?:n't)?) (?:i|you|we) (?:not )?just\b/],
  [
    'next',
    /\b(?:what (?:should|do|can|must|shall) i (?:\w+ )?(?:do|check|try|start)|what (?:is|now|next)\b.{0,12}\b(?:next|now|first|step)|next step|where (?:do|should) i (?:start|begin)|what now|now what|what next|^next\W*$|do first|start with|first thing|to be sure|make sure|confirm|narrow it down|find out)\b/,
  ],
  [
    'what-is',
    /\b(?:what (?:is|are|does)|what do you mean|explain|meaning of|mean by|in plain (?:words|english)|which (?:one|side|wheel))\b/,
  ],
  [
    'capabilities',
    /\b(?:what can you (?:do|answer|tell)|who are you|are you (?:a )?(?:bot|robot|human|real|ai)|help me|can you help)\b/,
  ],
];

const CODE = /\b[pbcu][0-3][0-9a-f]{3}\b/i;
const THANKS =
  /^(?:ok(?:ay)?[,. ]+)?(?:many |great,? |perfect,? |brilliant,? )?(?:thanks|thank you|thankyou|thx|thnx|tks|ty|cheers|ta|nice|brilliant|great|perfect|got it|cool|nice one)\b[^?]{0,40}$/;
const GREETING = /^(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening))\b[^?]{0,20}$/;

/** The first thing that a question is after; undefined where it asks for nothing that is known. */
export const intentOf = (question: string): Intent | undefined => {
  const text = normalise(question);
  if (GREETING.test(text)) return 'greeting';
  if (THANKS.test(text)) return 'thanks';
  if (disablesSafety(text)) return 'disable-safety';
  if (RESET.test(text)) return 'reset-light';
  if (AMOUNT.test(text)) return 'cost';
  if (CODE.test(text) && !/\b(?:how much|cost|drive)\b/.test(text)) return 'code';
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
};

/** The codes that a question names, in capitals, each once. */
export const codesIn = (question: string): readonly string[] => [
  ...new Set([...question.matchAll(new RegExp(CODE, 'gi'))].map(([code]) => code.toUpperCase())),
];

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

/** The number that a text names as an ordinal, a digit or a word after `noun`: 'step 3', 'the third step'. */
export const ordinalIn = (question: string, noun: string): number | undefined => {
  const text = normalise(question);
  const [, digits, word] =
    new RegExp(`\\b${noun} (?:(\\d{1,2})|(${NUMBERS.join('|')}))\\b`).exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  if (word !== undefined) return NUMBERS.findIndex((one) => one === word) + 1;
  const [, ordinal] = new RegExp(`\\b(${ORDINALS.join('|')}) (?:${noun}|one)\\b`).exec(text) ?? [];
  return ordinal === undefined ? undefined : ORDINALS.findIndex((one) => one === ordinal) + 1;
};
