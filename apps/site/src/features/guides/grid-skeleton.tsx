import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The shape of a page of guides. */
export function GridSkeleton() {
  return (
    <div aria-busy>
      <p role="status" className="sr-only">
        Loading repair guides…
      </p>
      <div aria-hidden className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {PLACES.map((place) => (
          <div key={place} className="overflow-hidden rounded-lg border border-line bg-surface">
            <div className="h-28 bg-sunken" />
            <div className="grid gap-3 p-5">
              <Skeleton className="h-3 w-24" />
              <Skeleton className="h-5 w-4/5" />
              <Skeleton className="h-4 w-3/5" />
              <Skeleton className="mt-3 h-4 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
