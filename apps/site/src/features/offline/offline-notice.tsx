import { buttonStyle } from '@wrenchwise/ui/button-style.ts';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';

/**
 * What a user sees without a network, and the list of what their device keeps. What the
 * page's script changes is there from the start.
 */
export function OfflineNotice() {
  return (
    <div className="mx-auto max-w-2xl px-4 pt-12 pb-16 sm:px-6 sm:pt-16">
      <h1 className="text-3xl sm:text-4xl">Pages stored on this device</h1>
      <p className="measure mt-4 text-lg text-soft">
        You see this page instead of another one when there is no connection. Guides, codes and
        articles that were stored open as usual.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button id="try-again" type="button" className={buttonStyle({})}>
          Try again
        </button>
        <a href={siteAddress('/')} className={buttonStyle({ tone: 'secondary' })}>
          Home
        </a>
      </div>
      <h2 className="mt-12 text-xl">What is stored</h2>
      <p id="no-cached-pages" className="measure mt-3 text-soft">
        Nothing yet. While you are online, open a guide, a trouble code or an article and press
        ‘Keep for offline’. The pages that you open from then on are kept for 90 days.
      </p>
      <ul
        id="cached-pages"
        className="mt-3 grid gap-1 [&_a]:inline-block [&_a]:py-1.5 [&_a]:text-link"
      />
      <button
        id="remove-cached-pages"
        type="button"
        hidden
        className={buttonStyle({ tone: 'ghost', size: 'sm', className: 'mt-6' })}
      >
        Remove all stored pages
      </button>
      <noscript>
        <p className="mt-6 text-soft">The list needs JavaScript.</p>
      </noscript>
    </div>
  );
}
