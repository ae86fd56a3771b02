import { keepDiagnosisDraft } from '@wrenchwise/client/diagnosis-draft.ts';
import { rememberPath } from '@wrenchwise/client/return-path.ts';
import { DRIVE_WORDS } from '@wrenchwise/domain/drive-words';
import { formatPercent } from '@wrenchwise/domain/percent';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';

import type { Fields } from './demonstration-fields.ts';
import { DemonstrationForm } from './demonstration-form.tsx';
import { useDemonstration } from './use-demonstration.ts';

const DemonstrationAnswer = lazy(async () => ({
  default: (await import('./demonstration-answer.tsx')).DemonstrationAnswer,
}));

/** The engine to try: a complaint on one side, its answer on the other. `specimen` is there at first. */
export function Demonstration({ specimen }: { readonly specimen?: ReactNode }) {
  const pane = useRef<HTMLElement>(null);
  const [typed, setTyped] = useState<Fields>();
  const { answered, asked, isAsking, failure, ask, prepare } = useDemonstration(() =>
    // The answer may be below the screen; where it is in view, nothing moves.
    requestAnimationFrame(() => pane.current?.scrollIntoView({ block: 'nearest' })),
  );
  const first = answered?.answer.causes[0];

  // The one thing that is kept, because the user asks for it: the form is filled in after sign-up.
  const carry = () => {
    if (!typed?.symptoms) return;
    keepDiagnosisDraft(typed);
    rememberPath('/dashboard/diagnose');
  };

  return (
    <div className="grid overflow-hidden rounded-xl border border-line bg-surface shadow-high lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div className="border-line p-5 max-lg:border-b sm:p-7 lg:border-r">
        <DemonstrationForm
          isAsking={isAsking}
          failure={failure}
          asked={asked}
          onStart={prepare}
          onChange={setTyped}
          onAsk={(fields) => void ask(fields)}
        />
        <p className="hidden noscript:block">
          To try the engine here, your browser has to allow JavaScript. Beside it you see what it
          answers to one complaint.
        </p>
      </div>
      <section
        ref={pane}
        aria-label="What the engine answers"
        aria-busy={isAsking}
        className={cx(
          'flex min-w-0 scroll-my-6 flex-col transition-opacity duration-150 lg:min-h-[35rem]',
          isAsking && 'opacity-50',
        )}
      >
        {answered ? (
          <Suspense fallback={null}>
            <DemonstrationAnswer answer={answered.answer} symptoms={answered.fields.symptoms} />
          </Suspense>
        ) : (
          specimen
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-sunken px-5 py-4 sm:px-7">
          <p className="max-w-[22.7em] text-sm text-soft">
            All causes, checks to do and costs come with a free account
            {typed?.symptoms ? ', and your text comes along.' : '.'}
          </p>
          <LinkButton to="/signup" tone="secondary" onClick={carry}>
            Start Free Diagnosis
          </LinkButton>
        </div>
      </section>
      <p role="status" className="sr-only">
        {isAsking && 'Weighing the causes.'}
        {!isAsking &&
          answered &&
          `${first ? `Most likely: ${first.name}, ${formatPercent(first.probability)}. ` : ''}${DRIVE_WORDS[answered.answer.canDrive.verdict].words}.`}
      </p>
    </div>
  );
}
