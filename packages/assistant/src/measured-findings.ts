import { optionOfFigure } from '@wrenchwise/engine/figure-options';
import { stem } from '@wrenchwise/knowledge/stem';
import type { Cause, CauseCheck } from '@wrenchwise/rules/diagnosis';
import { listedChecks } from '@wrenchwise/rules/listed-checks';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import { isStricter } from './answer-driving.ts';
import type { AssistantAnswer, CheckAnswer, Consultation, Reported } from './consultation.ts';
import { normalise } from './normalise.ts';
import { drivingAfter, movesInWords, namedMoves, whereItGoes } from './weighed-again.ts';
import { causeName, paragraphs, sentence } from './words.ts';

/** A check with the finding that a figure means. */
interface Found {
  /** Where the figure is written. */
  readonly clause: string;
  readonly answer: CheckAnswer;
  readonly cause: Cause;
  readonly check: CauseCheck;
  readonly outcome: CauseCheck['outcomes'][number];
  /** How well the words name what the check measures. */
  readonly hits: number;
  readonly isOpen: boolean;
}

/** Words of checks that name nothing of a car. */
const GENERAL: ReadonlySet<string> = new Set(
  'measure measured read reading look see watch compare test check count have has the and with for from that this all any than more less below above under over each one two both through while when after before about left only still worn fault failed weak voltage pressure value near new does not are was were find found got side car front rear brake bar volt volts amp amps ohm ohms psi kpa rpm degrees percent get just looked says shows using meter multimeter gauge today yesterday again roughly around mine its are'
    .split(' ')
    .map((word) => stem(word)),
);

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (normalise(text).match(/[a-z]{3,}/g) ?? [])
      .map((word) => stem(word))
      .filter((word) => !GENERAL.has(word)),
  );

/** What a figure was measured under: a check that names it is meant only by words that do, and the reverse. */
const CONDITIONS: readonly RegExp[] = [
  /\bcrank\w*|\bturn(?:s|ing) over\b|\bwhile starting\b/,
  /\bcharging voltage|\brunning\b|\bcharging\b|\balternator\b|\bengine (?:is )?on\b|\bengine speed\b|\bidl(?:e|ing)\b/,
  /\bready\b/,
  /\bripple\b/,
  /\bvoltage drop\b|\bvoltage lost\b|\bbetween\b/,
  /\bsleep\w*|\basleep\b|\block(?:ed|ing)\b|\bparked\b|\beverything off\b/,
];

const OPPOSITES = [
  [/\bfronts?\b/, /\brears?\b/],
  [/\brears?\b/, /\bfronts?\b/],
] as const;

const isMeant = (words: string, check: string): boolean =>
  CONDITIONS.every((one) => one.test(words) === one.test(check)) &&
  OPPOSITES.every(([said, other]) => !said.test(words) || !other.test(check) || said.test(check));

/** The clauses of a message; a point or comma within a figure divides nothing. */
const clausesOf = (told: string): readonly string[] =>
  told.split(/[;!?\n]+|[,.](?!\d)|\bbut\b|\band\b(?!\s*\d)/i).filter((one) => /\d/.test(one));

/** A unit beside the figure says by itself what was measured. */
const WITH_UNIT =
  /\d\s?(?:mm|cm|m?v|volts?|m?a|amps?|ohms?|Ω|bar|psi|kpa|rpm|%|per ?cent|°|degrees?|c)\b|\d\s?[%°Ω]/i;

const isPostponed = ({ cause, check }: Found): boolean =>
  cause.postponed.some(({ id }) => id === check.id);

const findingsIn = (told: string, { diagnosis, checksOf }: Consultation): readonly Found[] => {
  const { causes, nextQuestion } = diagnosis;
  const checks = listedChecks({
    causes: causes.map((cause) => ({ ...cause, checks: checksOf(cause) })),
  });
  return clausesOf(told).flatMap((clause) =>
    checks.flatMap(({ questionId, faultId, title, options }): Found[] => {
      const optionId = optionOfFigure(clause, options);
      const at = options.findIndex(({ id }) => id === optionId);
      const cause = causes.find((one) => one.faultId === faultId);
      const check = cause && checksOf(cause).find((one) => questionId.endsWith(`/${one.id}`));
      const outcome = check?.outcomes[at];
      if (optionId === undefined || !cause || !check || !outcome) return [];
      const isOpen = nextQuestion?.id === questionId;
      const subject = `${title} ${cause.name}`.toLowerCase();
      const named = wordsOf(subject);
      const words = [...wordsOf(clause)];
      const said = normalise(clause);
      const conditions = CONDITIONS.filter((one) => one.test(said) && one.test(subject)).length;
      const hits = words.filter((word) => named.has(word)).length + conditions;
      // "I measured 280 bar" names nothing: its unit says what it was.
      const isBare = words.length === 0 && WITH_UNIT.test(clause);
      if (!isBare && (hits === 0 || !isMeant(said, subject))) return [];
      return [{ clause, answer: { questionId, optionId }, cause, check, outcome, hits, isOpen }];
    }),
  );
};

const POSITION = /\b(?:front|rear)s?\b/i;

/** The one that is meant: best named, then the open question, then the likelier cause. */
const meantBy = (all: readonly Found[]): Found | undefined => {
  const most = Math.max(...all.map(({ hits }) => hits));
  const best = all.filter(({ hits }) => hits === most);
  const [first] = best;
  const open = best.find(({ isOpen }) => isOpen);
  if (open || best.length < 2) return open ?? first;
  // Pads without a place are those of either axle, and a bare '280 bar' fits any check.
  const places = new Set(best.map(({ cause }) => POSITION.exec(cause.name)?.[0].toLowerCase()));
  const isOpenWhich = most === 0 || (places.size > 1 && !POSITION.test(first?.clause ?? ''));
  return isOpenWhich ? undefined : first;
};

const verdictOn = ({ cause, check, outcome }: Found): string | undefined => {
  if (outcome.effect !== 'rules-out' && outcome.effect !== 'weakens') return undefined;
  const worn = check.outcomes.find(({ effect }) => effect === 'confirms' || effect === 'supports');
  const against = `That speaks against ${causeName(cause)}.`;
  return worn ? `${against} What would speak for it: “${worn.finding}”.` : against;
};

/** What else was written: a new danger goes before the figure; anything else is to be sent by itself. */
const besideIt = async (
  told: string,
  { clause }: Found,
  { diagnosis, reweigh }: Consultation,
): Promise<'danger' | 'signs' | undefined> => {
  const rest = told.replace(clause, ' ').trim();
  const after = /[a-z]{3}/i.test(rest) ? await reweigh(rest, false) : undefined;
  if (after === undefined) return undefined;
  const known = new Set(diagnosis.alerts.map(({ id }) => id));
  const isDanger =
    after.alerts.some(({ id }) => !known.has(id)) ||
    isStricter(after.canDrive.verdict, diagnosis.canDrive.verdict);
  if (isDanger) return 'danger';
  return namedMoves(diagnosis, after).length > 0 ? 'signs' : undefined;
};

/**
 * A figure that was measured, taken as the finding of the open or a listed check; undefined where no check
 * can be meant, or the figure fits none of its findings by itself.
 */
export const answerMeasured = async (
  told: string,
  consultation: Consultation,
): Promise<Reported | undefined> => {
  const { diagnosis, reweighAnswer } = consultation;
  const all = findingsIn(told, consultation);
  const found = meantBy(all);
  if (!found) return all.length > 1 ? whichOf(all) : undefined;
  const { answer, cause, check, outcome } = found;
  const noted = paragraphs(
    `Noted as the result of a check (${lowerFirst(check.title)}): “${outcome.finding}”. ${sentence(outcome.means)}`,
    verdictOn(found),
    isPostponed(found) && 'Do not repeat this check now: what it needs of the car is not safe yet.',
  );
  const isGiven = diagnosis.answers.some(
    ({ questionId, optionId }) => questionId === answer.questionId && optionId === answer.optionId,
  );
  if (isGiven) {
    return {
      text: paragraphs(noted, 'This is part of the diagnosis already.'),
      about: cause.faultId,
    };
  }
  const beside = await besideIt(told, found, consultation);
  const after = beside === 'danger' ? undefined : await reweighAnswer(answer);
  if (after === undefined) return undefined;
  const moves = namedMoves(diagnosis, after);
  return {
    after,
    text: paragraphs(
      noted,
      movesInWords(diagnosis, after, moves),
      drivingAfter(diagnosis, after),
      beside === 'signs' && 'The rest of what you wrote is not weighed with it: send it by itself.',
      whereItGoes(consultation),
    ),
    about: cause.faultId,
    change: { addition: told, moves, answer },
  };
};

const MAX_NAMED = 4;

const whichOf = (all: readonly Found[]): AssistantAnswer => ({
  text: `That figure could be the result of more than one check. Which was it? ${[
    ...new Set(all.map(({ check, cause }) => `${check.title} (${causeName(cause)})`)),
  ]
    .slice(0, MAX_NAMED)
    .map(sentence)
    .join(' ')}`,
});
