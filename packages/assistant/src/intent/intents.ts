/**
 * What a message can be after, by its kind. The model of intents distinguishes these; a message may have
 * several, one a sentence.
 */
export const INTENT_KINDS = {
  cause: [
    'why',
    'leading',
    'others',
    'could-it-be',
    'why-not',
    'difference',
    'one-or-two',
    'what-is',
    'code',
  ],
  check: ['next', 'how-check'],
  step: ['step', 'how-repair', 'difficulty', 'tools', 'shortcut', 'seized', 'after', 'job-safety'],
  part: ['parts', 'also-replace'],
  price: ['cost', 'quote', 'worth', 'dearer'],
  time: ['duration'],
  driving: ['drive', 'leave-it', 'fire'],
  law: ['mot', 'warranty', 'garage', 'figure', 'disable-safety', 'reset-light'],
  claim: ['claim'],
  sign: ['sign', 'all-well', 'new-part'],
  result: ['result'],
  car: [
    'due',
    'spent',
    'consumption',
    'history',
    'recalls',
    'tax',
    'odometer',
    'details',
    'towing',
    'common-faults',
    'budget',
    'tasks',
  ],
  social: ['greeting', 'thanks', 'capabilities', 'language', 'undo', 'unhappy'],
  other: ['other'],
} as const;

type IntentKind = keyof typeof INTENT_KINDS;

/** What a sentence is after. */
export type Intent = (typeof INTENT_KINDS)[IntentKind][number];

/** All of them, in the order of the kinds: the classes of the model. */
export const INTENTS: readonly Intent[] = Object.values(INTENT_KINDS).flat();
