import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { lowerFirst } from '@wrenchwise/domain/lower-first';
import { Check, X } from 'lucide-react';

import { AnswerSection } from './answer-section.tsx';

/** The user's words and what was understood of them, so that a misreading is seen. */
export function WhatWasRead({ diagnosis }: { diagnosis: Diagnosis }) {
  const { symptoms, findings, codes } = diagnosis;
  return (
    <AnswerSection question="What you told us">
      <blockquote className="measure border-l-2 border-accent-line pl-4 wrap-anywhere whitespace-pre-line text-soft">
        {symptoms}
      </blockquote>
      {findings.length > 0 && (
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
              {finding.ticked && <span className="sr-only">You ticked: </span>}
              {finding.present ? finding.label : `Not: ${lowerFirst(finding.label)}`}
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
                {code.uncertain && ' (the meaning depends on the maker)'}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </AnswerSection>
  );
}
