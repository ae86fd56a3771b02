import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { NothingFound } from '@wrenchwise/rules/diagnosis';
import { NOTHING_FOUND } from '@wrenchwise/rules/leading-cause';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';

import { AboutResult } from '~/features/diagnoses/result/about-result.tsx';
import { FoldedSections } from '~/features/diagnoses/result/folded-section.tsx';
import { ResultHeader } from '~/features/diagnoses/result/result-header.tsx';
import { WhatWasRead } from '~/features/diagnoses/result/what-was-read.tsx';

import { NextDoors } from './next-doors.tsx';

interface Props {
  diagnosis: Diagnosis;
  found: NothingFound;
}

/** A report in which nothing points to a fault: calm, without verdict, severity, cause or price. */
export function HealthyResult({ diagnosis, found }: Props) {
  return (
    <>
      <ResultHeader diagnosis={diagnosis} />
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <div className="grid gap-8">
          <section aria-labelledby="nothing-found">
            <h2
              id="nothing-found"
              className="flex items-center gap-2.5 text-xl font-bold tracking-[-0.018em] sm:text-2xl"
            >
              <CircleCheck
                aria-hidden
                className="size-7 shrink-0 text-accent-text"
                strokeWidth={1.75}
              />
              {NOTHING_FOUND}
            </h2>
            <p className="measure mt-2">{found.message}</p>
            <p className="mt-1 text-sm text-faint">{t`This used none of your diagnoses.`}</p>
          </section>
          <NextDoors diagnosis={diagnosis} />
          <p className="measure text-sm text-soft print:hidden">
            <Trans>
              Have you noticed something after all, or does it change?{' '}
              <Link to="/dashboard/diagnose" className="text-link">
                Describe it in a new diagnosis
              </Link>
              .
            </Trans>
          </p>
        </div>
        <WhatWasRead diagnosis={diagnosis} />
      </div>
      <div className="mt-10">
        <FoldedSections>
          <AboutResult diagnosis={diagnosis} />
        </FoldedSections>
      </div>
    </>
  );
}
