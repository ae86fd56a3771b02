import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { headlineOf } from '@wrenchwise/rules/leading-cause';
import { Link } from 'react-router';

import { useDates } from '~/user-settings/user-settings.ts';

import { othersOfCarQuery } from './comparison.queries.ts';

const addressOf = (a: string, b: string): string => `/dashboard/compare?a=${a}&b=${b}`;

/** The way to a comparison with other diagnoses of the same car, or of before and after the answers. */
export function EarlierOnes({ diagnosis }: { diagnosis: Diagnosis }) {
  const { relativeDate } = useDates();
  const others = useQuery(othersOfCarQuery(diagnosis)).data ?? [];
  const hasAnswers = diagnosis.answers.length > 0;
  if (others.length === 0 && !hasAnswers) return null;
  return (
    <section aria-labelledby="compare" className="mt-10 border-t border-line pt-4">
      <h2 id="compare" className="text-lg">{t`Compare`}</h2>
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {hasAnswers && (
          <li>
            <Link
              to={addressOf(diagnosis.id, diagnosis.id)}
              className="text-link inline-flex min-h-11 items-center"
            >{t`What the answers changed`}</Link>
          </li>
        )}
        {others.map((other) => (
          <li key={other.id} className="min-w-0">
            <Link
              to={addressOf(other.id, diagnosis.id)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {`${headlineOf(other)}, ${relativeDate(other.createdAt)}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
