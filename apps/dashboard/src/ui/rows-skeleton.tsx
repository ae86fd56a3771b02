import { cx } from '@wrenchwise/ui/class-names.ts';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

/** The shape of a list whose rows have a name, a line of facts and something at their end. */
export function RowsSkeleton({
  rows,
  hasIcon = false,
  isBoxed = false,
}: {
  rows: number;
  /** Whether each row begins with an icon. */
  hasIcon?: boolean;
  /** Whether the list has a frame of its own. */
  isBoxed?: boolean;
}) {
  return (
    <div
      className={cx('divide-y divide-line', isBoxed && 'rounded-lg border border-line bg-surface')}
    >
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={cx('flex gap-3 py-4', isBoxed && 'px-4 sm:px-5')}>
          {hasIcon && <Skeleton className="size-5 shrink-0 rounded-full" />}
          <div className="grid flex-1 content-start gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-3/5" />
          </div>
          <Skeleton className="h-4 w-14 shrink-0" />
        </div>
      ))}
    </div>
  );
}
