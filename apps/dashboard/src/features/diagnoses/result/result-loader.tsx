import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { ApiError } from '@wrenchwise/contract/client';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import type { ReactNode } from 'react';

import { diagnosisQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { isDeviceId } from '~/offline/device-id.ts';

import type { GuideAllowance } from './guide/step-guide-panel.tsx';
import { HealthyResult } from './healthy/healthy-result.tsx';
import type { PlanStepSlot } from './repair-steps-tab.tsx';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';

interface Props {
  id: string | undefined;
  guideAllowance: GuideAllowance | undefined;
  planStep: PlanStepSlot;
  /** What opens the chat about a diagnosis. */
  chatOf: (diagnosis: Diagnosis) => ReactNode;
  /** What the car was recorded saying. */
  recordingsOf: (diagnosis: Diagnosis) => ReactNode;
  /** The way to its comparison with others. */
  comparisonOf: (diagnosis: Diagnosis) => ReactNode;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Loads a diagnosis by the id of the address and shows it, or says why it cannot. */
export function ResultLoader({ id, ...given }: Props) {
  if (id === undefined) return <Missing title={t`No diagnosis ID provided`} />;
  if (!UUID.test(id)) return <Missing title={t`Diagnosis not found`} />;
  return <Loaded id={id} {...given} />;
}

function Loaded({ id, chatOf, recordingsOf, comparisonOf, ...given }: Props & { id: string }) {
  const query = useQuery(diagnosisQuery(id));
  const isMissing = query.error instanceof ApiError && query.error.code === 'diagnosis/not-found';
  if (isMissing) return <Missing title={t`Diagnosis not found`} />;
  return (
    <>
      {query.data && isDeviceId(query.data.id) && (
        <Notice
          tone="info"
          className="mb-4"
          title={t`Made on this device, without a connection`}
        >{t`It is saved with your account, and weighed again by our whole engine, as soon as there is one.`}</Notice>
      )}
      {query.data === undefined && <h1 className="sr-only">{t`Diagnosis`}</h1>}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load diagnosis`}
        loadingLabel={t`Loading the diagnosis`}
        skeleton={<ResultSkeleton />}
      >
        {(diagnosis) =>
          diagnosis.nothingFound ? (
            <HealthyResult diagnosis={diagnosis} found={diagnosis.nothingFound} />
          ) : (
            <ResultView
              diagnosis={diagnosis}
              chat={chatOf(diagnosis)}
              recordings={recordingsOf(diagnosis)}
              comparison={comparisonOf(diagnosis)}
              {...given}
            />
          )
        }
      </DataState>
    </>
  );
}

function Missing({ title }: { title: string }) {
  return (
    <>
      <h1 className="mb-6 text-2xl sm:text-3xl">{title}</h1>
      <EmptyState
        illustration={<ClipboardIllustration />}
        title={t`There is nothing to show here`}
        text={t`It may have been deleted, or the link was cut short. Your other diagnoses are in the history.`}
        action={
          <>
            <LinkButton to="/dashboard/history">{t`Open history`}</LinkButton>
            <LinkButton to="/dashboard/diagnose" tone="secondary">{t`New diagnosis`}</LinkButton>
          </>
        }
      />
    </>
  );
}
