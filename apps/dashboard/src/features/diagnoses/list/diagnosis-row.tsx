import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { SeverityBadge } from '@wrenchwise/car-ui/severity-badge.tsx';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import { closedWords, isNotFoundYet } from '@wrenchwise/rules/diagnosis-closing';
import { headlineOf } from '@wrenchwise/rules/leading-cause';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { carName } from '~/features/diagnoses/car-name.ts';
import { diagnosisQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { useDates } from '~/user-settings/user-settings.ts';

interface Props {
  diagnosis: DiagnosisSummary;
  /** What can be done with the row beside opening it. */
  action?: ReactNode;
  fading?: boolean;
}

/** One diagnosis in a list. The whole row opens it; pointing at it fetches it. */
export function DiagnosisRow({ diagnosis, action, fading }: Props) {
  const client = useQueryClient();
  const { relativeDate } = useDates();
  const { id, topCause, symptoms, severity, createdAt } = diagnosis;
  const closed = closedWords(diagnosis);
  const prefetch = () => void client.prefetchQuery(diagnosisQuery(id));
  return (
    <li
      className={cx(
        'relative flex items-start gap-3 px-4 py-3.5 transition-colors duration-150 hover:bg-sunken sm:items-center sm:px-5',
        fading && 'opacity-40',
      )}
    >
      <div className="grid min-w-0 flex-1 gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <div className="min-w-0">
          <Link
            to={`/dashboard/diagnosis-result/${id}`}
            prefetch="intent"
            onPointerEnter={prefetch}
            onFocus={prefetch}
            className="font-semibold after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
          >
            {carName(diagnosis)}
          </Link>
          <p className="flex gap-1.5 text-sm text-soft">
            {closed !== undefined ? (
              <>
                <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-low" />
                <span className="truncate">{closed}</span>
              </>
            ) : topCause ? (
              <>
                <span className="truncate">{topCause.name}</span>{' '}
                <span className="figures shrink-0 text-faint">
                  {formatPercent(topCause.probability)}
                </span>
              </>
            ) : (
              headlineOf(diagnosis)
            )}
          </p>
          <p className="truncate text-sm text-faint">“{symptoms}”</p>
        </div>
        <div className="flex items-center gap-3 sm:flex-col sm:items-end sm:gap-1.5">
          {isNotFoundYet(diagnosis) && <Badge>{t`Not found yet`}</Badge>}
          {/* A closed one says so with what it was. */}
          {closed === undefined && !isNotFoundYet(diagnosis) && severity !== null && (
            <SeverityBadge severity={severity} />
          )}
          <time dateTime={createdAt} className="figures text-xs text-faint">
            {relativeDate(createdAt)}
          </time>
        </div>
      </div>
      {action !== undefined && <div className="relative">{action}</div>}
    </li>
  );
}
