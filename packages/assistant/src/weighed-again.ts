import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { leadingRepair } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { biggestMoves, type Move } from '@wrenchwise/rules/moves';
import { formatPercent } from '@wrenchwise/rules/percent';

import { isStricter } from './answer-driving.ts';
import { bullets, causeName, sentence } from './words.ts';

/** The end of every answer that weighs something new. */
export const whereItGoes = ({ isWritten }: { readonly isWritten: boolean }): string =>
  isWritten
    ? 'It is part of the diagnosis now. If that is not what you meant, take it back below.'
    : 'The diagnosis itself is unchanged until you take it over.';

/** The moves that an answer names. */
const MAX_MOVES = 4;

const moveText = ({ name, from, to }: Move): string => {
  if (from === null) return `${name}: new, ${formatPercent(to ?? 0)}`;
  if (to === null) return `${name}: no longer listed (was ${formatPercent(from)})`;
  return `${name}: ${formatPercent(from)} → ${formatPercent(to)}`;
};

/** The moves of a new weighing that an answer names. */
export const namedMoves = (before: DiagnosisResult, after: DiagnosisResult): readonly Move[] =>
  biggestMoves(before.causes, after.causes, MAX_MOVES);

/** The moves, and which cause is first now; undefined where nothing is known of any. */
export const movesInWords = (
  before: DiagnosisResult,
  after: DiagnosisResult,
  moves: readonly Move[],
): string | undefined => {
  const first = leadingRepair(after.causes);
  const isSame = first?.id === leadingRepair(before.causes)?.id;
  const said = [
    moves.length > 0 && `With that the causes weigh differently:\n${bullets(moves.map(moveText))}`,
    first &&
      (isSame ? `${first.name} stays first.` : `${first.name} is now the most likely cause.`),
  ].filter((one): one is string => typeof one === 'string');
  return said.length === 0 ? undefined : said.join('\n\n');
};

/** The verdict on driving where it is no plain yes: who reports something new is about to decide. */
export const drivingAsItIs = ({
  canDrive: { verdict, reason },
}: DiagnosisResult): string | undefined =>
  verdict === 'yes'
    ? undefined
    : `About driving nothing has changed: ${sentence(`${lowerFirst(DRIVE_WORDS[verdict].words)}. ${reason}`)}`;

/** A cause that has come up so far is warned of. */
const WORTH_WARNING = 0.12;

/** What changes about driving: a stricter verdict, or a cause that has come up and forbids it. */
export const drivingAfter = (
  { canDrive, causes }: DiagnosisResult,
  after: DiagnosisResult,
): string | undefined => {
  if (isStricter(after.canDrive.verdict, canDrive.verdict)) {
    return `About driving it says more now: ${sentence(`${lowerFirst(DRIVE_WORDS[after.canDrive.verdict].words)}. ${after.canDrive.reason}`)}`;
  }
  const risky = after.causes.find(
    ({ faultId, probability, canDrive: { verdict } }) =>
      probability >= WORTH_WARNING &&
      probability > (causes.find((one) => one.faultId === faultId)?.probability ?? 0) &&
      isStricter(verdict, after.canDrive.verdict) &&
      verdict === 'no',
  );
  return (
    risky &&
    `Take care: ${causeName(risky)} has come up to ${formatPercent(risky.probability)}, and with it the car is not to be driven. ${risky.canDrive.reason} Have it checked before you drive on.`
  );
};
