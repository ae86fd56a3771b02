import type { Cause } from '@wrenchwise/domain/diagnosis';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { formatRange } from '@wrenchwise/domain/money';

import { lowerFirst } from '~/lib/lower-first.ts';
import { formatPercent } from '~/lib/percent.ts';
import { longDate } from '~/lib/relative-date.ts';
import { Logo } from '~/ui/logo.tsx';

import { carFacts, carName } from '../car-name.ts';
import { VERDICTS } from './verdicts.ts';

/** The whole diagnosis on paper, for handing to a mechanic. Exists in print only. */
export function MechanicSheet({ diagnosis }: { diagnosis: Diagnosis }) {
  const { canDrive, alerts, causes, other, answers, codes } = diagnosis;
  return (
    <div className="hidden text-[10.5pt] leading-snug print:block">
      <div className="flex items-end justify-between border-b-2 border-ink pb-2">
        <div>
          <p className="text-xl font-[680]">{carName(diagnosis)}</p>
          <p>{carFacts(diagnosis)}</p>
        </div>
        <div className="text-right text-sm">
          <Logo />
          <p className="mt-1">{longDate(diagnosis.createdAt)}</p>
        </div>
      </div>
      <p className="mt-3">
        <strong>{VERDICTS[canDrive.verdict].words}.</strong> {canDrive.reason}
      </p>
      {alerts.map((alert) => (
        <p key={alert.id} className="mt-1">
          <strong>Warning: {alert.title}.</strong> {alert.advice}
        </p>
      ))}
      <h2 className="mt-4 text-base">The driver reports</h2>
      <p className="whitespace-pre-line">{diagnosis.symptoms}</p>
      {answers.map((given) => (
        <p key={given.questionId}>
          {given.question} <strong>{given.answer}</strong>
        </p>
      ))}
      {codes.map((code) => (
        <p key={code.code}>
          <strong>{code.code}</strong> {code.meaning}
        </p>
      ))}
      <h2 className="mt-4 text-base">Likely causes</h2>
      {causes.map((cause) => (
        <CauseOnPaper key={cause.faultId} cause={cause} />
      ))}
      <p className="mt-2">Something else: {formatPercent(other)}</p>
      <p className="mt-4 border-t border-line pt-2 text-xs">
        Worked out from the driver’s description; nothing was measured on the car. Confirm before
        replacing parts. Knowledge {diagnosis.knowledgeVersion}, inputs {diagnosis.inputsHash}.
      </p>
    </div>
  );
}

function CauseOnPaper({ cause }: { cause: Cause }) {
  return (
    <article className="mt-2 border-t border-line pt-2">
      <p className="flex justify-between gap-4">
        <strong>
          {cause.workshopName}
          {cause.workshopName !== cause.name && ` (${lowerFirst(cause.name)})`}
        </strong>
        <strong className="figures">{formatPercent(cause.probability)}</strong>
      </p>
      {cause.evidence.length > 0 && (
        <p>
          {cause.evidence
            .map((note) => `${note.effect === 'for' ? 'For' : 'Against'}: “${note.text}”`)
            .join('; ')}
        </p>
      )}
      {cause.checks.length > 0 && (
        <p>Check: {cause.checks.map((check) => check.title).join('; ')}</p>
      )}
      <p className="mt-1 flex gap-5 text-xs">
        {['Confirmed', 'Ruled out'].map((finding) => (
          <span key={finding} className="inline-flex items-center gap-1.5">
            <span aria-hidden className="size-3.5 border border-ink" />
            {finding}
          </span>
        ))}
      </p>
      <p className="figures">
        {cause.repairTitle}: parts {formatRange(cause.cost.parts)}, with labour{' '}
        {formatRange(cause.cost.professional)}
      </p>
    </article>
  );
}
