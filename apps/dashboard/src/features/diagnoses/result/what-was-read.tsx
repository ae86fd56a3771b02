import { t } from '@lingui/core/macro';
import { MeasurementState } from '@wrenchwise/car-ui/interview/measurement-state.tsx';
import { NotCounted } from '@wrenchwise/car-ui/interview/not-counted.tsx';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { measurementText } from '@wrenchwise/rules/read-words';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { Check, X } from 'lucide-react';

import { IsHeRight } from '~/features/diagnoses/is-he-right.tsx';

import { AnswerSection } from './answer-section.tsx';
import { FoldedSection } from './folded-section.tsx';

/** Findings that are named while it is folded. */
const IN_GIST = 3;

/** The user's words and what was understood of them, so that a misreading is seen. */
export function WhatWasRead({
  diagnosis,
  isFolded = false,
}: {
  diagnosis: Diagnosis;
  isFolded?: boolean;
}) {
  const question = t`What you reported`;
  if (!isFolded) {
    return (
      <AnswerSection question={question}>
        <Reported diagnosis={diagnosis} />
      </AnswerSection>
    );
  }
  const read = diagnosis.findings.filter(({ present }) => present).slice(0, IN_GIST);
  return (
    <FoldedSection
      question={question}
      gist={
        read.length === 0
          ? t`Your words`
          : t`Read as: ${read.map(({ label }) => lowerFirst(label)).join(', ')}`
      }
    >
      <Reported diagnosis={diagnosis} />
    </FoldedSection>
  );
}

function Reported({ diagnosis }: { diagnosis: Diagnosis }) {
  const { symptoms, findings, codes, measurements, notUnderstood, claims } = diagnosis;
  const isRead = findings.length > 0 || measurements.length > 0;
  return (
    <>
      <OwnWords text={symptoms} />
      {isRead && (
        <ul className="mt-4 flex flex-wrap gap-2 text-sm">
          {findings.map((finding) => (
            <li
              key={finding.id}
              className="inline-flex min-h-8 items-center gap-1.5 rounded-full border border-line bg-surface px-3"
            >
              {finding.present ? (
                <Check aria-hidden className="size-4 text-accent-text" />
              ) : (
                <X aria-hidden className="size-4 text-faint" />
              )}
              {finding.ticked && <span className="sr-only">{t`You ticked: `}</span>}
              {finding.present ? finding.label : `Not: ${lowerFirst(finding.label)}`}
            </li>
          ))}
          {measurements.map((measurement) => (
            <li
              key={`${measurement.parameter} ${measurement.text}`}
              className="figures inline-flex min-h-8 flex-wrap items-center gap-x-2 rounded-full border border-line bg-surface px-3"
            >
              {measurementText(measurement)}
              <MeasurementState state={measurement.state} />
            </li>
          ))}
        </ul>
      )}
      {codes.length > 0 && (
        <dl className="mt-4 grid gap-1.5 text-sm">
          {codes.map((code) => (
            <div key={code.code} className="flex gap-3">
              <dt className="figures font-semibold">{code.code}</dt>
              <dd className="min-w-0 text-soft">
                {code.meaning}
                {code.uncertain && t` (the meaning depends on the maker)`}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {(notUnderstood.length > 0 || claims.length > 0) && (
        <div className="mt-4">
          <NotCounted notUnderstood={notUnderstood} claims={claims} />
        </div>
      )}
      {claims.length > 0 && (
        <div className="mt-4">
          <IsHeRight diagnosisId={diagnosis.id} about={t`this report`} />
        </div>
      )}
    </>
  );
}

const QUOTE =
  'measure border-l-2 border-accent-line pl-4 wrap-anywhere whitespace-pre-line text-soft';

/** A scan report that is pasted is long: of more characters only the beginning is open. */
const LONGEST_OPEN = 1200;
const BEGINNING = 500;

function OwnWords({ text }: { text: string }) {
  if (text.length <= LONGEST_OPEN) return <blockquote className={QUOTE}>{text}</blockquote>;
  return (
    <>
      <blockquote className={QUOTE}>{text.slice(0, BEGINNING).replace(/\s+\S*$/, '')} …</blockquote>
      <details className="mt-2 text-sm">
        <summary className="min-h-11 cursor-pointer py-2.5 font-label">{t`All ${text.length.toLocaleString(NUMBER_LOCALE)} characters`}</summary>
        <blockquote className={QUOTE}>{text}</blockquote>
      </details>
    </>
  );
}
