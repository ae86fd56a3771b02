import type { Claimant } from '../../diagnosis.ts';
import type { Stretch } from '../hearsay.ts';
import { matchesOf } from '../matches-of.ts';
import { sentencesOf } from '../sentences.ts';
import {
  ASIDE_NAME,
  BARE,
  CAR_ACTS,
  CUES,
  INVERTED,
  MESSAGE,
  PART_NAMED,
  SUSPICION,
} from './opinion-cues.ts';
import { isVisit, reachAfter, reachBefore, reachOfSentence } from './reach.ts';
import { ACQUAINTANCE, WORKSHOP } from './speakers.ts';

/** What somebody says the fault is: the words, and where they are. */
export interface ClaimEvidence {
  readonly by: Claimant;
  /** Offsets in UTF-16 units, `end` exclusive. */
  readonly start: number;
  readonly end: number;
  /** With the words around it that say whose it is, and all that is said for it: none is a sign. */
  readonly whole: Stretch;
}

/** Where what is claimed ends within its sentence. */
const END = new RegExp(
  String.raw`,? (?:but|however|though|although|yet|even though|whereas)\b|,? (?:and|so) (?:i|we|it|he|she|they|wants?|wanted|quoted|showed|charged|offered|now|is|its|then|a|an)\b|, (?:he|she|they|i|we|it|there|no|not|with|is|are|does|do|car|the car|my car|engine|can|could|should|which|and|what|mine|now|yet|has|had|never|showed|as)\b|, (?:the |my )?(?:[\w-]+ ){1,3}?(?:does not|doesn['’]t|won['’]t|will not|keeps|drops|comes|went|works)\b|,?(?: (?:around|about|roughly|some|at))? (?:£|\$|€)\d|[—–?]|\((?!${ASIDE_NAME}\))| - |,? is (?:he|she|that|this) right\b|['"”’](?=[\s,.]|$)|: | (?:came in at|as the cause|do (?:this|that)|cause (?:this|that)|by ${WORKSHOP}\b|for (?:£|\$|€)|when (?:i|we|it|you)|because (?:the|my|it|of|there|i|we)|whenever|after (?:a|i|the|we))`,
  'i',
);

/** The shortest name of a part: 'EGR'. */
const SHORTEST = 3;

/** What is said of price, time or politeness is no claim about the car. */
const NO_CLAIM =
  /^\s*(?:hi|hello|sorry|yes|no|nothing|goodbye|thanks?|wait|call|ring|come back|bring it|book|leave it|drop it|they (?:can|could|would|will)|(?:he|she|they|it)(?:['’]d| would| will|['’]ll) (?:(?:cost|take|charge|ring|call)\b|be (?:(?:about|around|only|over|nearly|up to|ready|done|fine|ok(?:ay)?|finished|fixed|cheap\w*|expensive|back|there|in touch)\b|£|\$|€|\d|a (?:few|couple|big|small|cheap|quick)))|(?:the|my|our) (?:car|van|truck) (?:would be|will be|should be|could be|is|was) (?:ready|done|finished|booked|fine|safe|ok(?:ay)?))\b/i;

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
const FRIEND = new RegExp(String.raw`\b${ACQUAINTANCE}\b`, 'i');
const QUOTED = /["“]([^"“”]{3,70})["”]/g;
const SPEAKER = new RegExp(String.raw`\b(?:${WORKSHOP}|${ACQUAINTANCE}|they|he|she)\b`, 'i');
const DISPLAY =
  /\b(?:display\w*|screen|dash\w*|message|cluster|warning|light|lit|reads?|came up|comes up|pops? up|popped up|no fault found)\b/i;

/** What an acquaintance reports having noticed is an observation, unless it names what is worn. */
const WITNESSED =
  /\b(?:lights?|smok\w+|smells?|nois\w+|sounds?|leak\w*|pedal|fail(?:ed|s)|lost|loses|lock(?:ed|s)|stopp?\w*|stall\w*|died|came (?:on|off)|flash\w*|shak\w+|pull\w*|hot|steam\w*)\b/i;
const NAMES_WEAR =
  /\b(?:it['’]?s|it is|its|sounds? like|needs?|gone|worn|knackered|shot|done|had it|on (?:its|their) way out|failing|faulty|bad|new|should be|replac\w+|renew\w+|cause[sd]?|due to|down to|because|probably|must be|could be|might be|about to)\b/i;
const REPORTS =
  /\b(?:says?|said|(?:has |have )?told (?:me|us)|tells (?:me|us)|mentioned)\b[^a-z]*(?:that )?$/i;

const SAYS = /\bsa(?:ys|id|ying)\W*$/i;

/**
 * 'Won’t start, says "key not detected"': nobody is named who could say it, and the words are those of a display. What
 * needs replacing no display writes.
 */
const isDisplayed = (cue: string, claimed: string): boolean => {
  if (!SAYS.test(cue) || SPEAKER.test(cue) || NAMES_WEAR.test(claimed)) return false;
  const isQuoted = /['"“‘]\W*$/.test(cue);
  const isBare = /^\W*sa(?:ys|id|ying)\b/i.test(cue);
  return MESSAGE.test(claimed)
    ? isBare || isQuoted || CAR_ACTS.test(cue)
    : isQuoted && CAR_ACTS.test(cue);
};

/** More claims than these are not listed. */
const MAX_CLAIMS = 8;

/** Later words are not searched for claims: every cue is tried in every sentence. */
const READ = 6000;

/** Nothing but a mark is between them. */
const isContiguous = (text: string, from: number, to: number): boolean =>
  /^\W*$/.test(text.slice(from, to));

/** So many sentences after an opinion may go on with it. */
const GOES_ON = 2;

/** What somebody says the fault is, and what of the text is their opinion. */
export interface Opinions {
  /** By place in the text. */
  readonly claims: readonly ClaimEvidence[];
  /** All that is theirs, whether or not it names a fault: none of it is a sign. */
  readonly reach: readonly Stretch[];
}

interface Found {
  readonly by: Claimant;
  readonly cue: Stretch;
  readonly claim: Stretch;
}

type IsSuspicion = (words: string) => boolean;

/** The opinions of one sentence, in the order in which they are looked for. */
function* opinionsOf(
  text: string,
  [from, to]: Stretch,
  isSuspicion: IsSuspicion,
): Generator<Found> {
  const sentence = text.slice(from, to);
  const cuesOf = (pattern: RegExp): readonly (readonly [words: string, at: Stretch])[] =>
    matchesOf(sentence, pattern).map(({ 0: words, index }) => [
      words,
      [from + index, from + index + words.length],
    ]);
  for (const [by, pattern] of CUES) {
    for (const [words, cue] of cuesOf(pattern)) {
      const claim = claimAfter(text, cue[1], to);
      if (claim === undefined) continue;
      if (by === 'friend' && isWitness(words, text.slice(...claim))) continue;
      yield { by, cue, claim };
    }
  }
  for (const pattern of BARE) {
    for (const [cueWords, cue] of cuesOf(pattern)) {
      const claim = claimAfter(text, cue[1], to);
      const words = claim === undefined ? '' : text.slice(...claim);
      if (claim === undefined || !(PART_NAMED.test(words) || isSuspicion(words))) continue;
      if (WITNESSED.test(words) && !NAMES_WEAR.test(words)) continue;
      if (isDisplayed(text.slice(cue[0], claim[0]), words)) continue;
      yield { by: FRIEND.test(cueWords) ? 'friend' : 'garage', cue, claim };
    }
  }
  if (SPEAKER.test(sentence) && !DISPLAY.test(sentence)) {
    for (const [, cue] of cuesOf(QUOTED)) {
      const claim = claimIn(text, ...cue);
      if (claim !== undefined) yield { by: 'garage', cue, claim };
    }
  }
  for (const [by, pattern] of INVERTED) {
    for (const [, cue] of cuesOf(pattern)) {
      const claim = claimBefore(text, from, cue[0]);
      if (claim !== undefined && PART_NAMED.test(text.slice(...claim))) yield { by, cue, claim };
    }
  }
  for (const [, cue] of cuesOf(SUSPICION)) {
    const claim = claimAfter(text, cue[1], to);
    if (claim !== undefined && isSuspicion(text.slice(...claim))) yield { by: 'owner', cue, claim };
  }
}

/**
 * What a garage, a friend or the owner says the fault is, and how far each opinion reaches: to where the
 * owner's own observation begins. Findings ('the garage found a leak'), orders not to drive and parts said
 * to be in order are none. Any text is safe; the work is linear in its length.
 *
 * @param isSuspicion whether words after 'I think it is' name a fault; the owner's own observations
 *   begin with the same words
 */
export const readOpinions = (whole: string, isSuspicion: IsSuspicion): Opinions => {
  const text = whole.slice(0, READ);
  const claims: ClaimEvidence[] = [];
  const reach: Stretch[] = [];
  let goesOn = 0;
  let previous: Stretch | undefined;
  for (const [from, to] of sentencesOf(text)) {
    const before = claims.length;
    for (const { by, cue, claim } of opinionsOf(text, [from, to], isSuspicion)) {
      const [start, end] = claim;
      if (claims.length >= MAX_CLAIMS) break;
      if (claims.some((one) => start < one.end && one.start < end)) continue;
      const reached = reachAfter(text, Math.max(end, cue[1]), to);
      claims.push({
        by,
        start,
        end,
        whole: [reachBefore(text, from, Math.min(start, cue[0])), reached],
      });
    }
    if (claims.length > before) {
      goesOn = GOES_ON;
      if (previous !== undefined && isVisit(text.slice(...previous))) reach.push(previous);
    } else if (goesOn > 0) {
      const more = reachOfSentence(text, [from, to]);
      goesOn = more === undefined ? goesOn - 1 : GOES_ON;
      const last = claims.at(-1);
      if (more !== undefined && last !== undefined) {
        reach.push(more);
        if (isContiguous(text, last.whole[1], from)) {
          claims[claims.length - 1] = { ...last, whole: [last.whole[0], more[1]] };
        }
      }
    }
    previous = [from, to];
  }
  return {
    claims: claims.toSorted((a, b) => a.start - b.start),
    reach: [...claims.map((claim) => claim.whole), ...reach],
  };
};
