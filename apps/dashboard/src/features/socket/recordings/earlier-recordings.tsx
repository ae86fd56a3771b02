import { t } from '@lingui/core/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';

type Query = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'error' | 'fetchNextPage'
>;

/** Goes on with the list where it ended. */
export function EarlierRecordings({ query }: { query: Query }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <div className="mt-4">
      {isFetchNextPageError && error && (
        <p role="alert" className="mb-2 text-sm text-severity-high">
          {presentError(error).message}
        </p>
      )}
      <Button
        tone="secondary"
        busy={isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >{t`Earlier recordings`}</Button>
    </div>
  );
}
