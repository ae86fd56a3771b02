import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

/** Events that are on their way. */
export function AuditSkeleton() {
  return (
    <div className="divide-y divide-line border-y border-line">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex flex-col gap-x-4 gap-y-2 py-3 sm:flex-row">
          <Skeleton className="h-5.5 w-16 rounded-full sm:mr-8" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-52 max-w-full" />
            <Skeleton className="h-3.5 w-72 max-w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
