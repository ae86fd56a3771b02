import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import { headlineOf, NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { type NextStep, nextStepOf } from '@wrenchwise/rules/next-step';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Link } from 'react-router';

import { carName } from '~/features/diagnoses/car-name.ts';
import { diagnosisQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { openProblemsQuery } from '~/features/diagnoses/overview.queries.ts';

const WORST_FIRST = ['no', 'caution', 'yes'] as const;

/** The worst first, of equals the newest: as the server lists them. */
const worstFirst = (problems: readonly DiagnosisSummary[]): readonly DiagnosisSummary[] =>
  WORST_FIRST.flatMap((verdict) => problems.filter(({ canDrive }) => canDrive === verdict));

const NONE: ReadonlySet<string> = new Set();

/**
 * Every open problem of every car: the worst with its way on, the others in a row each. Those that are shown
 * elsewhere are left out; then what is left are others only.
 */
export function OpenProblems({ except = NONE }: { except?: ReadonlySet<string> }) {
  const { data } = useQuery(openProblemsQuery());
  const all = worstFirst(data?.diagnoses.filter(({ id }) => !except.has(id)) ?? []);
  const worst = except.size === 0 ? all[0] : undefined;
  const others = all.filter((diagnosis) => diagnosis !== worst);
  if (all.length === 0) return null;
  return (
    <div className="grid gap-3">
      {worst && <Problem diagnosis={worst} />}
      {others.length > 0 && (
        <div>
          {!worst && <h2 className="mb-3 text-lg">{t`Other open problems`}</h2>}
          <ul
            aria-label={t`Other open problems`}
            className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
          >
            {others.map((diagnosis) => (
              <OtherProblem key={diagnosis.id} diagnosis={diagnosis} />
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

const nameOf = (diagnosis: DiagnosisSummary): string =>
  [carName(diagnosis), diagnosis.registration].filter(Boolean).join(', ');

function OtherProblem({ diagnosis }: { diagnosis: DiagnosisSummary }) {
  const { id, canDrive } = diagnosis;
  const { text, words, Icon } = VERDICTS[canDrive];
  return (
    <li className="relative flex items-start gap-3 px-4 py-3 hover:bg-sunken sm:px-5">
      <Icon aria-hidden className={cx('mt-0.5 size-5 shrink-0', text)} />
      <div className="min-w-0">
        <Link
          to={`/dashboard/diagnosis-result/${id}`}
          prefetch="intent"
          className="font-semibold wrap-anywhere after:absolute after:inset-0"
        >
          {nameOf(diagnosis)}
        </Link>
        <p className="text-sm text-soft">
          <span className={cx('font-label', text)}>{words}.</span> {headlineOf(diagnosis)}
        </p>
      </div>
    </li>
  );
}

const stepInWords = (step: NextStep): string => {
  if (step.kind === 'stop') return t`do not drive it; call for recovery.`;
  if (step.kind === 'answer') return t`answer one question: ${lowerFirst(step.question.text)}`;
  if (step.kind === 'check') return t`check it: ${lowerFirst(step.question.text)}.`;
  if (step.kind === 'plan') return t`fix it: ${lowerFirst(step.step.title)}.`;
  if (step.kind === 'book') return t`book it at a garage: ${lowerFirst(step.repairTitle)}.`;
  if (step.kind === 'service') return t`keep to the service schedule.`;
  return t`describe it again.`;
};

function Problem({ diagnosis }: { diagnosis: DiagnosisSummary }) {
  const { id, canDrive, topCause } = diagnosis;
  const { box, text, words, Icon } = VERDICTS[canDrive];
  return (
    <section aria-labelledby="open-problem" className={cx('rounded-lg border p-5 sm:p-6', box)}>
      <h2 id="open-problem" className="caption">
        <Trans>
          Open problem: <span className="wrap-anywhere">{nameOf(diagnosis)}</span>
        </Trans>
      </h2>
      <div className="mt-2 flex gap-3">
        <Icon aria-hidden className={cx('mt-0.5 size-6 shrink-0', text)} />
        <div className="min-w-0 flex-1">
          <p className={cx('text-lg font-bold', text)}>{words}</p>
          <p className="mt-1">
            {topCause === null
              ? `${NO_LEADING_CAUSE}.`
              : t`Most likely: ${topCause.name} (${formatPercent(topCause.probability)}).`}
          </p>
          <NextLine id={id} />
        </div>
      </div>
      <LinkButton
        to={`/dashboard/diagnosis-result/${id}`}
        className="mt-4"
      >{t`Go on where you stopped`}</LinkButton>
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
          <span className="font-label">{t`Next:`}</span> {stepInWords(nextStepOf(data))}
        </p>
      )}
    </div>
  );
}
