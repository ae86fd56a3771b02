import { stem } from '@wrenchwise/knowledge/stem';

import { matchesOf } from './matches-of.ts';

/** A part that a text calls new, or in order. */
export interface RuledOutPart {
  /** The stems of its name, the part itself last: 'front brake pads' gives front, brak, pad. */
  readonly name: readonly string[];
  readonly state: 'new' | 'fine';
  /** Its words in the text: offsets in UTF-16 units, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

const NAME = String.raw`((?:[\w-]+ ){0,3}?[\w-]+)`;

/** What is only wanted, offered or asked for is not fitted. */
const NOT_DONE =
  /\b(?:needs?|wants?|should|must|could|would|quoted?|order(?:ed)?|buy|before|until|never|not|n['’]t|without|if|whether|do i|to be|to have|cost|price|how much)\b[^.,;!?]{0,30}$/i;

/** Undone by what follows: 'changed the plugs twice but they foul again', 'new but the wrong one'. */
const UNDONE = /^[^.!?]{0,20}\b(?:needed|wrong|failed again|again|leaks?|broke)\b/i;

const AGO = String.raw`(?:(?:\d{1,2}|a|an|one|two|three|four|five|six|couple of|few|a few) (?:days?|weeks?|months?) (?:old|ago)|last (?:week|month)|this (?:week|month)|yesterday|today|recently)`;

const CUES: readonly (readonly [RuledOutPart['state'], RegExp])[] = [
  // 'I already changed the spark plugs last month', 'just fitted new tyres'
  [
    'new',
    new RegExp(
      String.raw`\b(?:replaced|renewed|fitted|changed|installed|put in|put on)\s+(?:(?:the|my|its|both|all|four|two|a|an|new|brand)\s+)*${NAME}(?=\s+(?:last|this|yesterday|today|recently|already|myself|all round|\d|a |two |three |at the|on it|and|but|with|by|for|as)\b|\s*[.,;!?\n]|\s*$)`,
      'gi',
    ),
  ],
  // 'had the battery replaced', 'got the belt changed last week'
  [
    'new',
    new RegExp(
      String.raw`\b(?:had|got)\s+(?:(?:the|my|its|both|all|a|an|new)\s+)*${NAME}\s+(?:replaced|renewed|fitted|changed|installed|done)\b`,
      'gi',
    ),
  ],
  // 'it has new pads', 'with a brand new battery'
  [
    'new',
    new RegExp(
      String.raw`\b(?:has|have|had|got|with|put|on|fitted)\s+(?:(?:a|an|the|four|two|all|both|already)\s+)*(?:brand[- ])?new\s+${NAME}(?=\s+(?:last|this|all round|already|on|in|and|but|fitted)\b|\s*[.,;!?\n]|\s*$)`,
      'gi',
    ),
  ],
  // 'the battery is only three months old', 'the plugs are new', 'pads were replaced'
  [
    'new',
    new RegExp(
      String.raw`\b(?:the|my|its|both|all)\s+${NAME}\s+(?:is|are|was|were|has been|have been)\s+(?:(?:only|just|all|nearly|almost|brand|about|still)\s+)*(?:new\b|replaced\b|renewed\b|changed\b|${AGO})`,
      'gi',
    ),
  ],
  // 'belt looks fine', 'the plugs are in good condition'
  [
    'fine',
    new RegExp(
      String.raw`(?:\b(?:the|my|its|both|all)\s+|^|[.,;!?\n]\s*|\band\s+|\bbut\s+)${NAME}\s+(?:is|are|was|were|looks?|seems?|tests?|tested)\s+(?:(?:all|still|perfectly|absolutely|completely|both|very|quite|in|to be)\s+)*(?:fine|ok|okay|good|full|correct|right|perfect|sound|clean|as new|good (?:order|condition|nick))\b`,
      'gi',
    ),
  ],
];

/** Words with which something else begins: the name of a part ends before them. */
const AFTER =
  /^(?:last|this|all|at|on|by|in|to|for|with|and|but|or|that|which|so|as|of|is|are|was|were|yesterday|today|recently|already|myself|round|about|from|after|because)$/;

/** Words before a part's name that are none of it. */
const FILLER: ReadonlySet<string> = new Set(
  'the my its both a an new i we he she they only just also brand now four two'.split(' '),
);

/** Words that name the whole car, its behaviour or a time, not a part. */
const NO_PART: ReadonlySet<string> = new Set(
  'car it this that everything engine running start driving drive smell noise sound light rest one ones thing mileage price weather oil'
    .split(' ')
    .map((word) => stem(word)),
);

/** What is later in a longer text is not looked at: the cues try every word. */
const READ = 2000;

/** The parts that a text calls new or in order, each once for its state. */
export const ruledOutParts = (whole: string): readonly RuledOutPart[] => {
  const text = whole.slice(0, READ);
  const found: RuledOutPart[] = [];
  for (const [state, cue] of CUES) {
    for (const match of matchesOf(text, cue)) {
      const [words, part = ''] = match;
      const start = match.index;
      const end = start + words.length;
      const named = part
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => word !== '' && !FILLER.has(word));
      const ends = named.findIndex((word) => AFTER.test(word));
      const name = named.slice(0, ends === -1 ? undefined : ends).map((word) => stem(word));
      const last = name.at(-1);
      if (last === undefined || NO_PART.has(last)) continue;
      if (NOT_DONE.test(text.slice(Math.max(0, start - 40), start))) continue;
      if (UNDONE.test(text.slice(end, end + 40))) continue;
      if (text.slice(end).trimStart().startsWith('?')) continue;
      found.push({ name, state, start, end });
    }
  }
  return found;
};
