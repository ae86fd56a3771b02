import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { SkipLink } from '@wrenchwise/ui/skip-link.tsx';
import { ThemeSwitch } from '@wrenchwise/ui/theme-switch.tsx';
import { LazyToaster } from '@wrenchwise/ui/toaster.tsx';
import type { ComponentType } from 'react';

import { CarParts } from './car-parts.tsx';
import { Controls } from './controls.tsx';
import { Forms } from './forms.tsx';
import { GuideParts } from './guide-parts.tsx';
import { Messages } from './messages.tsx';
import { Overlays } from './overlays.tsx';
import { QuoteParts } from './quote-parts.tsx';
import { anchorOf, Section } from './specimen.tsx';
import { Structure } from './structure.tsx';
import { Tokens } from './tokens.tsx';

const SECTIONS: readonly (readonly [title: string, Content: ComponentType])[] = [
  ['Tokens', Tokens],
  ['Controls', Controls],
  ['Forms', Forms],
  ['Messages and states', Messages],
  ['Structure', Structure],
  ['Overlays', Overlays],
  ['Cars', CarParts],
  ['Guides', GuideParts],
  ['Quotes', QuoteParts],
];

/** Every primitive of packages/ui and packages/car-ui in its states. Served by `npm run dev` only. */
export function Gallery() {
  return (
    <>
      <SkipLink />
      <div className="mx-auto max-w-7xl px-4 py-8 sm:px-6">
        <PageHeader
          title="Component gallery"
          lead="Every primitive of packages/ui and packages/car-ui in its states, each in light and in dark. What opens over the page follows the theme chosen here."
          actions={<ThemeSwitch />}
        />
        <nav aria-label="Sections">
          <ul className="flex flex-wrap gap-x-5">
            {SECTIONS.map(([title]) => (
              <li key={title}>
                <a
                  href={`#${anchorOf(title)}`}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1}>
          {SECTIONS.map(([title, Content]) => (
            <Section key={title} title={title}>
              <Content />
            </Section>
          ))}
        </main>
      </div>
      <LazyToaster />
    </>
  );
}
