import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Comparison } from '@wrenchwise/rules/comparison';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { AnswerMoves } from './answer-moves.tsx';
import { CauseShifts } from './cause-shifts.tsx';
import { comparisonQuery } from './comparison.queries.ts';
import { ReadChanges } from './read-changes.tsx';
import { SideCard } from './side-card.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Two diagnoses side by side by the ids of the address, or how to choose them. */
export function ComparisonView({ a, b }: { a: string; b: string }) {
  if (!UUID.test(a) || !UUID.test(b)) {
    return (
      <EmptyState
        illustration={<ClipboardIllustration />}
        title={t`Choose two diagnoses`}
        text={t`Press ‘Compare two’ in the history and choose them, or open a diagnosis and choose an earlier one of the same car.`}
        action={<LinkButton to="/dashboard/history">{t`Open history`}</LinkButton>}
      />
    );
  }
  return <Loaded a={a} b={b} />;
}

function Loaded({ a, b }: { a: string; b: string }) {
  const query = useQuery(comparisonQuery(a, b));
  return (
    <DataState
      query={query}
      explain={presentError}
      failure={t`Failed to compare the diagnoses`}
      loadingLabel={t`Comparing the diagnoses`}
      skeleton={
        <div className="grid gap-4 sm:grid-cols-2">
          <Skeleton className="h-56 rounded-lg" />
          <Skeleton className="h-56 rounded-lg" />
        </div>
      }
    >
      {(comparison) => <Compared comparison={comparison} />}
    </DataState>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { before, after, kind, causes, currency, isSameCar, isSameEdition } = comparison;
  const isAnswers = kind === 'answers';
  return (
    <div className="grid gap-6">
      {!isSameCar && (
        <Notice tone="medium" title={t`These are two different cars`}>
          {t`${before.car} and ${after.car}: what is common on the one may be rare on the other.`}
        </Notice>
      )}
      {!isSameEdition && (
        <Notice tone="info" title={t`Two editions of our knowledge`}>
          {isAnswers
            ? t`The causes before the answers were worked out today, with edition ${before.knowledgeVersion}; the diagnosis was made with ${after.knowledgeVersion}. Part of the change may be ours, not the answers’.`
            : t`${before.knowledgeVersion} before and ${after.knowledgeVersion} after. Part of the change may be ours, not the car’s.`}
        </Notice>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SideCard
          side={before}
          title={isAnswers ? t`Before the answers` : t`Before`}
          currency={currency}
        />
        <SideCard
          side={after}
          title={isAnswers ? t`After the answers` : t`After`}
          currency={currency}
        />
      </div>
      {causes.length > 0 && <CauseShifts causes={causes} />}
      <ReadChanges comparison={comparison} />
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <AnswerMoves title={t`Answers before, each with what it moved`} side={before} />
        <AnswerMoves
          title={
            isAnswers
              ? t`Each answer with what it moved`
              : t`Answers after, each with what it moved`
          }
          side={after}
        />
      </div>
      <p className="measure text-sm text-faint">{t`Prices of both are of today, in your currency. A cause’s share also moves when others gain or lose, since all shares together are 100%.`}</p>
    </div>
  );
}
