import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { GuideCategorySlug } from '@wrenchwise/rules/guide-categories';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import type { ReactNode } from 'react';

import { Breadcrumb } from './breadcrumb.tsx';
import { byDifficulty, DifficultyNav, DifficultySections } from './by-difficulty.tsx';
import { CategoryIllustration } from './category-illustration.tsx';
import { CodeLinks } from './code-links.tsx';
import type { ListedGuide } from './guides.server.ts';

interface Props {
  category: { slug: GuideCategorySlug; name: string; system: SystemId };
  intro: readonly string[];
  guides: readonly ListedGuide[];
  symptoms: readonly string[];
  codes: readonly string[];
  /** The guides for the reader's car. */
  children?: ReactNode;
}

/** A category: what the system does and how it fails, then its guides from easy to hard. */
export function CategoryView({ category, intro, guides, symptoms, codes, children }: Props) {
  const groups = byDifficulty(guides);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 sm:pt-12">
      <Breadcrumb
        trail={[{ to: '/car-repair-guides', name: 'Repair guides' }]}
        here={category.name}
      />
      <div className="mt-6 grid gap-8 lg:grid-cols-[3fr_2fr] lg:gap-12">
        <div>
          <h1 className="text-3xl sm:text-4xl">{category.name} guides</h1>
          <p className="figures mt-3 text-lg text-soft">
            {guides.length} guides, from easy jobs to those for a workshop
          </p>
          <div className="measure mt-5 grid gap-4">
            {numbered(intro).map(({ key, text }) => (
              <p key={key}>{text}</p>
            ))}
          </div>
        </div>
        <figure className="drawing-paper self-start rounded-lg border border-line bg-surface p-5">
          <CategoryIllustration category={category.slug} className="mx-auto h-32" />
          <CarDiagram system={category.system} labelled={false} className="mt-4" />
          <figcaption className="caption mt-2 text-center">Where it sits in the car</figcaption>
        </figure>
      </div>
      {children}
      <DifficultyNav groups={groups} />
      <div className="mt-8 grid gap-10 lg:grid-cols-[3fr_1fr] lg:gap-12">
        <div className="grid min-w-0 gap-10">
          <DifficultySections groups={groups} />
        </div>
        <aside className="grid content-start gap-8">
          <section>
            <h2 className="text-lg">What owners notice</h2>
            <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-soft marker:text-faint">
              {symptoms.map((symptom) => (
                <li key={symptom}>{symptom}</li>
              ))}
            </ul>
          </section>
          {codes.length > 0 && (
            <section>
              <h2 className="mb-3 text-lg">Common trouble codes</h2>
              <CodeLinks codes={codes} />
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}
