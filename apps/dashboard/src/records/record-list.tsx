import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

/** A button that begins a new record. */
interface Beginning {
  readonly label: string;
  readonly onPress: () => void;
}

interface Props<Data, Item> {
  query: ComponentProps<typeof DataState<Data>>['query'];
  itemsOf: (data: Data) => readonly Item[];
  /** Where the page has no heading of its own; the button to add is beside it, else below the list. */
  title?: string;
  failure: string;
  loadingLabel: string;
  /** What is said where nothing is recorded, and the records that most people begin with. */
  empty: { readonly title: string; readonly text: string; readonly first: readonly Beginning[] };
  /** Not where the reader may only look. */
  add: Beginning | undefined;
  children: (item: Item) => ReactNode;
  /** Below the list, where there is one. */
  after?: ReactNode;
}

/** A list of what is recorded, each an item of `children`: with a way to begin where there is nothing yet. */
export function RecordList<Data, Item>({
  query,
  itemsOf,
  title,
  failure,
  loadingLabel,
  empty,
  add,
  children,
  after,
}: Props<Data, Item>) {
  const id = useId();
  const hasItems = query.data !== undefined && itemsOf(query.data).length > 0;
  const button = (className: string) =>
    add &&
    hasItems && (
      <Button
        className={className}
        icon={<Plus aria-hidden className="size-4.5" />}
        onClick={add.onPress}
      >
        {add.label}
      </Button>
    );
  return (
    <section aria-labelledby={title === undefined ? undefined : id} className="max-w-3xl">
      {title !== undefined && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h2 id={id} className="text-xl">
            {title}
          </h2>
          {button('')}
        </div>
      )}
      <DataState
        query={query}
        explain={presentError}
        failure={failure}
        loadingLabel={loadingLabel}
        skeleton={<Skeleton className="h-48 w-full" />}
        isEmpty={(data) => itemsOf(data).length === 0}
        empty={
          <EmptyState
            illustration={<ClipboardIllustration />}
            title={empty.title}
            text={empty.text}
            action={
              add &&
              empty.first.map(({ label, onPress }) => (
                <Button key={label} tone="secondary" onClick={onPress}>
                  {label}
                </Button>
              ))
            }
          />
        }
      >
        {(data) => (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {itemsOf(data).map(children)}
            </ul>
            {after}
          </>
        )}
      </DataState>
      {title === undefined && button('mt-4')}
    </section>
  );
}
