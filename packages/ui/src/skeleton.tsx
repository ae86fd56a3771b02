import { cx } from './class-names.ts';

/** The shape of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return <div className={cx('animate-breathe rounded-sm bg-line', className)} />;
}
