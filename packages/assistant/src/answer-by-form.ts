import { WORKSHOP_METHODS } from '@wrenchwise/knowledge/chat/workshop-methods';
import { stem } from '@wrenchwise/knowledge/stem';
import type { Cause, CauseCheck } from '@wrenchwise/rules/diagnosis';
import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { leadingCause } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { formatPercent } from '@wrenchwise/rules/percent';

import { batteryLasts } from './battery-sums.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import { answerWhetherGood, limitFor } from './figure-given.ts';
import { namedCause } from './named-cause.ts';
import { atGarage, bullets, causeName, paragraphs, sentence } from './words.ts';
import { checkText, needsTool } from './work-words.ts';

/** The likely causes: a check of a cause that is less likely is not offered unasked. */
const LIKELY = 0.05;
const MAX_CAUSES = 4;

const likely = ({ diagnosis: { causes } }: Consultation): readonly Cause[] =>
  causes.filter(({ probability }, at) => at === 0 || probability >= LIKELY).slice(0, MAX_CAUSES);

/** The named cause, or the likely ones. */
const meant = (words: string, consultation: Consultation): readonly Cause[] => {
  const named = namedCause(words, consultation.diagnosis.causes);
  return named === undefined ? likely(consultation) : [named];
};

const textOf = ({ title, steps, outcomes }: CauseCheck): string =>
  [title, ...steps, ...outcomes.map(({ finding, means }) => `${finding}. ${means}`)].join('. ');

/** What is driven, not a drive shaft. */
const DRIVES =
  /\b(?:drive|driving|road|mph|motorway|swerve|test drive)\b(?! (?:belts?|shafts?|pulley|gear|battery|motor))/i;
const WITHOUT_DRIVING = /\b(?:do not|never|before you|don’t) drive\b|\bdriveway\b/gi;
const LIFTS = /\b(?:jack|axle stands?|ramps?|lift|raise)\b/i;
const SPECIAL =
  /\b(?:tester|scan|scope|oscilloscope|vacuum gauge|pressure gauge|diagnostic|gauge set|smoke|lift|press)\b/i;

const SMALL_TOOL =
  /^(?:[^,]*\b(?:torch|cardboard|gloves?|cloth|mirror|tape|paper|helper)\b,? ?)+$/i;

const ASKS_EASY =
  /\b(?:any|an?|some|one|quick|easy|easiest|simple|simplest|cheap|home|diy)\b.{0,25}\b(?:tests?|checks?)\b|\b(?:test|check|try|look at|tell|find out|confirm|be sure|make sure|prove)\b.{0,40}\b(?:at home|on (?:the|my) drive(?:way)?|in (?:the|my) (?:yard|garden|street|garage|car park)|myself|by hand|with(?:out)? (?:any |no |special |a |the )*(?:tools?|kit|lift\w*|jack\w*|garage|driving))\b/;

/** Tools that owners say they have, and the checks that are done with them. */
const OWN_TOOLS: readonly (readonly [said: RegExp, tool: RegExp])[] = [
  [/\b(?:multi-?meters?|volt-?meters?|meter|tester)\b/, /\bmulti-?meter|volt-?meter\b/i],
  [
    /\b(?:code readers?|obd\w*|scanners?|scan tools?|elm\w*|dongle)\b/,
    /\b(?:code reader|scan|obd)/i,
  ],
  [/\b(?:jack|axle stands?|ramps)\b/, /\b(?:jack|axle stands?|ramps)\b/i],
  [/\btorch\b/, /\btorch\b/i],
  [/\btest (?:lamp|light)\b/, /\btest (?:lamp|light|bulb)\b/i],
];

/** A check with the tool that somebody has comes before any other. */
const WITH_OWN_TOOL = 6;

/** Whether a question is about something in particular that its check has in its words. */
const ASKS_WHAT_KIND = /\b(?:how much|cost|price|mot|how long|when)\b/;

/** The check that can be done at home: nothing is driven, no workshop's tool, lifted only where it must be. */
const homeCheck = (words: string, consultation: Consultation): AssistantAnswer | undefined => {
  if (!ASKS_EASY.test(words) || ASKS_WHAT_KIND.test(words)) return undefined;
  const withoutLift = /\bwithout (?:a |the |any )?(?:lift\w*|jack\w*)/.test(words);
  const withoutTools = /\b(?:without|no) (?:any |special )?(?:tools?|kit)\b/.test(words);
  const ranked = meant(words, consultation).flatMap((cause, place) =>
    cause.checks.flatMap((check) => {
      const text = [check.title, ...check.steps].join('. ').replaceAll(WITHOUT_DRIVING, ' ');
      if (DRIVES.test(text) || SPECIAL.test(check.tool)) return [];
      const lifts = LIFTS.test(`${text} ${check.tool}`);
      const tool = !needsTool(check) ? 0 : SMALL_TOOL.test(check.tool) ? 0.5 : 1.5;
      if ((lifts && withoutLift) || (tool > 1 && withoutTools)) return [];
      const isOwn = OWN_TOOLS.some(([said, one]) => said.test(words) && one.test(check.tool));
      const effort =
        place * 2 + tool + (lifts ? 1 : 0) + check.minutes / 20 - (isOwn ? WITH_OWN_TOOL : 0);
      return [{ cause, check, effort }];
    }),
  );
  const [best] = ranked.toSorted((a, b) => a.effort - b.effort);
  return (
    best && {
      about: best.cause.faultId,
      text: paragraphs(
        `At home, without driving, this shows most about ${causeName(best.cause)}:`,
        checkText(best.check),
      ),
    }
  );
};

const GARAGE_FINDS =
  /\bhow (?:would|will|do|does|can|could|might|should) (?:(?:an?|the|my|any) )?(?:garages?|mechanics?|workshops?|dealers?|specialists?|they|he|somebody|professionals?|experts?)\b.{0,30}\b(?:find|check|test|diagnose|confirm|tell|know|prove|look|trace|locate|measure|pin)\b|\bwhat (?:tests?|checks?) (?:would|will|do|does|should|can) (?:(?:an?|the|my) )?(?:garages?|mechanics?|workshops?|dealers?|specialists?|they)\b|\bwhat (?:would|will|do|does|should) (?:(?:an?|the|my) )?(?:garages?|mechanics?|workshops?|dealers?|specialists?|they) (?:do to find|check|test|look|measure|use|do first)\b|\b(?:what|which) (?:is the )?(?:proper |real |right |definitive )?tests?\b.{0,30}(?:prov|settl|confirm|show|certain|sure|$)|\bprove it\b|\bhow (?:do|can|could|would|will) (?:you|i|we|they|anyone|somebody) (?:really )?(?:prove|be (?:sure|certain)|know for (?:sure|certain))\b/;

const MAX_TESTS = 4;

/** How a workshop goes about it: its methods for such faults, and the checks with tools. */
export const garageChecks = (
  words: string,
  consultation: Consultation,
): AssistantAnswer | undefined => {
  if (!GARAGE_FINDS.test(words)) return undefined;
  const causes = meant(words, consultation);
  const [first] = causes;
  if (first === undefined) return undefined;
  const about = causes
    .slice(0, 2)
    .map(({ name, workshopName }) => `${name} ${workshopName}`)
    .join(' ');
  const named = WORKSHOP_METHODS.filter(({ fits }) => fits.test(about));
  const methods = (
    named.length > 0 ? named : WORKSHOP_METHODS.filter(({ fits }) => fits.test(first.summary))
  ).slice(0, 2);
  const tests = causes.flatMap((cause) =>
    consultation
      .checksOf(cause)
      .slice(0, 2)
      .map(
        ({ title, tool }) =>
          `${title}${/^none\b/i.test(tool) ? '' : ` (${lowerFirst(tool)})`}: for ${causeName(cause)}, ${formatPercent(cause.probability)}`,
      ),
  );
  return {
    about: first.faultId,
    text: paragraphs(
      ...methods.map(({ text }) => text),
      `Here, in this order:\n${bullets(tests.slice(0, MAX_TESTS))}`,
      'Ask for what was measured, and for the fee of the diagnosis before they begin.',
    ),
  };
};

const METER =
  /\b(?:multi-?meter|volt-?meter|meter|gauge|tester|volts?|voltage|ohms?|resistance|amps?|psi|bar|reading|vacuum|compression|fuel pressure|oil pressure)\b/;
const ASKS_FIGURE =
  /\b(?:what|which|how (?:many|much|high|low))\b.{0,60}\b(?:should|ought|normal|good|right|okay|ok|expect|healthy|supposed|read|show|say|see|get|want)\b/;
const OF_THE_MANUAL = /\btyres?\b|\btorque\b|\bcapacity\b|\bgap\b/;
const CONDITIONS = [
  /\brunning|\bidl\w+|\bcharging voltage\b/,
  /\bcrank\w*|\bstarting\b|\bturning over\b/,
  /\boff\b|\brest\b|\bstanding\b/,
  /\bhot\b/,
  /\bcold\b/,
];

const CRANKED = /\bcrank\w*|\bripple\b/;

/** The check of a likely cause that measures with what is asked about, and its figures. */
const meterCheck = (words: string, consultation: Consultation): AssistantAnswer | undefined => {
  if (!METER.test(words) || !ASKS_FIGURE.test(words) || OF_THE_MANUAL.test(words)) return undefined;
  const scored = consultation.diagnosis.causes.flatMap((cause) =>
    cause.checks.flatMap((check) => {
      const figures = check.outcomes.filter(({ finding, means }) =>
        /\d/.test(`${finding} ${means}`),
      );
      const text = `${check.tool}. ${textOf(check)}`.toLowerCase();
      if (figures.length === 0 || !METER.test(text)) return [];
      const same = CONDITIONS.filter((one) => one.test(words) && one.test(text)).length;
      const named = (words.match(/[a-z]{4,}/g) ?? []).filter((word) => text.includes(word)).length;
      const other = CRANKED.test(text) && !CRANKED.test(words) ? 3 : 0;
      return [{ cause, check, score: same * 2 + named + cause.probability * 2 - other }];
    }),
  );
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  if (best) return { about: best.cause.faultId, text: checkText(best.check) };
  const limit = limitFor(words, consultation.diagnosis);
  return limit === undefined ? undefined : { text: limit };
};

const WHERE_FROM =
  /\bwhere\b.{0,40}\b(?:com(?:es?|ing)|leak\w*|drip\w*|getting|escap\w*|losing|lost|start\w*)\b.{0,15}\bfrom\b|\bwhere (?:is|does|could|would|might) (?:it|this|that|the (?:\w+ ){1,2})(?: \w+)? ?(?:leak\w*|drip\w*|escap\w*|coming)\b|^(?:and |so )?where from\b|\bwhere (?:is|does|has|can) (?:all )?(?:the |my |it )?(?:\w+ )?(?:go|going|gone|disappear\w*|vanish\w*)\b/;

/** Where it comes from: the parts of the likely causes, with their shares. */
const placesOf = (words: string, consultation: Consultation): AssistantAnswer | undefined => {
  const [first, ...rest] = likely(consultation);
  if (!WHERE_FROM.test(words) || first === undefined) return undefined;
  return {
    about: first.faultId,
    focus: { listed: [first, ...rest].map(({ faultId }) => faultId) },
    text: paragraphs(
      'A description does not show the place. By what you reported it comes likeliest from:',
      bullets(
        [first, ...rest].map(({ name, probability }) => `${name}: ${formatPercent(probability)}`),
      ),
      first.checks[0] && `Look there first:\n\n${checkText(first.checks[0])}`,
    ),
  };
};

/** 'The hose or the caliper': two names of one or two words. */
const EITHER =
  /\b(?:if|whether|between|it is|is it|be|tell|know|which)\b.{0,25}?\b(?:the |a |an |my )?((?:[a-z-]+ )?[a-z-]+?),? (?:or|from|and) (?:it is |is it |the |a |an |my |just )*([a-z-]+(?: [a-z-]+)?)\b/;
const EITHER_FIRST =
  /^(?:and |so |is it )?(?:the |a |an |my )?([a-z-]+(?: [a-z-]+)?) or (?:the |a |an |my )?([a-z-]+(?: [a-z-]+)?)(?=,|\?|$| (?:how|which|what))/;
const ASKS_WHICH = /\b(?:how|any way|which|is there a way|what)\b|^(?:is it|if it is)\b/;

const stems = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map((word) => stem(word)));

const SMALL: ReadonlySet<string> = new Set(
  'not the one both other and for this that now gone bad worn just only'.split(' ').map(stem),
);

/** The check that decides between two parts: one whose findings name both. */
const checkOfTwo = (words: string, consultation: Consultation): AssistantAnswer | undefined => {
  const [, one = '', other = ''] =
    (ASKS_WHICH.test(words) && (EITHER_FIRST.exec(words) ?? EITHER.exec(words))) || [];
  const [a, b] = [one, other].map((text) => [...stems(text)].filter((word) => !SMALL.has(word)));
  if (!a || !b || a.length === 0 || b.length === 0) return undefined;
  let best: { readonly cause: Cause; readonly check: CauseCheck } | undefined;
  let most = 0;
  for (const cause of consultation.diagnosis.causes) {
    for (const check of consultation.checksOf(cause)) {
      const found = stems(
        check.outcomes.map(({ finding, means }) => `${finding} ${means}`).join(' '),
      );
      const has = (names: readonly string[]) => names.some((word) => found.has(word));
      const findings = check.outcomes.filter(({ finding, means }) => {
        const own = stems(`${finding} ${means}`);
        return [...a, ...b].some((word) => own.has(word));
      }).length;
      const score = has(a) && has(b) ? findings + cause.probability : 0;
      if (score > most) {
        most = score;
        best = { cause, check };
      }
    }
  }
  if (best === undefined) return undefined;
  const isUnsafe = best.cause.postponed.some(({ id }) => id === best.check.id);
  return {
    about: best.cause.faultId,
    text: paragraphs(
      `The check that decides between “${one}” and “${other}”:`,
      checkText(best.check),
      isUnsafe && 'It is not safe to do now: leave it to a garage.',
    ),
  };
};

const CAN_IT =
  /^(?:and |so |but |ok )?(?:can|could|will|would|might|may|is (?:it|that|this) (?:likely|going|about) to|is there (?:a |any )?(?:risk|chance|danger) (?:of it|(?:that )?(?:it|this) (?:will|could|might|can)?))\b ?(?:it|this|that|they|the (?:[a-z]+ ){1,3}?|my (?:[a-z]+ ){1,2}?)? ?(?:just |suddenly |really |actually |ever |completely |all of a sudden )*(lock|seiz|snap|explod|burst|catch|com(?:e|ing) (?:off|apart|loose)|fall(?:ing)? (?:off|out|apart)|blow|jam|shatter|collaps|break|strip|crack|cut out|let go|giv(?:e|ing) (?:way|up|out)|drop|strand|leave me|hurt|overheat|spin|skid|freez|fail|fly|detach|separat)/;
const OF_SOMETHING_ELSE = /\bmot\b|\btest\b|\bi (?:get|take|drive)\b/;

/** The words in which our texts say what somebody fears. */
const MEANS_IT: readonly (readonly [RegExp, RegExp])[] = [
  [/lock|seiz|jam|freez/, /\b(?:lock|seiz|jam)/i],
  [
    /snap|break|crack|shatter|strip/,
    /\b(?:snap|break|crack|shatter|strips?\b|parts? without|can part)/i,
  ],
  [
    /com|fall|fly|detach|separat|let go|giv|drop|collaps/,
    /\b(?:come off|comes off|falls?|can part|pulls? (?:out|apart)|folds?|drops?|collaps|lets? go|detach)/i,
  ],
  [/explod|burst|blow|catch/, /\b(?:burst|explod|fire|burn|blow)/i],
  [/cut out|strand|leave|fail/, /\b(?:cuts? out|stops?|fails?|stall|no brakes)/i],
  [/spin|skid/, /\b(?:spin|skid|pulls? to)/i],
  [/overheat/, /\b(?:overheat|too hot)/i],
  [/hurt/, /\b(?:scald|burn|injur|kill)/i],
];

/** Whether the worst may happen: what is known of the leading cause, and the verdict. */
export const answerCanIt = (
  words: string,
  consultation: Consultation,
): AssistantAnswer | undefined => {
  const [, deed = ''] = CAN_IT.exec(words) ?? [];
  const { diagnosis } = consultation;
  const cause =
    namedCause(words, diagnosis.causes) ?? leadingCause(diagnosis.causes) ?? diagnosis.causes[0];
  if (deed === '' || OF_SOMETHING_ELSE.test(words) || cause === undefined) return undefined;
  const { canDrive, alerts } = diagnosis;
  const says = [
    cause.summary,
    cause.canDrive.reason,
    canDrive.reason,
    ...alerts.map(({ advice }) => advice),
  ]
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((text) => (MEANS_IT.find(([one]) => one.test(deed))?.[1] ?? /$^/).test(text));
  return {
    about: cause.faultId,
    text: paragraphs(
      says.length > 0
        ? `With ${causeName(cause)} that is part of the danger: ${sentence(says[0] ?? '')}`
        : canDrive.verdict === 'no'
          ? `Nobody can rule that out from a description, so treat it as if it could.`
          : `With ${causeName(cause)} I know of nothing that says so: it is not how this fault usually ends. But I have not seen the car, and nobody can rule it out from a description.`,
      sentence(`${DRIVE_WORDS[canDrive.verdict].words}. ${canDrive.reason}`),
      cause.canDrive.reason !== canDrive.reason &&
        says[0] !== cause.canDrive.reason &&
        sentence(cause.canDrive.reason),
      cause.checks[0] && `What shows how far it has gone: ${lowerFirst(cause.checks[0].title)}.`,
    ),
  };
};

const ASKS_CHEAPEST =
  /\b(?:cheapest|least expensive|lowest (?:price|cost)|dearest|most expensive)\b(?!.*\b(?:garage|place|parts?|brand|make|tyres?)\b)/;

/** Which of the likely causes costs least to put right, or most. */
const byCost = (words: string, consultation: Consultation): AssistantAnswer | undefined => {
  const causes = likely(consultation);
  if (!ASKS_CHEAPEST.test(words) || causes.length < 2) return undefined;
  const sorted = causes.toSorted((a, b) => a.cost.professional.low - b.cost.professional.low);
  const isDearest = /\b(?:dearest|most expensive)\b/.test(words);
  const ordered = isDearest ? sorted.toReversed() : sorted;
  const [first] = ordered;
  return {
    about: first?.faultId,
    focus: { listed: ordered.map(({ faultId }) => faultId) },
    text: paragraphs(
      `By what a garage takes, the ${isDearest ? 'most expensive' : 'cheapest'} first:`,
      bullets(
        ordered.map(
          ({ name, probability, cost }) =>
            `${name}: ${atGarage(cost.professional, consultation.diagnosis)}; ${formatPercent(probability)} likely`,
        ),
      ),
      'Begin with the check that tells most, not with the cheapest part: a part that was not broken is money lost.',
      causes[0]?.checks[0] && `That check: ${lowerFirst(causes[0].checks[0].title)}.`,
    ),
  };
};

const lasts = (words: string): AssistantAnswer | undefined => {
  const text = batteryLasts(words);
  return text === undefined ? undefined : { text };
};

const figureJudged = (words: string, consultation: Consultation): AssistantAnswer | undefined => {
  const text = answerWhetherGood(words, consultation);
  return text === undefined ? undefined : { text };
};

/**
 * Questions whose form says what is wanted, however few words they have: a check for home, a workshop's way, a
 * meter's figure, a place, one of two parts. Undefined where a question has none of these forms.
 *
 * @param words the question in normalised words
 */
export const answerByForm = (
  words: string,
  consultation: Consultation,
): AssistantAnswer | undefined =>
  lasts(words) ??
  checkOfTwo(words, consultation) ??
  figureJudged(words, consultation) ??
  byCost(words, consultation) ??
  homeCheck(words, consultation) ??
  meterCheck(words, consultation) ??
  placesOf(words, consultation);
