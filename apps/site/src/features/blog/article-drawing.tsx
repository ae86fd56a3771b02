import { cx } from '@wrenchwise/ui/class-names.ts';

interface Props {
  /** SVG markup of our own, drawn when the site was built. */
  drawing: string;
  /** What it shows, where it is more than an ornament. */
  label?: string;
  className?: string;
}

/** An article's drawing on its sheet of squared paper. */
export function ArticleDrawing({ drawing, label, className }: Props) {
  return (
    <div
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      className={cx(
        'drawing-paper bg-sunken/40 [&>svg]:h-auto [&>svg]:w-full [&>svg]:text-soft',
        className,
      )}
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
