import type { ReactNode } from 'react';

/** A part of an opened guide under its heading. */
export function GuideSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h4 className="text-base tracking-normal text-ink">{title}</h4>
      {children}
    </section>
  );
}
