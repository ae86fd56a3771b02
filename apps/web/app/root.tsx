import { QueryClientProvider } from '@tanstack/react-query';
import { LinkElement } from '@wrenchwise/ui/link.tsx';
import { LoadingFrame } from '@wrenchwise/ui/loading-frame.tsx';
import latinFont from '@wrenchwise/ui/styles/fonts/inter-latin.woff2?url';
import { showKeptToast } from '@wrenchwise/ui/toast.ts';
import { LazyToaster } from '@wrenchwise/ui/toaster.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';

import { Connection } from '~/features/connection/connection.tsx';
import { watchConnection } from '~/lib/connection.ts';
import { HEAD_SCRIPT } from '~/lib/head-script.ts';
import { createQueryClient } from '~/lib/query-client.ts';
import { watchErrors } from '~/lib/watch-errors.ts';
import { FailureScreen } from '~/ui/failure-screen.tsx';

import './styles/app.css';

// Pages are also written at build time, where nobody watches.
if (typeof window !== 'undefined') {
  watchErrors();
  watchConnection();
}

export const links = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

/** The document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0c1216" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** What the single-page fallback shows until its route has loaded. */
export function HydrateFallback() {
  return <LoadingFrame />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <FailureScreen error={error} />;
}

export default function App() {
  const [queryClient] = useState(createQueryClient);
  useEffect(showKeptToast, []);
  return (
    <QueryClientProvider client={queryClient}>
      <LinkElement value={Link}>
        <Outlet />
        <Connection />
        <LazyToaster />
      </LinkElement>
    </QueryClientProvider>
  );
}
