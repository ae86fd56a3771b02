import type { ClaimedRepair } from '@wrenchwise/knowledge/claims/claimed-repair';

/** 'It has no turbo', 'this engine never had a DPF', 'non-turbo': what follows is named as absent. */
const ABSENT =
  /\b(?:(?:has|have|had|got|is|are|there(?:['’]s| is)) no|(?:has|have|had|is|do|does|did)(?: not|n['’]t)(?: even)?(?: got| have| come with| fitted with)?(?: an?| any)?|never (?:had|came with)(?: an?)?|(?:made|built|sold|came) without(?: an?)?|not fitted with(?: an?)?|non[- ])(?: ?(?:a|an|any|the))? ?((?:[\w-]+ ?){1,3}?)(?=[,.;!?)]|$|(?<= )(?:at all|fitted|on (?:it|this|mine|these)|anyway|because|so|to (?:fail|break|go)|and|but)\b)/gi;

/** What is absent as a sign or a repair, not as a part of the car: 'no turbo noise', 'does not have clutch slip'. */
const NO_PART =
  /\b(?:nois\w+|leaks?\w*|slip\w*|play|light|warning|codes?|smoke|wear|worn|faults?|problems?|issues?|whine|rattle|damage|trouble|pressure|left|signs?|lag|boost|whistle|power|sound|smell|shake|judder|fail\w*)\b/i;

/**
 * Whether the owner says that the car has no such part.
 *
 * @param text the report without claims
 */
export const isSaidAbsent = (text: string, { words }: Pick<ClaimedRepair, 'words'>): boolean =>
  Array.from(text.slice(0, 6000).toLowerCase().matchAll(ABSENT)).some(
    ([, named = '']) => words.test(named) && !NO_PART.test(named),
  );
