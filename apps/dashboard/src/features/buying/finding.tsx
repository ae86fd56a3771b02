import { t } from '@lingui/core/macro';
import type { BuyingFinding, FindingState } from '@wrenchwise/rules/buying/seen';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import type { ReactNode } from 'react';

const STATES: Readonly<Record<FindingState, { words: string; tone: BadgeTone }>> = {
  'not consistent': { words: t`Not consistent`, tone: 'medium' },
  consistent: { words: t`Consistent`, tone: 'low' },
  'not checked': { words: t`Not checked`, tone: 'neutral' },
};

/** One thing set beside another: its figures, what it may mean innocently, and what to ask. */
export function Finding({ finding, children }: { finding: BuyingFinding; children?: ReactNode }) {
  const { title, state, figures, innocent, ask } = finding;
  return (
    <li className="grid gap-1.5 py-4 break-inside-avoid">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-base">{title}</h3>
        <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>
      </div>
      {numbered(figures).map(({ key, text }) => (
        <p key={key} className="measure text-soft">
          {text}
        </p>
      ))}
      {innocent !== undefined && (
        <p className="measure text-soft">
          <span className="font-label text-ink">{t`It may be harmless:`}</span> {innocent}
        </p>
      )}
      {ask !== undefined && state !== 'not checked' && (
        <p className="measure">
          <span className="font-label">{t`Ask:`}</span> {ask}
        </p>
      )}
      {children}
    </li>
  );
}
