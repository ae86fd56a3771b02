import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** The first screen: what this is, where to start, and the thing itself to try. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="bg-[radial-gradient(70rem_34rem_at_78%_-12%,var(--accent-soft),transparent_72%)]">
      <div className="mx-auto max-w-6xl px-4 pt-10 sm:px-6 sm:pt-14 lg:pt-16">
        <div className="grid items-end gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <h1 className="max-w-[9.5em] text-4xl font-bold tracking-[-0.03em] sm:text-5xl">
            Smart Vehicle Diagnostics, Powered by AI
          </h1>
          <div>
            <p className="max-w-[29em] text-lg text-soft">
              Say what the car is doing. Get the likely causes with their odds, whether it is safe
              to drive, what to check next, and what it should cost.
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <LinkButton to="/signup" size="lg">
                Start Free Diagnosis
                <ArrowRight aria-hidden className="size-5" />
              </LinkButton>
              <LinkButton to="/features" tone="secondary" size="lg">
                Learn More<span className="sr-only"> about the features of Wrenchwise</span>
              </LinkButton>
            </div>
          </div>
        </div>
        <div className="mt-10 lg:mt-14">{children}</div>
      </div>
    </section>
  );
}
