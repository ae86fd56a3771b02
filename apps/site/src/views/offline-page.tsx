import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { Logo } from '@wrenchwise/ui/logo.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import type { ReactNode } from 'react';

import { OfflineNotice } from '~/features/offline/offline-notice.tsx';

/** What the page says of itself. */
export const offlineMeta = () =>
  pageMeta('Offline', 'The guides, codes and articles that are stored on this device.', {
    noIndex: true,
  });

/** Without the public pages' header and footer: what they lead to cannot be reached either. */
export function OfflinePage({ children }: { readonly children?: ReactNode }) {
  return (
    <>
      <header className="border-b border-line px-4 py-4 sm:px-6">
        <a href={siteAddress('/')} className="-m-1.5 inline-flex rounded-md p-1.5">
          <Logo />
          <span className="sr-only">, home</span>
        </a>
      </header>
      <main id="main" tabIndex={-1}>
        <OfflineNotice />
        {children}
      </main>
    </>
  );
}
