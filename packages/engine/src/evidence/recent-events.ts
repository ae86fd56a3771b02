import { once } from '@wrenchwise/knowledge/once';
import type { RecentEvent } from '@wrenchwise/knowledge/recent-events/recent-event';

import { matchesOf } from './matches-of.ts';

/** An event that a text reports. */
export interface ReportedEvent {
  readonly event: RecentEvent;
  /** How far the trouble may come from it, 0–1: less where no time is named, or where it was there before. */
  readonly strength: number;
  /** The axle that it names, where it names one. */
  readonly axle: 'front' | 'rear' | undefined;
  /** Its words in the text: offsets in UTF-16 units, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

const DONE = String.raw`(?:replac(?:ed|ing)|chang(?:ed|ing)|renew(?:ed|ing)|fitt(?:ed|ing)|install(?:ed|ing)|swapp(?:ed|ing)(?: out)?|put (?:in|on)|rebuil[td]|rebuilding|flushed|serviced)`;

const BESIDE = String.raw`(?:(?:the|my|its|his|her|a|an|both|all|new|brand|front|rear|back|left|right|driver(?:['’]?s)?|passenger|side|two|four|[2-8]|old|oem|used|aftermarket|upper|lower|inner|outer|car|of|out|another|different|recently|just)\s+){0,5}`;

/** Up to three other parts of a list: 'replaced the plugs, coils and battery'. */
const LISTED = String.raw`(?:[\w'’ -]{2,24}(?:, and |,| and | & |\/)\s*){0,3}`;

const AUXILIARIES = String.raw`(?:(?:was|were|is|are|been|has|have|had|got|gets|just|both|all|recently|already|also|only) ){0,4}`;

const patternOf = ({ work, words }: RecentEvent): RegExp => {
  const forms =
    work === undefined
      ? []
      : [
          String.raw`\b${DONE}\s+${BESIDE}${LISTED}${BESIDE}${work}\b`,
          String.raw`\b(?:brand[- ])?new\s+${BESIDE}${work}\b`,
          String.raw`\b${work} ${AUXILIARIES}${DONE}\b`,
          String.raw`\b${work} (?:chang(?:e|es)|replacements?|jobs?|swaps?|install(?:ation)?|flush)\b`,
        ];
  return new RegExp(
    [...forms, ...(words === undefined ? [] : [String.raw`\b(?:${words})\b`])].join('|'),
    'gi',
  );
};

/** `hint` is what every match of `pattern` contains: one look spares the search for a list of parts. */
interface EventPattern {
  readonly event: RecentEvent;
  readonly hint: RegExp;
  readonly pattern: RegExp;
}

const compile = (event: RecentEvent): EventPattern => ({
  event,
  hint: new RegExp(`\\b(?:${[event.work, event.words].filter(Boolean).join('|')})`, 'i'),
  pattern: patternOf(event),
});

/** A cheap look whether anything was done at all. */
const ANYTHING =
  /replac|chang|renew|fitt|install|swap|put (?:in|on)|rebuil|flush|servic|new|bled|jump|wash|hit|fill|fuel|gas|update|charg|gass|tow|clean|disconnect|rotat|balanc|accident|ended|puddle|flood|through|took|taken|removed|kerb|curb|over|lift|lower|job|body|water|detail|valet|flash|program/i;

/** What is only wanted, offered, asked for or denied did not happen. */
const NOT_DONE =
  /\b(?:needs?|needing|wants?|wanted|should|shall|must|could|would|may|might|will|going to|gonna|have to|has to|quot(?:ed?|ing)|order(?:ed|ing)?|buy(?:ing)?|before|until|never|not|cannot|without|if|whether|do (?:i|we|you)|does|cost|price|how (?:much|to|do|can|hard)|recommend\w*|suggest\w*|says?|about to|plan(?:ning|s)?|thinking|consider\w*|due|time|instead of|waiting|requires?|wonder\w*|can|able to|knowledge|know how to|than|getting an?|regular(?:ly)?|want|ever been|or|try(?:ing)?)\b[^.,;!?\n]{0,28}$|n['’]t\b[^.,;!?\n]{0,28}$/i;

/** Where a clause of its own begins: 'it will not start | since I replaced the battery'. */
const CLAUSE = /\b(?:after|since|when|because|but|and|so|then|following)\b/i;

/** Long ago, or to a car of somebody else's time. */
const LONG_AGO =
  /\b(?:(?:\d+|a|one|two|three|four|five|six|few|couple(?: of)?|several|many) (?:years?|yrs?) (?:ago|back|old)|last year|in (?:19|20)\d\d|previous owner|when i (?:first )?(?:bought|got) (?:it|the car|her))\b/i;

/** The event has a time: it is why the owner speaks of it. */
const RECENTLY =
  /\b(?:after|since|ever since|following|just|yesterday|today|tonight|last (?:week|night|month|weekend|day)|this (?:morning|week|month|weekend)|(?:hours?|days?|weeks?|months?) (?:ago|later|old|after)|recently|right after|now|then|immediately|earlier|as soon as|every time|whenever)\b/i;

/** The trouble was there before and is there still: the job did not cause it. */
const UNCHANGED =
  /\b(?:still (?:\w+ ){0,4}(?:same|there|do(?:es|ing)|ha(?:s|ve|ppen\w*)|mak\w+|won['’]?t|no|not|start\w*|shak\w+|vibrat\w+|noise|over ?heat\w*|leak\w*|misfir\w*|on)|no (?:change|difference|luck|improvement|joy)|same (?:problem|issue|thing|noise|result|fault|code)|did(?:n['’]?t| not) (?:fix|help|work|change|solve|make|cure)|to no avail|problem (?:remains|persists)|(?:has|have)n['’]?t (?:fixed|helped|solved)|nothing (?:changed|helped|worked|fixed|has worked)|persists?)\b/i;

/** Strengths of an event without a time, and beside trouble that it did not change. */
const UNTIMED = 0.5;
const UNCAUSED = 0.2;

/** Characters of a text that are scanned, and those around an event in which its time is looked for. */
const READ = 3000;
const AROUND = 70;

const sentenceAround = (text: string, start: number, end: number): readonly [string, string] => {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const behind = text.slice(end, end + AROUND);
  return [
    before.slice(Math.max(before.search(/[.!?\n][^.!?\n]*$/) + 1, 0)),
    behind.slice(0, Math.max(behind.search(/[.!?\n]/) + 1, 0) || undefined),
  ];
};

const axleOf = (words: string): ReportedEvent['axle'] => {
  const isFront = /\bfront\b/i.test(words);
  const isRear = /\b(?:rear|back)\b/i.test(words);
  if (isFront === isRear) return undefined;
  return isFront ? 'front' : 'rear';
};

/** 'New plugs?', 'should I change the oil?' */
const ASKS = /^\s*(?:is|are|does|do|did|should|could|can|would|will|what|how|which|why)\b/i;

const reportedIn = (whole: string, patterns: readonly EventPattern[]): readonly ReportedEvent[] => {
  const text = whole.slice(0, READ);
  const isUnchanged = UNCHANGED.test(text);
  const found = new Map<string, ReportedEvent>();
  for (const { event, hint, pattern } of patterns) {
    if (!hint.test(text)) continue;
    for (const { 0: words, index: start } of matchesOf(text, pattern)) {
      const end = start + words.length;
      const [before, behind] = sentenceAround(text, start, end);
      const own = CLAUSE.test(words.slice(0, 6)) ? '' : before.split(CLAUSE).at(-1);
      if (own !== undefined && NOT_DONE.test(own)) continue;
      const around = `${before}${words}${behind}`;
      if (LONG_AGO.test(around) && !/\bsince\b/i.test(around)) continue;
      const isTimed = RECENTLY.test(around);
      if (behind.trimEnd().endsWith('?') && (ASKS.test(before) || !isTimed)) continue;
      const strength = (isTimed ? 1 : UNTIMED) * (isUnchanged ? UNCAUSED : 1);
      if (strength > (found.get(event.id)?.strength ?? 0)) {
        found.set(event.id, { event, strength, axle: axleOf(words), start, end });
      }
    }
  }
  return [...found.values()];
};

/**
 * What the owner reports to have been done to the car, or to have happened to it, before the trouble; each
 * event once, with its strongest mention.
 */
export type ReadEvents = (text: string) => readonly ReportedEvent[];

/** The patterns are built when a text first has anything of the kind. */
export const createEventReader = (events: readonly RecentEvent[]): ReadEvents => {
  const patterns = once(() => events.map(compile));
  return (text) => (ANYTHING.test(text.slice(0, READ)) ? reportedIn(text, patterns()) : []);
};
