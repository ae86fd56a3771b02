import { OUTSIDE_WRITERS } from '@wrenchwise/rules/outside-writers';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { HEADLINE } from 'virtual:measured/headline';

import { shareToBegin } from '~/content/measured-words.ts';
import { IfInForce, UnlessInForce } from '~/in-force/in-force.tsx';

import { HeroHighlights } from './hero-highlights.tsx';

/** The first screen: the thing itself to try, with what it is and where to start beside it. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="bg-[linear-gradient(to_bottom,color-mix(in_oklab,var(--warm-soft)_70%,var(--paper)),var(--paper)_44rem)]">
      <div className="mx-auto max-w-6xl px-4 pt-4 sm:px-6 sm:pt-8">{children}</div>
    </section>
  );
}

/** What this is, in one line and one sentence. */
export function HeroHeadline() {
  return (
    <>
      <h1 className="max-w-[11em] text-3xl tracking-[-0.03em] sm:text-4xl xl:text-5xl">
        Smart Vehicle Diagnostics, <span className="text-warm-text">Powered by AI</span>
      </h1>
      <p className="mt-2 max-w-[27em] text-soft lg:mt-5 lg:text-lg">
        Say what the car is doing.{' '}
        <span className="max-sm:hidden">
          Get the likely causes with their odds, whether it is safe to drive, what to check next,
          and what it should cost.
        </span>
        <span className="sm:hidden">See why, as you type.</span>
      </p>
    </>
  );
}

/** What 'AI' is on this server, in a sentence: the server decides which is true when it sends the page. */
function WhatTheAiIs() {
  return (
    <p className="max-w-[27em] text-sm text-soft">
      <IfInForce services={OUTSIDE_WRITERS}>
        What the AI is: our own engine, which weighs your words against what is known of each fault
        and shows the weighing, and a language model beside it that reads them too.{' '}
      </IfInForce>
      <UnlessInForce services={OUTSIDE_WRITERS}>
        What the AI is: our own engine, trained on owners’ words. It weighs yours against what is
        known of each fault, on this server, and shows the weighing; no language model takes
        part.{' '}
      </UnlessInForce>
      <Link to="/ai-automotive-solutions" className="text-link">
        How it reasons
      </Link>
    </p>
  );
}

/** Where to start. */
export function HeroActions() {
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/signup" size="lg" className="max-lg:hidden">
          Start Free Diagnosis
          <ArrowRight aria-hidden className="size-5" />
        </LinkButton>
        <LinkButton to="/features" tone="secondary" size="lg">
          Learn More<span className="sr-only"> about the features of Wrenchwise</span>
        </LinkButton>
      </div>
      <p className="mt-4 max-w-[27em] text-sm text-soft">
        {shareToBegin(HEADLINE.top1)} first answers name the right system of the car, on{' '}
        {HEADLINE.rows} real complaints.{' '}
        <Link to="/how-accurate" className="text-link">
          How accurate is it?
        </Link>
      </p>
      <div className="mt-3">
        <WhatTheAiIs />
      </div>
      <HeroHighlights />
    </div>
  );
}
