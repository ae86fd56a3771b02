import { Card } from '@wrenchwise/ui/card.tsx';
import type { ReactNode } from 'react';

interface Props {
  /** The anchor, such as 'passkeys'. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Placed beside the title, such as a badge. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject of the security settings, with an anchor of its own. */
export function SecurityCard({ id, title, lead, aside, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-lg">
            {title}
          </h2>
          {aside}
        </div>
        {lead !== undefined && <p className="measure mt-1 text-soft">{lead}</p>}
        <div className="mt-5">{children}</div>
      </Card>
    </section>
  );
}

/** Gives focus to a card's title when what had it has left the page. */
export const focusCard = (id: string): void => document.getElementById(`${id}-title`)?.focus();
