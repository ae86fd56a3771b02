import { answerFromGuide, answerOfCar, answerSafety } from './answer-beside.ts';
import {
  answerCode,
  answerCouldItBe,
  answerHowCommon,
  answerOthers,
  answerWhatIs,
  answerWhy,
} from './answer-causes.ts';
import { answerClaim } from './answer-claim.ts';
import { answerDifference, answerOneOrTwo, answerWhyNot } from './answer-comparing.ts';
import { answerDrive, answerFire, answerLeaveIt } from './answer-driving.ts';
import { answerLeading } from './answer-leading.ts';
import { answerTestAndLaw } from './answer-legal.ts';
import {
  answerCapabilities,
  answerFigure,
  answerGarage,
  answerGreeting,
  answerLanguage,
  answerResetLight,
  answerThanks,
  answerUndo,
  answerUnhappy,
  answerWarranty,
} from './answer-limits.ts';
import { answerCost, answerDearer, answerWorth } from './answer-money.ts';
import { answerAlsoReplace, answerParts } from './answer-parts.ts';
import { answerStep } from './answer-steps.ts';
import {
  answerDifficulty,
  answerDuration,
  answerHowTo,
  answerNext,
  answerShortcut,
  answerTools,
} from './answer-work.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import type { Intent } from './intent/intents.ts';

type Answerer = (
  question: string,
  consultation: Consultation,
) => AssistantAnswer | Promise<AssistantAnswer>;

export const ANSWERS: ReadonlyMap<Intent, Answerer> = new Map<Intent, Answerer>([
  ['greeting', answerGreeting],
  ['thanks', answerThanks],
  ['capabilities', answerCapabilities],
  ['language', answerLanguage],
  ['undo', answerUndo],
  ['unhappy', answerUnhappy],
  ['reset-light', answerResetLight],
  ['figure', answerFigure],
  ['fire', answerFire],
  ['drive', answerDrive],
  ['leave-it', answerLeaveIt],
  ['cost', answerCost],
  ['quote', answerCost],
  ['worth', answerWorth],
  ['dearer', answerDearer],
  ['parts', answerParts],
  ['also-replace', answerAlsoReplace],
  ['duration', answerDuration],
  ['step', answerStep],
  ['how-check', answerHowTo],
  ['how-repair', answerHowTo],
  ['difficulty', answerDifficulty],
  ['tools', answerTools],
  ['shortcut', answerShortcut],
  ['mot', answerTestAndLaw],
  ['warranty', answerWarranty],
  ['recalls', answerWarranty],
  ['garage', answerGarage],
  ['claim', answerClaim],
  ['why', answerWhy],
  ['leading', answerLeading],
  ['why-not', answerWhyNot],
  ['difference', answerDifference],
  ['one-or-two', answerOneOrTwo],
  ['could-it-be', answerCouldItBe],
  ['others', answerOthers],
  ['what-is', answerWhatIs],
  ['code', answerCode],
  ['next', answerNext],
  ['after', answerFromGuide],
  ['seized', answerFromGuide],
  ['job-safety', answerSafety],
  ['due', answerOfCar],
  ['spent', answerOfCar],
  ['consumption', answerOfCar],
  ['history', answerOfCar],
  ['tax', answerOfCar],
  ['odometer', answerOfCar],
  ['details', answerOfCar],
  ['towing', answerOfCar],
  ['common-faults', answerHowCommon],
  ['budget', answerOfCar],
  ['tasks', answerOfCar],
]);

export const ANSWERED: ReadonlySet<Intent> = new Set(ANSWERS.keys());

/** What is answered by itself, whatever part or subject it names. */
export const IS_SETTLED: ReadonlySet<Intent | undefined> = new Set<Intent | undefined>([
  'greeting',
  'thanks',
  'undo',
  'unhappy',
  'claim',
  'quote',
]);
