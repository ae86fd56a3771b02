import { t } from '@lingui/core/macro';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface Props<T> {
  query: Query<T>;
  /** What could not be done: 'Failed to load recent diagnoses'. */
  failure: string;
  /** Says why, in the words of the product's error catalogue. */
  explain: (error: unknown) => { readonly message: string; readonly requestId: string | undefined };
  /** Says in words what is being loaded. */
  loadingLabel: string;
  skeleton: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** The four states of anything that is loaded: skeleton, empty, error with retry, content. */
export function DataState<T>(props: Props<T>) {
  const { query, failure, explain, loadingLabel, skeleton, isEmpty, empty, children } = props;
  if (query.data !== undefined) {
    return <>{empty !== undefined && isEmpty?.(query.data) ? empty : children(query.data)}</>;
  }
  if (query.isPending && !query.error) {
    return (
      <div aria-busy>
        <p role="status" className="sr-only">
          {loadingLabel}
        </p>
        <div aria-hidden>{skeleton}</div>
      </div>
    );
  }
  const { message, requestId } = explain(query.error);
  return (
    <Notice tone="high" title={failure} role="alert">
      <p>{message}</p>
      {requestId && <p className="mt-1 text-xs text-faint">{t`Request ${requestId}`}</p>}
      <Button
        tone="secondary"
        size="sm"
        className="mt-3"
        busy={query.isFetching}
        icon={<RotateCw aria-hidden className="size-4" />}
        onClick={() => void query.refetch()}
      >{t`Try again`}</Button>
    </Notice>
  );
}
