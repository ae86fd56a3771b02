import type { Cause } from '@wrenchwise/rules/diagnosis';

import type { Consultation } from './consultation.ts';
import { denies, type ReportedFinding } from './findings-in-words.ts';
import { namedCause } from './named-cause.ts';
import { normalise } from './normalise.ts';

/** What a part looks like that has failed, in the words of faults and of owners. */
const STATES: readonly RegExp[] = [
  /\b(?:broken?|snapped|cracked|fractured|sheared|split|in (?:two|half|bits|pieces)|missing a bit)\b/,
  /\b(?:leak\w*|weep\w*|dripp\w*|wet|oily|soaked|puddle)\b/,
  /\b(?:torn|tore|ripped|split|perished|holed?)\b/,
  /\b(?:worn|bald|metal (?:on|to) metal|down to (?:the )?(?:metal|rivets?|backing|wire|cords?)|paper.thin|nothing left)\b/,
  /\b(?:seized|stuck|jammed|(?:will|would|does|did) ?(?:not|n't) (?:move|budge|turn|slide))\b/,
  /\b(?:loose|play|wobbl\w*|slack)\b/,
  /\b(?:burnt|burned|melted|scorched|charred)\b/,
  /\b(?:rust\w*|rotten|corroded|corrosion)\b/,
  /\b(?:blocked|clogged|choked|full of (?:leaves|muck|dirt|dust)|filthy)\b/,
  /\b(?:bent|dented|buckled|bulg\w*|kinked)\b/,
  /\b(?:disconnected|come off|came off|fallen off|popped off|hanging (?:off|down))\b/,
];

/** Somebody looked: what is only feared or said by others is no finding. */
const LOOKED =
  /\b(?:jacked|ramps?|look(?:ed|ing)?|see|saw|seen|found|took|taken|pulled|lifted|opened|under(?:neath)?|torch|noticed|spotted|(?:wheel|cover|plug|lid|trim|panel|cap)s? (?:off|out|up))\b/;
const NOT_SEEN =
  /\b(?:if|might|maybe|could|possibly|think|reckons?|says?|said|told|guess|suspect\w*|worried|afraid|probably|sounds? like|feels? like|as if|like (?:a|the))\b|\?/;

const stateIn = (words: string): readonly RegExp[] => STATES.filter((state) => state.test(words));

/** The words that say in what state a cause's part is: its names, before when it came to that. */
const isInState = ({ name, workshopName }: Cause, states: readonly RegExp[]): boolean => {
  const names = normalise(`${name} ${workshopName}`);
  return states.some((state) => state.test(names));
};

const confirming = (
  cause: Cause,
  { checksOf }: Pick<Consultation, 'checksOf'>,
): ReportedFinding | undefined => {
  for (const check of checksOf(cause)) {
    const at = check.outcomes.findIndex(({ effect }) => effect === 'confirms');
    const outcome = check.outcomes[at];
    if (outcome === undefined) continue;
    const answer = {
      questionId: `check:${cause.faultId}/${check.id}`,
      optionId: `outcome-${at + 1}`,
    };
    return { answer, cause, check, outcome };
  }
  return undefined;
};

/**
 * The cause whose failed part somebody has seen: 'jacked it up, the coil is snapped' of a broken coil spring, as the
 * finding of its check that proves it. Undefined where no part is named in the state that a cause is, or nobody looked.
 */
export const seenFault = (
  told: string,
  consultation: Pick<Consultation, 'diagnosis' | 'checksOf'>,
): ReportedFinding | undefined => {
  const words = normalise(told);
  if (!LOOKED.test(words) || NOT_SEEN.test(words) || denies(words)) return undefined;
  const states = stateIn(words);
  if (states.length === 0) return undefined;
  const cause = namedCause(
    told,
    consultation.diagnosis.causes.filter((one) => isInState(one, states)),
  );
  return cause === undefined ? undefined : confirming(cause, consultation);
};
