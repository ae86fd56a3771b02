import { driveAnswer, driveLine } from '@wrenchwise/domain/drive-answer';
import { DRIVE_WORDS } from '@wrenchwise/domain/drive-words';

import type { AssistantAnswer, Consultation } from './consultation.ts';
import { causeAskedAbout, namedCause } from './named-cause.ts';
import { bullets, causeName, paragraphs, sentence } from './words.ts';

/** May it be driven: the verdict of the diagnosis and its reason, and no speed or distance of our making. */
export const answerDrive = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const named = namedCause(question, diagnosis.causes);
  const { canDrive } = diagnosis;
  const own =
    named && named.canDrive.verdict !== canDrive.verdict
      ? `If it turns out to be ${causeName(named)}, the answer is: ${DRIVE_WORDS[named.canDrive.verdict].words}. ${named.canDrive.reason}`
      : undefined;
  const others = driveAnswer(diagnosis)
    .others.filter(({ advice }) => advice !== '')
    .slice(0, 2);
  const asksHow =
    /\bhow (?:far|fast|long|many miles)\b|speed|motorway|long (?:trip|journey|drive)|holiday/i.test(
      question,
    );
  return {
    about: named?.faultId,
    text: paragraphs(
      sentence(driveLine(diagnosis)),
      others.length > 0 && bullets(others.map(({ title, advice }) => `${title}: ${advice}`)),
      own,
      asksHow &&
        canDrive.verdict === 'caution' &&
        'No safe number of miles can be named from a description. Plan for the shortest trip that gets it mended, keep off the motorway, and stop when anything gets worse.',
      asksHow &&
        canDrive.verdict === 'yes' &&
        'Nothing in this diagnosis limits speed or distance. Have it looked at before a long journey all the same, and stop when anything gets worse.',
      canDrive.verdict === 'no' &&
        'Have it recovered: your insurer or breakdown service brings it to a garage.',
    ),
  };
};

/** What happens when nothing is done: what the verdicts and summaries say of it. */
export const answerLeaveIt = (question: string, consultation: Consultation): AssistantAnswer => {
  const { diagnosis } = consultation;
  const cause = causeAskedAbout(question, consultation);
  const { alerts, canDrive, severity } = diagnosis;
  const first =
    canDrive.verdict === 'no'
      ? 'It should not be left: as it stands it is not to be driven.'
      : severity === 'high' || alerts.length > 0
        ? 'It should not wait: book it now, or do it this week.'
        : severity === 'medium'
          ? 'It can wait a little, not for months: plan it within the next weeks.'
          : 'It is not urgent. Keep an eye on it, and have it done when it suits you.';
  return {
    about: cause?.faultId,
    text: paragraphs(
      first,
      sentence(canDrive.reason),
      cause &&
        `About ${causeName(cause)}: ${cause.summary} ${cause.canDrive.reason === canDrive.reason ? '' : cause.canDrive.reason}`.trim(),
      canDrive.verdict !== 'no' &&
        'Stop sooner if it gets worse, if a red light comes on, or if brakes or steering feel different.',
    ),
  };
};
