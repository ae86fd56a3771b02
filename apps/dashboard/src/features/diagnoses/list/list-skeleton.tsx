import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

/** Rows that are on their way. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="divide-y divide-line rounded-lg border border-line bg-surface">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="grid gap-2 px-5 py-4">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-3.5 w-64 max-w-full" />
        </div>
      ))}
    </div>
  );
}
