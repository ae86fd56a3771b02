import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

/** The head, the tabs and the first lines of a vehicle's page. */
export function VehicleSkeleton() {
  return (
    <>
      <div className="mb-2 flex items-center gap-3 sm:mb-4 sm:gap-5">
        <Skeleton className="h-10 w-16 shrink-0 sm:h-14 sm:w-32" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-44 max-w-full sm:h-9 sm:w-72" />
          <Skeleton className="h-5 w-24" />
        </div>
        <Skeleton className="size-11 shrink-0 rounded-md" />
      </div>
      <div className="mb-4 h-11 border-b border-line sm:mb-6 sm:h-12" />
      <div className="grid gap-3">
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-5 w-20" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
      </div>
    </>
  );
}
