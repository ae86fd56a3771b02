import { cx } from '@wrenchwise/ui/class-names.ts';

/** A registration as it is read off a car. */
export function Plate({ registration, className }: { registration: string; className?: string }) {
  return (
    <span
      className={cx(
        'figures inline-block rounded-sm border border-line-strong bg-sunken px-2 py-0.5 text-sm font-bold tracking-wide whitespace-nowrap',
        className,
      )}
    >
      {registration}
    </span>
  );
}
