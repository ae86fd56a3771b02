import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { type ComponentType, lazy, Suspense, useState } from 'react';

import { patiently } from '~/lib/connection.ts';

import { useFollowedLinks } from './use-followed-links.ts';

/** One object for all: React sets the inside of an element anew when this is another one. */
const AS_IT_WAS_WRITTEN = { __html: '' };

/**
 * Makes a part of a prerendered page that needs no script: it is written at build time, and the
 * browser leaves it as it was written. Its code is fetched only when the page is reached from
 * another page. `atBuild` is given while pages are written, and in no browser.
 */
export const writtenPart = <P extends object>(
  atBuild: ComponentType<P> | undefined,
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> => {
  const AtBuild = atBuild;
  const Later = lazy(patiently(async () => ({ default: await load() })));
  return function WrittenPart(props: P) {
    const isReached = useHydrated();
    const [wasWritten] = useState(!isReached);
    const follow = useFollowedLinks();
    if (AtBuild) {
      return (
        <div>
          <AtBuild {...props} />
        </div>
      );
    }
    // The links in it are links without us; with us they do not load the page anew.
    return wasWritten ? (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears what its links let through
      <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_WAS_WRITTEN} onClick={follow} />
    ) : (
      <div>
        <Suspense fallback={<div className="min-h-dvh" />}>
          <Later {...props} />
        </Suspense>
      </div>
    );
  };
};
