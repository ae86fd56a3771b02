import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

/** Two cards as they are about to be. */
export function GarageSkeleton() {
  return (
    <div className="grid gap-3 lg:grid-cols-2">
      {[1, 2].map((place) => (
        <div key={place} className="rounded-lg border border-line bg-surface">
          <div className="flex gap-3 p-3.5 pb-9 sm:gap-4 sm:p-4 sm:pb-10">
            <Skeleton className="h-15 w-20 shrink-0 sm:h-20 sm:w-28" />
            <div className="grid flex-1 content-start gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-5/6" />
            </div>
          </div>
          <div className="h-13 border-t border-line" />
        </div>
      ))}
    </div>
  );
}
