import type { ReactNode } from 'react';

import { type SectionId, SECTIONS } from './sections.ts';

/** A part of the page that its navigation leads to. */
export function SettingsSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const label = SECTIONS.find((section) => section.id === id)?.label;
  return (
    <section
      id={id}
      aria-label={label}
      tabIndex={-1}
      className="grid scroll-mt-20 gap-4 xl:scroll-mt-8"
    >
      {children}
    </section>
  );
}
