import type { ReactNode } from 'react';

interface Props {
  title: string;
  lead?: string;
  updated?: string;
  children: ReactNode;
}

/** A page of text: the title, then prose at a readable width. */
export function ProsePage({ title, lead, updated, children }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {lead !== undefined && <p className="measure mt-4 text-lg text-soft">{lead}</p>}
      {updated !== undefined && <p className="mt-3 text-sm text-faint">Last updated {updated}</p>}
      <div className="measure mt-10 grid gap-4 [&_a]:text-link [&_h2]:mt-6 [&_h2]:text-xl [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5 [&_ul]:marker:text-faint">
        {children}
      </div>
    </div>
  );
}
