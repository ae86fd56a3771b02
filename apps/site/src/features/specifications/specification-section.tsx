import type { ReactNode } from 'react';

interface Props {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** A titled part of a model's page. */
export function SpecificationSection({ id, title, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="text-2xl">
        {title}
      </h2>
      {lead !== undefined && <p className="measure mt-2 text-soft">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
