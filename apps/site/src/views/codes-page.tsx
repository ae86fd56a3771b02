import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Link } from '@wrenchwise/ui/link.tsx';
import type { ReactNode } from 'react';

import { CodeAnatomy } from '~/features/codes/code-anatomy.tsx';
import { CodeAreas } from '~/features/codes/code-areas.tsx';
import { CodeList } from '~/features/codes/code-list.tsx';
import type { CodesOverview } from '~/features/codes/codes.server.ts';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';

/** What the page says of itself. */
export const codesMeta = () => [
  ...pageMeta(
    'Trouble codes explained',
    'What an OBD-II trouble code means, whether you can drive with it, what causes it, what to check first and what fixing it costs.',
    { path: '/codes' },
  ),
  breadcrumbData([{ name: 'Trouble codes', path: '/codes' }]),
];

const GAP = 'mt-16 sm:mt-20';

interface Props extends CodesOverview {
  /** The search. Optional, as a slot is to Astro. */
  readonly children?: ReactNode;
}

/** Every trouble code with a page, and what a code says. */
export function CodesPage({ count, commonest, areas, children }: Props) {
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="Trouble codes explained"
        lead="A code says which test failed, not which part. Look yours up: what it means, whether to drive, what to check before you pay."
      >
        {children}
      </PageSection>

      <PageSection className={GAP} title="How to read one">
        <CodeAnatomy />
        <p className="mt-4">
          <Link to="/blog/how-to-read-a-trouble-code" className="text-link">
            How to read a trouble code
          </Link>
          , from the socket under the dashboard to the freeze frame.
        </p>
      </PageSection>

      <PageSection
        className={GAP}
        title="The commonest"
        lead="Those that the faults we know store most often, one of each kind."
        layout="beside"
      >
        <CodeList codes={commonest} />
      </PageSection>

      <PageSection
        className={GAP}
        title={`All ${count} codes with a page`}
        lead="By letter and group. A code that is not here is explained by its group: type it above."
        layout="beside"
      >
        <CodeAreas areas={areas} />
      </PageSection>
      <ClosingCall />
    </>
  );
}
