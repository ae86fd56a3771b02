import { cx } from '@wrenchwise/ui/class-names.ts';
import type { ReactNode } from 'react';

interface Props {
  /** For links to it. */
  id?: string;
  title: string;
  lead?: string;
  level?: 1 | 2;
  /** 'beside': the title is left of the content where there is room. */
  layout?: 'above' | 'beside';
  className?: string;
  children: ReactNode;
}

/** A titled part of a public page at the common width. */
export function PageSection({
  id,
  title,
  lead,
  level = 2,
  layout = 'above',
  className,
  children,
}: Props) {
  const Heading = `h${level}` as const;
  return (
    <section
      id={id}
      className={cx(
        'mx-auto max-w-6xl px-4 sm:px-6',
        layout === 'beside' && 'lg:grid lg:grid-cols-[1fr_2fr] lg:gap-12',
        className,
      )}
    >
      <div>
        <Heading
          className={
            level === 1
              ? 'max-w-[13.9em] text-3xl sm:text-4xl'
              : 'max-w-[16.4em] text-2xl sm:text-3xl'
          }
        >
          {title}
        </Heading>
        {lead !== undefined && <p className="measure mt-3 text-lg text-soft">{lead}</p>}
      </div>
      <div className={layout === 'beside' ? 'mt-8 lg:mt-0' : 'mt-8 sm:mt-10'}>{children}</div>
    </section>
  );
}
