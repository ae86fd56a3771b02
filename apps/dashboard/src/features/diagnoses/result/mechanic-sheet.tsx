import { t } from '@lingui/core/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { DiagnosisAnswer, Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { closedWords } from '@wrenchwise/rules/diagnosis-closing';
import { alertOrigin, driveAnswer } from '@wrenchwise/rules/drive-answer';
import { formatMinutes } from '@wrenchwise/rules/duration';
import { NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { measurementText, STATE_WORDS } from '@wrenchwise/rules/read-words';
import { type RepairOf, repairsOf, variantsText } from '@wrenchwise/rules/repairs';
import { Logo } from '@wrenchwise/ui/logo.tsx';

import { carName } from '~/features/diagnoses/car-name.ts';
import { reasonsInWords } from '~/features/diagnoses/result/explanation/reasons.ts';
import { weighingOf } from '~/features/diagnoses/result/explanation/weighing.ts';
import { useDates, useDistanceUnit } from '~/user-settings/user-settings.ts';

import { carFacts } from './car-facts.ts';
import { Postponed } from './check-steps.tsx';
import { standsOut } from './stands-out.ts';

/**
 * The whole diagnosis on paper, for handing to a mechanic; without our prices, as the page that a garage
 * is sent: its quote is its own. Exists in print only.
 */
export function MechanicSheet({ diagnosis }: { diagnosis: Diagnosis }) {
  const { longDate } = useDates();
  const unit = useDistanceUnit();
  const { causes, other, answers, codes, measurements } = diagnosis;
  const closed = closedWords(diagnosis);
  return (
    <div className="hidden text-base leading-snug print:block">
      <div className="flex items-end justify-between border-b-2 border-ink pb-2">
        <div>
          <p className="text-xl font-bold wrap-anywhere">{carName(diagnosis)}</p>
          <p>{carFacts(diagnosis, unit)}</p>
        </div>
        <div className="text-right text-sm">
          <Logo />
          <p className="mt-1">{longDate(diagnosis.createdAt)}</p>
        </div>
      </div>
      {closed === undefined ? (
        <VerdictOnPaper diagnosis={diagnosis} />
      ) : (
        <p className="mt-3 font-bold">{closed}.</p>
      )}
      <h2 className="mt-4 text-base">{t`The driver reports`}</h2>
      <p className="wrap-anywhere whitespace-pre-line">{diagnosis.symptoms}</p>
      <AnswersOnPaper answers={answers.filter((given) => !isCheck(given))} />
      {codes.map((code) => (
        <p key={code.code}>
          <strong>{code.code}</strong> {code.meaning}
        </p>
      ))}
      {measurements.map((measurement) => (
        <p key={`${measurement.parameter} ${measurement.text}`} className="figures">
          {measurementText(measurement)} <strong>{STATE_WORDS[measurement.state]}</strong>
        </p>
      ))}
      {answers.some(isCheck) && (
        <>
          <h2 className="mt-4 text-base">{t`Checks done`}</h2>
          <AnswersOnPaper answers={answers.filter(isCheck)} />
        </>
      )}
      <h2 className="mt-4 text-base">
        {standsOut(diagnosis) ? t`Likely causes` : t`Possible causes. ${NO_LEADING_CAUSE}.`}
      </h2>
      {repairsOf(causes).map((repair) => (
        <RepairOnPaper key={repair.id} repair={repair} diagnosis={diagnosis} />
      ))}
      <p className="mt-2">{t`Something else: ${formatPercent(other)}`}</p>
      <PlanOnPaper diagnosis={diagnosis} />
      <BeforeBuying diagnosis={diagnosis} />
      <p className="mt-4 border-t border-line pt-2 text-xs">{t`Worked out from the driver’s description and figures; we measured nothing on the car. Confirm before replacing parts. Knowledge ${diagnosis.knowledgeVersion}.`}</p>
    </div>
  );
}

const isCheck = ({ questionId }: DiagnosisAnswer): boolean => questionId.startsWith('check:');

function AnswersOnPaper({ answers }: { answers: readonly DiagnosisAnswer[] }) {
  return answers.map((given) => (
    <p key={given.questionId}>
      {given.question} <strong>{given.answer}</strong>
    </p>
  ));
}

function PlanOnPaper({ diagnosis: { plan } }: { diagnosis: Diagnosis }) {
  if (plan.length === 0) return null;
  return (
    <div className="break-inside-avoid">
      <h2 className="mt-4 text-base">{t({ message: 'Plan', context: 'of checks' })}</h2>
      <ol className="list-decimal pl-5">
        {plan.map(({ id, title, minutes }) => (
          <li key={id}>
            {title} <span className="figures">({formatMinutes(minutes)})</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function VerdictOnPaper({ diagnosis }: { diagnosis: Diagnosis }) {
  const { words, about, reason, alert, others } = driveAnswer(diagnosis);
  return (
    <>
      <p className="mt-3">
        <strong>
          {words}. {about !== undefined && `${about}${alert ? '.' : ':'}`}
        </strong>{' '}
        {reason} {alert && alertOrigin(alert)}
      </p>
      {others.map((other) => (
        <p key={other.id} className="mt-1">
          <strong>{other.title}.</strong> {other.advice} {alertOrigin(other)}
        </p>
      ))}
    </>
  );
}

/** One thing to do: what it is and its share, then its variants, each with its reasons and checks. */
function RepairOnPaper({ repair, diagnosis }: { repair: RepairOf<Cause>; diagnosis: Diagnosis }) {
  const { name, probability, leading, variants } = repair;
  if (variants.length === 0) return <CauseOnPaper cause={leading} diagnosis={diagnosis} />;
  return (
    <section className="mt-2 border-t border-line pt-2">
      <p className="flex justify-between gap-4">
        <strong>{name}</strong>
        <strong className="figures">{formatPercent(probability)}</strong>
      </p>
      <p>{variantsText(variants)}</p>
      <div className="pl-4">
        {variants.map(({ cause }) => (
          <CauseOnPaper key={cause.faultId} cause={cause} diagnosis={diagnosis} />
        ))}
      </div>
    </section>
  );
}

function CauseOnPaper({ cause, diagnosis }: { cause: Cause; diagnosis: Diagnosis }) {
  const { symptoms } = diagnosis;
  return (
    <article className="mt-2 border-t border-line pt-2">
      <p className="flex justify-between gap-4">
        <strong>
          {cause.workshopName}
          {cause.workshopName !== cause.name && ` (${lowerFirst(cause.name)})`}
        </strong>
        <strong className="figures">{formatPercent(cause.probability)}</strong>
      </p>
      <p className="wrap-anywhere empty:hidden">{reasonsInWords(weighingOf(cause, symptoms))}</p>
      {cause.checks.length > 0 && (
        <p>{t`Check: ${cause.checks.map((check) => check.title).join('; ')}`}</p>
      )}
      <Postponed checks={cause.postponed} />
      <p className="mt-1 flex gap-5 text-xs">
        {[t`Confirmed`, t`Ruled out`].map((finding) => (
          <span key={finding} className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-3.5 border border-ink" />
            {finding}
          </span>
        ))}
      </p>
      {standsOut(diagnosis) && <p>{t`Repair: ${cause.repairTitle}`}</p>}
    </article>
  );
}

function BeforeBuying({ diagnosis }: { diagnosis: Diagnosis }) {
  const [first] = diagnosis.causes;
  const parts = (first?.parts ?? []).filter((part) => part.atRisk);
  if (!first || parts.length === 0 || !standsOut(diagnosis)) return null;
  return (
    <div className="break-inside-avoid">
      <h2 className="mt-4 text-base">{t`Before you buy`}</h2>
      <table className="figures mt-1 w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left">
            <th scope="col">{t`Part`}</th>
            <th scope="col">{t`Check first`}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, justifiedBy }) => (
            <tr key={name} className="border-b border-line align-top">
              <td className="pr-3">{name}</td>
              <td>{justifiedBy?.title}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
