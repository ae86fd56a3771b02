import type { ReactNode } from 'react';

/** A section of a guide under its heading, which contents lead to. */
export function GuidePart({
  id,
  title,
  className,
  children,
}: {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="scroll-mt-24 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}
