import type { StepGuide } from '@wrenchwise/domain/endpoints/step-guides';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { Clock, Coins, ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { GUIDE_SOURCE_WORDS } from './guide-source.ts';
import { GuideSteps } from './guide-steps.tsx';
import { ToolList } from './tool-list.tsx';

/** A repair guide: safety first, then what is needed, then the steps. */
export function GuideView({
  diagnosisId,
  guide: stored,
}: {
  diagnosisId: string;
  guide: StepGuide;
}) {
  const { title, guide, source, secondLook } = stored;
  return (
    <article className="rounded-md border border-line bg-paper p-4 sm:p-5">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{guide.overview}</p>
      <p className="figures mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <span className="inline-flex items-center gap-1.5">
          <Clock aria-hidden className="size-4 text-accent-text" />
          {guide.estimated_time}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Coins aria-hidden className="size-4 shrink-0 text-accent-text" />
          {guide.cost_estimate}
        </span>
      </p>
      {guide.safety_precautions.length > 0 && (
        <div className="mt-4 rounded-md border border-medium-line bg-medium-soft p-4 text-ink">
          <h4 className="flex items-center gap-2 tracking-normal">
            <ShieldAlert aria-hidden className="size-5 text-medium" />
            Safety
          </h4>
          <BulletList items={guide.safety_precautions} />
        </div>
      )}
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <Needed title="Tools" items={guide.tools_required}>
          <ToolList tools={[...new Set(guide.tools_required)]} />
        </Needed>
        <Needed title="Parts" items={guide.parts_required}>
          <BulletList items={guide.parts_required} />
        </Needed>
      </div>
      <h4 className="mt-5 tracking-normal text-ink">Steps</h4>
      <GuideSteps diagnosisId={diagnosisId} guide={stored} />
      <p className="measure mt-1 text-sm text-faint">
        {GUIDE_SOURCE_WORDS[source]}
        {secondLook === 'waiting' && ' Notes about this car may follow.'}
      </p>
    </article>
  );
}

function Needed({
  title,
  items,
  children,
}: {
  title: string;
  items: readonly string[];
  children: ReactNode;
}) {
  return (
    <div>
      <h4 className="tracking-normal text-ink">{title}</h4>
      {items.length > 0 ? children : <p className="mt-1 text-sm">None.</p>}
    </div>
  );
}

function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm marker:text-faint">
      {numbered(items).map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
