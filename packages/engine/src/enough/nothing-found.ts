import type { NothingFound } from '../diagnosis.ts';
import { isDoubtful } from '../evidence/measurements/state.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { LIKELY_TRUE } from '../evidence/reading-gate.ts';
import { hasAbnormal } from '../inference/measurements.ts';

export const NOTHING_FOUND: NothingFound = {
  message:
    'Nothing in your description points to a fault. Have the car serviced when it is due, and go through the MOT check list before the test.',
};

/** The driving verdict of a healthy report. */
export const NOTHING_AGAINST_DRIVING = {
  verdict: 'yes',
  reason: 'Nothing in the description speaks against driving.',
} as const;

const WELL = String.raw`(?:fine|well|perfect(?:ly)?|lovely|great|good|sweet|normal(?:ly)?|ok|okay|brilliant|faultless(?:ly)?|smooth(?:ly)?|spot on|grand|healthy|as (?:it should|new|normal)|like (?:a dream|butter|new|clockwork|silk))`;

/** A statement that the car is well. */
const HEALTHY = new RegExp(
  String.raw`\b(?:car|van|she|he|it|everything|all|engine|motor|vehicle)(?:['’]s|['’]re| is| are| seems?| looks?| feels?| sounds?| has been| was)?(?: (?:all|otherwise|still|really|very|absolutely|running|driving|going|working|just))* ?(?:runs?|drives?|goes|starts?|pulls?|works?|running|driving|working)?(?: (?:and (?:drives?|runs?|pulls?|stops?|starts?)|absolutely|really|just|very|all|so))* ${WELL}\b|\bnothing(?:['’]s| is| at all| seems?)? (?:wrong|the matter|amiss|to report|flashing|unusual)\b|\bnot(?:hing)? (?:a thing )?wrong\b|\bno (?:problems?|issues?|faults?|complaints?|symptoms?|trouble|drama|codes?|fault codes?|warning lights?|lights|noises?|worries)\b|\bnever (?:missed a beat|let me down)\b|\ball (?:clear|good|fine|ok|okay|normal|readings normal|monitors (?:ready|complete|passed))\b|\b(?:0|no|zero) (?:dtcs?|trouble codes?|fault codes?|codes?|faults?)(?: (?:stored|found|present|detected))?\b|\b(?:number of (?:dtcs?|faults?|codes?)|fault count|faults?|dtcs?|codes?)\W{1,3}(?:0|none|no)\b|\bno (?:stored|pending|permanent|trouble|fault|active)\b[^.\n]{0,40}\bcodes?\b|\b(?:mil|check engine light)\W{1,3}off\b|\b(?:result|ergebnis|overall)\W{1,3}(?:pass\w*|ok|keine m[äa]ngel)\b|\bkeine (?:m[äa]ngel|fehler)\b|^\s*pass(?:ed)?\s*$|\bpassed (?:its |the |her |his |my )?(?:mot|emissions|inspection)\b`,
  'im',
);

/** A service, a test or a price for them is all that is asked for. */
const SERVICE =
  /\b(?:just|only|simply|needs?|due (?:for|a|its)|book(?:ed)?(?: in)?(?: for)?|want|wants|would like|after|due|quote for|price (?:of|for)|how much (?:is|for|would|does))(?: (?:it|its|an?|the|my|for|me|you|in|to|have|get|some|full|annual|yearly|interim|major|minor|regular|routine|standard|first|next|oil and filter|oil|mini))* (?:service|servicing|mot|oil change|check[- ]?(?:over|up)|health check|inspection|valet)\b|\bservice (?:is )?(?:due|overdue|spanner|light|reminder|interval)\b|\bmot (?:is )?due\b/i;

/** Words with which owners describe that something is wrong. */
const TROUBLE =
  /\b(?:nois\w+|sounds? (?!(?:fine|good|normal|sweet|lovely|ok))\w+|knock\w*|rattl\w*|squeal\w*|squeak\w*|grind\w*|groan\w*|whin\w+|hum\w*|clunk\w*|click\w*|tick\w*|tapp\w+|hiss\w*|bang\w*|leak\w*|drip\w*|puddle|smell\w*|stink\w*|smok\w*|steam\w*|shak\w*|vibrat\w*|judder\w*|shudder\w*|wobbl\w*|stall\w*|cut\w* out|die[sd]?|dying|dead|fail\w*|broke\w*|snapp\w*|stuck|jam\w*|seiz\w*|slip\w*|jerk\w*|hesitat\w*|misfir\w*|rough|overheat\w*|hot|loose|worn|crack\w*|burst|flat|lost|los(?:es|ing)|loss|weak|sluggish|slow\w*|hard to|difficult|struggl\w*|intermittent\w*|sometimes|randomly|won['’]?t|will not|doesn['’]?t|does not|don['’]?t work|didn['’]?t|can(?:no|['’])t|not (?:working|starting|charging|cooling|heating|turning|coming)|stopp\w+ working|pulls? to|pulling|drift\w*|wander\w*|lights? (?:is |are |has |have |came |comes |keeps )?(?:on|up|flash\w*)|warning|flash\w*|code|p[0-3]\d{3}|drain\w*|rust\w*|damag\w*|hit|kerb\w*|crash\w*|accident|water|wet|damp|mould|stain\w*|strange|weird|odd|funny|problem|issue|fault|trouble)\b/i;

/** A denial and what it reaches: 'no noise', 'nothing wrong', 'not a single rattle or knock'. */
const DENIED =
  /\b(?:cleared|erased|reset|deleted) (?:the |all |its |any |old )*(?:fault |trouble )?codes?\b|\b(?:no|not|never|nothing|none|without|zero|free (?:of|from)|nor|neither|isn['’]?t|hasn['’]?t|haven['’]?t|don['’]?t|doesn['’]?t|didn['’]?t|wasn['’]?t)\b[^.!?;:]{0,60}?(?=[.!?;:]|,(?! (?:no|or|nor|squeal\w*|rattl\w*|knock\w*|leak\w*|smell\w*|smoke|nois\w+|vibrat\w*|lights?)\b)|\b(?:but|except|apart|though|however|only|yet)\b|$)/gi;

/** Later words are not searched. */
const READ = 3000;

/** So many normal values are a report of a healthy car, whatever words are around them. */
const ENOUGH_VALUES = 3;

/** So many are, where no other value is beside them. */
const FEW_VALUES = 2;

/** What a report says beside its values, which the readers of words do not see. */
const NO_CODES =
  /\b(?:number of (?:dtcs?|faults?|codes?)|fault count|faults?|dtcs?|codes?)(?: found| stored)?\W{1,3}(?:0|none|no)\b|\bno (?:stored|pending|permanent|trouble|fault|active)\b[^.\n]{0,40}\bcodes?\b|\bmil\W{1,3}off\b/i;

/**
 * Whether a report is of a healthy car, or asks for a service and nothing else: it says so or its values are
 * normal, and nothing in it is a sign, a code, a danger, an abnormal value or a word of trouble.
 *
 * What somebody else says it is speaks neither way: it is examined beside this.
 *
 * @param hasAlert whether a danger was read
 */
export const findsNothing = (
  { text: all, observed, symptoms, codes, measurements, notUnderstood, facts }: Evidence,
  hasAlert: boolean,
): boolean => {
  if (hasAlert || hasAbnormal(measurements) || codes.length > 0) return false;
  const isOpen =
    notUnderstood.some(({ isImpossible }) => isImpossible === true) ||
    measurements.some(
      ({ state, of, own, tags }) =>
        state === 'low' ||
        state === 'high' ||
        (state === 'unknown' && isDoubtful(of, own, tags, facts.expectedFuels)),
    );
  if (isOpen) return false;
  const text = observed.slice(0, READ);
  const normal = measurements.filter(({ state }) => state === 'normal').length;
  const isEnough =
    normal >= ENOUGH_VALUES || (normal >= FEW_VALUES && normal === measurements.length);
  if (
    !isEnough &&
    !HEALTHY.test(text) &&
    !SERVICE.test(text) &&
    !(normal > 0 && NO_CODES.test(all.slice(0, READ)))
  ) {
    return false;
  }
  const isSigned = symptoms.some(
    ({ present, truth, isLearned }) => present && isLearned !== true && truth >= LIKELY_TRUE,
  );
  return !isSigned && !TROUBLE.test(text.replace(DENIED, ' '));
};
