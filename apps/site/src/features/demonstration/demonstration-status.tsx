import { DRIVE_WORDS } from '@wrenchwise/rules/drive-words';
import { NOTHING_FOUND } from '@wrenchwise/rules/leading-cause';
import { formatPercent } from '@wrenchwise/rules/percent';

import type { Understood } from './understood.ts';

interface Props {
  readonly isAsking: boolean;
  /** Nothing while the example is shown. */
  readonly understood: Understood | undefined;
}

const saidOf = ({ answer, preview }: Understood): string => {
  if (!answer) return `We can’t tell yet. ${preview.needsMore?.message ?? ''}`;
  if (answer.nothingFound) return `${NOTHING_FOUND}. ${answer.nothingFound.message}`;
  const [first] = answer.causes;
  const cause = first ? `Most likely: ${first.name}, ${formatPercent(first.probability)}. ` : '';
  return `${cause}${DRIVE_WORDS[answer.canDrive.verdict].words}.`;
};

/** What a screen reader hears of an answer, in one sentence. */
export function DemonstrationStatus({ isAsking, understood }: Props) {
  return (
    <p role="status" className="sr-only">
      {isAsking ? 'Weighing the causes.' : understood && saidOf(understood)}
    </p>
  );
}
