import { linesAbout } from '../lines-about.ts';
import { normalise } from '../normalise.ts';
import type { GuideFacts } from './guide-facts.ts';

/** What is asked in other words than guides are written in. */
const IN_OUR_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bhow fast\b|\btop speed\b/g, 'speed limit'],
  [/\b(?:write|writing|jot) (?:\w+ )?down\b|\bmake a note\b/g, 'note'],
  [/\b(?:which|what) way (?:round|up|does|do)\b/g, 'arrow facing towards upright'],
  [/\bdo up\b/g, 'tighten'],
  [
    /\b(?:hoover|vacuum cleaner|air ?line|blow (?:it|the old one) out)\b/g,
    'clean reuse again replaced',
  ],
  [/\b(?:charcoal|carbon|black) (?:one|filter|type)\b/g, 'charcoal activated carbon'],
  [
    /\b(?:comes?|take|goes) off first\b|\bwhich (?:lead|clip|cable)\b/g,
    'reverse order black lead clip first off',
  ],
  [/\b(?:undo|loosen)\b/g, 'undo slacken'],
  [/\b(?:touch\w*|finger\w*|bare hands?)\b/g, 'touch fingers glass bulb base metal grease'],
  [/\bwashers?\b/g, 'washer seal sealing ring'],
  [/\b(?:gaskets?|o-?rings?)\b/g, 'gasket seal ring'],
  [/\b(?:re-?use|use again)\b/g, 'reuse again new renewed'],
  [/\b(?:throw|bin|dispose|get rid|dump)\b/g, 'dispose recycling waste'],
  [/\b(?:which order|what order|crosswise|diagonal\w*|star pattern)\b/g, 'crosswise order'],
  [/\b(?:ramps?|lift it|jack it)\b/g, 'jack ramps stands raise'],
  [/\bterminals?\b/g, 'terminal clamp minus plus'],
  [/\b(?:grease|lube|lubricat\w*|copper ?slip)\b/g, 'grease'],
];

export const inOurWords = (question: string): string =>
  IN_OUR_WORDS.reduce((text, [asked, ours]) => text.replace(asked, ours), normalise(question));

/** What the guide's lines say of what a question names. */
export const linesOf = (question: string, guide: GuideFacts, least = 0) =>
  linesAbout(inOurWords(question), linesIn(guide), least);

export const linesIn = (guide: GuideFacts): readonly string[] => [
  ...guide.steps.map((one, at) => `Step ${at + 1}: ${one}`),
  ...guide.safety,
  guide.stopIf,
  ...guide.figures,
  ...guide.byCar,
  ...guide.after,
  ...guide.parts,
];
