import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Download } from 'lucide-react';

import { FoldedSection } from '~/features/diagnoses/result/folded-section.tsx';
import { saveFile } from '~/files/save-file.ts';
import { PlanGate } from '~/ui/plan-gate.tsx';

import { SaidAtGarage } from '../garages/said-at-garage.tsx';
import { MakeLink } from './make-link.tsx';
import { OpenLinks } from './open-links.tsx';
import { repliesQuery, usePrintReport } from './workshop-replies.queries.ts';
import { WorkshopReplyCard } from './workshop-reply.tsx';

/** The diagnosis for a garage: a link, what came back over it, and the report to keep. */
export function RepliesSection({ diagnosis }: { diagnosis: Diagnosis }) {
  const { id, vehicleId } = diagnosis;
  const query = useQuery(repliesQuery(id));
  const isAnswered = (query.data?.replies.length ?? 0) > 0;
  return (
    <FoldedSection
      id="garages"
      question={t`What does your garage say?`}
      gist={t`Send it to a garage, check what they say and what they charge`}
      // Replies are not hidden from whoever waits for them.
      opensFor={isAnswered}
    >
      <div className="grid max-w-2xl gap-6">
        <DataState
          query={query}
          explain={presentError}
          failure={t`Failed to load the replies`}
          loadingLabel={t`Loading the replies`}
          skeleton={<Skeleton className="h-6" />}
          isEmpty={({ replies }) => replies.length === 0}
          empty={null}
        >
          {({ replies }) => (
            <div className="grid gap-4">
              {replies.map((reply) => (
                <WorkshopReplyCard key={reply.id} reply={reply} diagnosisId={id} />
              ))}
            </div>
          )}
        </DataState>
        <div>
          <h3 className="mb-2 text-lg">{t`Send it to a garage`}</h3>
          <MakeLink diagnosisId={id} isOfSavedCar={vehicleId !== null} />
          <OpenLinks diagnosisId={id} />
        </div>
        <SaidAtGarage diagnosisId={id} />
        <div className="border-t border-line pt-5">
          <h3 className="mb-1 text-lg">{t`Have you been quoted a price?`}</h3>
          <p className="mb-3 text-sm text-soft">{t`Set the quote beside what is usual for this car and what was found here.`}</p>
          <LinkButton
            to={`/dashboard/check?diagnosis=${id}`}
            tone="secondary"
          >{t`Check the quote`}</LinkButton>
        </div>
        <PlanGate
          featureKey="advanced_diagnostics"
          title={t`Diagnosis report as a PDF`}
          text={t`Causes, evidence, checks, plan and costs as a document to keep. Printing this page is free.`}
        >
          <ReportDownload diagnosis={diagnosis} />
        </PlanGate>
      </div>
    </FoldedSection>
  );
}

function ReportDownload({ diagnosis: { id, make, model } }: { diagnosis: Diagnosis }) {
  const print = usePrintReport(id);
  return (
    <div className="grid gap-3">
      <Button
        tone="secondary"
        className="justify-self-start max-sm:w-full"
        busy={print.isPending}
        icon={<Download aria-hidden className="size-4.5" />}
        onClick={() =>
          print.mutate(undefined, {
            onSuccess: (file) => saveFile(file, t`Diagnosis ${make} ${model}.pdf`),
          })
        }
      >
        {print.isPending ? t`Making the PDF…` : t`Save the report as PDF`}
      </Button>
      {print.error && (
        <Notice tone="high" role="alert" title={t`The PDF was not made`}>
          {presentError(print.error).message}
        </Notice>
      )}
    </div>
  );
}
