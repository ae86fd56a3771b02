import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import type { ReactNode } from 'react';

import { CodeCauses } from './code-causes.tsx';
import { CodeChecks } from './code-checks.tsx';
import { CodeCircuit } from './code-circuit.tsx';
import { CodeCost } from './code-cost.tsx';
import { CodeDrive } from './code-drive.tsx';
import { CodeGlance } from './code-glance.tsx';
import { CodeHead } from './code-head.tsx';
import { CodeLight } from './code-light.tsx';
import { CodeLive } from './code-live.tsx';
import { CodeMakes } from './code-makes.tsx';
import { CodeRelated } from './code-related.tsx';
import type { CodePageData } from './codes.server.ts';

interface Props {
  readonly page: CodePageData;
  /** Chooses whose prices are shown: interactive, so the page hands it in. Optional, as a slot is to Astro. */
  readonly priceRegion?: ReactNode;
}

/** The page of one trouble code, from what people ask first to what they ask last. */
export function CodeView({ page, priceRegion }: Props) {
  return (
    <article className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 sm:pt-10">
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-14">
        <div className="min-w-0">
          <CodeHead page={page} />
          <CodeGlance page={page} />
          <div className="mt-10 grid gap-10">
            <CodeDrive page={page} />
            <CodeCircuit page={page} />
            <CodeCauses page={page} />
            <CodeMakes page={page} />
            <CodeChecks page={page} />
            <CodeLive page={page} />
            <CodeCost page={page} region={priceRegion} />
            <CodeLight page={page} />
            <CodeRelated page={page} />
          </div>
        </div>
        <aside className="mt-12 lg:mt-0">
          <div className="drawing-paper rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-24">
            <h2 className="text-lg">{page.code} on your car?</h2>
            <p className="mt-1 text-sm text-soft">
              Add the symptoms, the make and the year, and we work out the causes for your car.
            </p>
            <LinkButton to="/signup" wide className="mt-4">
              Start Free Diagnosis
            </LinkButton>
          </div>
        </aside>
      </div>
    </article>
  );
}
