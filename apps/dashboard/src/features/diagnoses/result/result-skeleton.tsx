import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

/** The shape of a result while it loads. */
export function ResultSkeleton() {
  return (
    <>
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="mt-3 h-4 w-40" />
      <div className="mt-8 grid gap-8 xl:grid-cols-[1.25fr_1fr]">
        <div className="grid gap-6">
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-64 rounded-lg" />
        </div>
        <Skeleton className="h-56 rounded-lg" />
      </div>
    </>
  );
}
