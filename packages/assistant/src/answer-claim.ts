import { leadingCause } from '@wrenchwise/domain/leading-cause';
import { lowerFirst } from '@wrenchwise/domain/lower-first';
import { formatPercent } from '@wrenchwise/domain/percent';

import { noteText, told } from './cause-notes.ts';
import type { AssistantAnswer, Consultation } from './consultation.ts';
import { namedCause, spokenOf } from './named-cause.ts';
import { bullets, causeName, paragraphs, sentence } from './words.ts';

const ASK_THEM =
  'Ask them what they measured, to show you the part or a photograph of it, and for the old part back. Until then do not pay for it.';

/** What somebody says the fault is: examined, never counted as evidence. */
export const answerClaim = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const claimed = namedCause(question, diagnosis.causes) ?? spokenOf(question, consultation);
  const leading = leadingCause(diagnosis.causes);
  if (!claimed) {
    return {
      about: leading?.faultId,
      text: paragraphs(
        'That is not among the causes that your report points to, which does not prove it wrong: they may have measured something that you did not report.',
        leading &&
          `What fits your report best: ${causeName(leading)} (${formatPercent(leading.probability)}).`,
        leading?.checks[0] && `What would settle that: ${lowerFirst(leading.checks[0].title)}.`,
        ASK_THEM,
        'Report what they found, in figures where you can, and I weigh the causes again. What they think it is moves nothing by itself.',
      ),
    };
  }
  const [forIt, against] = [told(claimed, 'for'), told(claimed, 'against')];
  const [check] = claimed.checks;
  const isFirst = claimed.faultId === leading?.faultId;
  const rules = check?.outcomes.find(({ effect }) => effect === 'rules-out');
  return {
    about: claimed.faultId,
    text: paragraphs(
      isFirst
        ? `It fits: ${causeName(claimed)} comes first here too, with ${formatPercent(claimed.probability)}.`
        : `By your report ${causeName(claimed)} has ${formatPercent(claimed.probability)}${leading ? `; ${causeName(leading)} fits better (${formatPercent(leading.probability)})` : ''}.`,
      forIt.length > 0 && `For it:\n${bullets(forIt.map(noteText))}`,
      against.length > 0 && `Against it:\n${bullets(against.map(noteText))}`,
      check &&
        `The test that decides: ${lowerFirst(check.title)}.${rules ? ` It is not that if: ${sentence(lowerFirst(rules.finding))}` : ''}`,
      ASK_THEM,
      'What they think moves nothing here by itself. Report what they found, and I weigh the causes again.',
    ),
  };
};
