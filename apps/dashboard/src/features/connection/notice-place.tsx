import type { ReactNode } from 'react';

/**
 * Where it is said that there is no connection: above the bottom bar, with as much room at the end of the
 * page, so that the last button can be scrolled out from under it.
 */
export function NoticePlace({ children }: { children: ReactNode }) {
  return (
    <>
      <div aria-hidden className="h-52 lg:h-40 print:hidden" />
      <div
        role="alert"
        className="fixed inset-x-3 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-50 mx-auto max-w-lg animate-appear rounded-lg border border-medium-line bg-medium-soft p-4 text-sm text-ink shadow-lg lg:bottom-6 print:hidden"
      >
        {children}
      </div>
    </>
  );
}
