import { useQuery } from '@tanstack/react-query';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import type { DiagnosisSummary } from '@wrenchwise/domain/endpoints/diagnoses';
import { NO_LEADING_CAUSE } from '@wrenchwise/domain/leading-cause';
import { lowerFirst } from '@wrenchwise/domain/lower-first';
import { type NextStep, nextStepOf } from '@wrenchwise/domain/next-step';
import { formatPercent } from '@wrenchwise/domain/percent';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { carName } from '~/features/diagnoses/car-name.ts';
import { diagnosisQuery, recentDiagnosesQuery } from '~/features/diagnoses/diagnoses.queries.ts';

/** The latest problem that nobody has called dealt with: its verdict, and the way on. A car that is fine is none. */
export function OpenProblem() {
  const { data } = useQuery(recentDiagnosesQuery());
  const open = data?.diagnoses.find(
    ({ resolvedAt, nothingFound }) => resolvedAt === null && !nothingFound,
  );
  return open === undefined ? null : <Problem diagnosis={open} />;
}

const stepInWords = (step: NextStep): string => {
  if (step.kind === 'stop') return 'do not drive it; call for recovery.';
  if (step.kind === 'answer') return `answer one question: ${lowerFirst(step.question.text)}`;
  if (step.kind === 'check') return `check it: ${lowerFirst(step.question.text)}.`;
  if (step.kind === 'plan') return `fix it: ${lowerFirst(step.step.title)}.`;
  if (step.kind === 'book') return `book it at a garage: ${lowerFirst(step.repairTitle)}.`;
  if (step.kind === 'service') return 'keep to the service schedule.';
  return 'describe it again.';
};

function Problem({ diagnosis }: { diagnosis: DiagnosisSummary }) {
  const { id, canDrive, topCause } = diagnosis;
  const { box, text, words, Icon } = VERDICTS[canDrive];
  return (
    <section aria-labelledby="open-problem" className={cx('rounded-lg border p-5 sm:p-6', box)}>
      <h2 id="open-problem" className="caption">
        Open problem: <span className="wrap-anywhere">{carName(diagnosis)}</span>
      </h2>
      <div className="mt-2 flex gap-3">
        <Icon aria-hidden className={cx('mt-0.5 size-6 shrink-0', text)} />
        <div className="min-w-0 flex-1">
          <p className={cx('text-lg font-bold', text)}>{words}</p>
          <p className="mt-1">
            {topCause === null
              ? `${NO_LEADING_CAUSE}.`
              : `Most likely: ${topCause.name} (${formatPercent(topCause.probability)}).`}
          </p>
          <NextLine id={id} />
        </div>
      </div>
      <LinkButton to={`/dashboard/diagnosis-result/${id}`} className="mt-4">
        Go on where you stopped
      </LinkButton>
    </section>
  );
}

/** What to do next, by the rule of the result itself. Reading it makes the result open at once. */
function NextLine({ id }: { id: string }) {
  const { data, isError } = useQuery(diagnosisQuery(id));
  if (isError && data === undefined) return null;
  return (
    <div className="mt-1 min-h-6 text-soft">
      {data === undefined ? (
        <Skeleton className="h-5 w-3/4" />
      ) : (
        <p>
          <span className="font-label">Next:</span> {stepInWords(nextStepOf(data))}
        </p>
      )}
    </div>
  );
}
