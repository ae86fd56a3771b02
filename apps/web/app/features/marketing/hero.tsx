import { ArrowRight } from 'lucide-react';

import { LinkButton } from '~/ui/link-button.tsx';

import { HeroFigure } from './hero-figure.tsx';
import { RotatingHighlights } from './rotating-highlights.tsx';
import { useHighlightTurn } from './use-highlight-turn.ts';

/** The first screen: what this is, where to start, and what comes out of it. */
export function Hero() {
  const turn = useHighlightTurn();
  return (
    <section className="border-b border-line bg-[radial-gradient(60rem_36rem_at_80%_-10%,var(--accent-soft),transparent_70%)]">
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-4 pt-12 pb-16 sm:px-6 sm:pt-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] lg:gap-14 lg:pt-20 lg:pb-24">
        <div>
          <h1 className="text-4xl font-[680] tracking-[-0.028em] sm:text-5xl">
            Smart Vehicle Diagnostics, Powered by AI
          </h1>
          <p className="mt-5 max-w-[46ch] text-lg text-soft">
            Say what the car is doing. Get the likely causes with their odds, whether it is safe to
            drive, what to check next, and what it should cost.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to="/signup" size="lg">
              Start Free Diagnosis
              <ArrowRight aria-hidden className="size-5" />
            </LinkButton>
            <LinkButton to="/features" tone="secondary" size="lg">
              Learn More<span className="sr-only"> about the features of Wrenchwise</span>
            </LinkButton>
          </div>
          <p className="mt-4 text-sm text-faint">
            Five diagnoses a month are free. No card needed.
          </p>
          <RotatingHighlights turn={turn} />
        </div>
        <HeroFigure turn={turn.index} />
      </div>
    </section>
  );
}
