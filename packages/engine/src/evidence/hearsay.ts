import { matchesOf } from './matches-of.ts';

/** A stretch of a text: offsets in UTF-16 units, `to` exclusive. */
export type Stretch = readonly [from: number, to: number];

/** The most characters before a cue that belong to it. */
const REACH = 90;

/** The last end of a clause before a cue: a mark, or a word that sets off what follows. */
const CLAUSE_END =
  /[.!?;:,\n()]|\b(?:but|though|although|however|so|because|since|now|yet|when|if)\b/gi;

/** Characters in which the rest of a clause is sought: more than it may have. */
const LONGEST_CLAUSE = 100;

/** The rest of a clause after a cue. */
const CLAUSE_REST = /^[^.!?;:,\n()]{0,90}?(?=[.!?;:,\n()]|\b(?:but|so|now|and)\b|$)/i;

const clauseBefore = (text: string, cue: number): number => {
  const from = Math.max(0, cue - REACH);
  let start = from;
  for (const { 0: mark, index } of text.slice(from, cue).matchAll(CLAUSE_END)) {
    start = from + index + mark.length;
  }
  return start;
};

const clauseAfter = (text: string, from: number): number => {
  const rest = CLAUSE_REST.exec(text.slice(from, from + LONGEST_CLAUSE));
  return from + (rest?.[0].length ?? 0);
};

/** 'Oil leak fixed in the spring', 'brake judder cured': what comes before it in its clause is over. */
const MENDED =
  /(?<!\b(?:not|never|n['’]t|to|be|get|getting|got|have|having|had|has|need|needs|want|wants|before|until|till|cannot|if|not been|never been) (?:it |them |this |that |be |been )?)\b(?:(?:is|was|were|are|has been|have been|got) )?(?:now )?(?:fixed|cured|sorted|repaired|resolved|rectified|put right|done)\b(?! (?:\w+ ){0,6}(?:again|still|back|twice|times))/gi;

/** 'I want the oil leak fixed' is not mended. */
const UNMENDED =
  /\b(?:want|need|should|must|get|cannot|can['’]?t|won['’]?t|refus|ask|whether|before|never|not)/i;

/** 'Replaced after a blowout', 'fixed because it leaked': what comes after it was the reason. */
const MENDED_FOR =
  /\b(?:replaced|changed|fixed|repaired|fitted|rebuilt) (?:(?:last|a|an|two|three|the|in|\w+) (?:\w+ ){0,3})?(?:after|because of|due to|following|for) /gi;

/** 'Was slipping so it got a new one', 'battery light so they replaced the alternator'. */
const SO_MENDED =
  /,? so (?:it|they|we|i|he|she|the (?:garage|dealer|shop)) (?:got|had|fitted|put|replaced|changed|bought|did)\b/gi;

/** 'Used to slip before the rebuild'. */
const USED_TO = /\bused to (?!it\b|this\b|that\b|the\b)/gi;

/** What stops being there: noises, smells, leaks and lights, not brakes or power. */
const SIGN = String.raw`(?:noises?|sounds?|squeal\w*|squeak\w*|grind\w*|knock\w*|vibrat\w*|shak(?:e|es|ing)|shudder\w*|judder\w*|wobbl\w*|rattl\w*|clunk\w*|whin\w*|hum(?:ming)?|click\w*|tick(?:s|ing)|smells?|smoke|smoking|leak(?:s|ing)?|steam|misfir\w*|hesitat\w*|stutter\w*|lights?|codes?)`;

/** 'The squeal has gone', 'the clunk went away'; what goes away when it is warm comes back. */
const CEASED = new RegExp(
  String.raw`\b(?:the|my|that|its|all)\s+(?:[\w-]+\s+){0,2}?${SIGN}\s+(?:(?:is|are|has|have|had|was)\s+(?:now\s+|completely\s+|all\s+|totally\s+)?(?:gone|disappeared|vanished|ceased)|went away|disappeared|vanished)\b(?!\s+(?:\w+\s+)?(?:when|once|if|at|above|below|as|until|till|while|with|for|again|off|out|in|on|up|down|bad|worse|crazy|after (?:an?|\d+|five|ten|a few|some|it|warming))\b)`,
  'gi',
);

/** A question about cars of its kind, or about what would be: nothing is shown. */
const ASKED =
  /(?:^|[.!?\n]) {0,3}(?:what (?:happens|would happen|if)|how (?:likely|common) |will (?:it|this|that|the|my) (?!not\b|n['’]t)|would (?:it|this|that|a|an|the|my) |do (?:these|those|they|all|most) |does (?:every|any) |can (?:a|an|these) )[^.!?\n]{0,140}\?/gi;

/** 'Not the brakes that squeal', 'neither horn nor wipers are affected', 'nothing wrong with it'. */
const NOT_AT_FAULT =
  /\b(?:not|neither|nor|isn['’]?t|aren['’]?t) (?:[\w'’]+ ){1,6}?(?:affected|involved|to blame|at fault|the (?:problem|issue|cause|culprit))\b|\bit['’]?s not (?:the |my )?(?:\w+ ){1,3}that \w+|\b(?:no (?:problems?|issues?|trouble)|nothing wrong|nothing the matter) with (?:\w+ ){0,3}\w+/gi;

/** A part that is as it should be: 'the radio is fine', 'steering is light as ever'. */
const FINE =
  /\b(?:is|are|was|were|seems?|feels?|looks?|sounds?|runs?|drives?|stays?|tests?|tested|checks?|works?|working)(?: (?:all|still|perfectly|absolutely|completely|both|very|quite|nice and|as))? (?:fine|great|ok|okay|good|perfect(?:ly)?|normal(?:ly)?|well|sweet|clean|comfy|clear|new|brand new|full|ever|it should|(?:light|strong|good) as ever)\b|\b(?:works?|working) (?:as (?:it should|normal|before)|and)\b|(?<!\b(?:not|n['’]t|no|never)\s)\bok(?:ay)?(?=[,.;]| but)/gi;

const stretches = (
  text: string,
  cue: RegExp,
  stretch: (start: number, end: number) => Stretch,
): Stretch[] =>
  matchesOf(text, cue).map(({ 0: words, index }) => stretch(index, index + words.length));

/**
 * Where a text shows what is not there now: mended, past, only asked about, or not at fault. The
 * readings of these words are no observations; rules of safety read them all the same.
 */
export const toldOtherwise = (text: string): readonly Stretch[] => [
  ...stretches(text, MENDED, (start) => [clauseBefore(text, start), start]).filter(
    ([from, to]) => !UNMENDED.test(text.slice(from, to)),
  ),
  ...stretches(text, MENDED_FOR, (_, end) => [end, clauseAfter(text, end)]),
  ...stretches(text, SO_MENDED, (start) => [clauseBefore(text, start), start]),
  ...stretches(text, USED_TO, (_, end) => [end, clauseAfter(text, end)]),
  ...stretches(text, CEASED, (start, end) => [start, end]),
  ...stretches(text, ASKED, (start, end) => [start, end]),
  ...stretches(text, NOT_AT_FAULT, (start, end) => [start, end]),
];

/** Where a text shows that a part is as it should be: trouble of another clause is not the part's. */
export const toldFine = (text: string): readonly Stretch[] =>
  stretches(text, FINE, (start, end) => [clauseBefore(text, start), end]);

/** For each character of a text, whether a stretch holds it: one look-up a word, however many. */
export const charactersOf = (text: string, stretchesOfIt: readonly Stretch[]): Uint8Array => {
  const marks = new Uint8Array(stretchesOfIt.length === 0 ? 0 : text.length);
  for (const [from, to] of stretchesOfIt) marks.fill(1, from, to);
  return marks;
};
