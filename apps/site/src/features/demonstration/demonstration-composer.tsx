import { Button } from '@wrenchwise/ui/button.tsx';
import { controlStyle } from '@wrenchwise/ui/control-style.ts';
import { ArrowUp } from 'lucide-react';

import { DEMONSTRATION_EXAMPLES } from '~/content/demonstration-examples.ts';

import type { Problem } from './demonstration-fields.ts';

interface Props {
  readonly isAsking: boolean;
  readonly problem: Problem | undefined;
  /** Asks without waiting for a pause. */
  readonly onAskNow: () => void;
  readonly onExample: (symptoms: string) => void;
}

/** The box for the words, with examples to try. Enter asks at once; a pause in typing asks as well. */
export function DemonstrationComposer({ isAsking, problem, onAskNow, onExample }: Props) {
  return (
    <div className="noscript:hidden">
      <label htmlFor="demonstration-symptoms" className="text-xl font-bold tracking-[-0.014em]">
        What is your car doing?
      </label>
      <div className="relative mt-2">
        <textarea
          id="demonstration-symptoms"
          name="symptoms"
          rows={2}
          aria-required
          placeholder="Grinding from the front left when I brake…"
          {...wiring(problem, 'symptoms')}
          className={`${controlStyle} block min-h-20 resize-none py-2.5 pr-14`}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onAskNow();
          }}
        />
        <Button
          type="submit"
          size="icon"
          busy={isAsking}
          aria-label="Show the likely causes"
          icon={<ArrowUp aria-hidden className="size-5" />}
          className="absolute right-1.5 bottom-1.5"
        />
      </div>
      {problem && (
        <p id="demonstration-problem" className="mt-2 text-sm font-medium text-high">
          {problem.message}
        </p>
      )}
      <fieldset className="mt-2.5 min-w-0">
        <legend className="sr-only">Or try one of these</legend>
        <div className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]">
          {DEMONSTRATION_EXAMPLES.map(({ label, symptoms }) => (
            <button
              key={label}
              type="button"
              onClick={() => onExample(symptoms)}
              className="min-h-9 shrink-0 rounded-full border border-warm-line bg-warm-soft px-3.5 text-sm font-label text-warm-text transition-colors duration-150 hover:border-warm-text"
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

/** What ties a field to what is wrong with it. */
export const wiring = (problem: Problem | undefined, field: Problem['field']) =>
  problem?.field === field
    ? { 'aria-invalid': true, 'aria-describedby': 'demonstration-problem' }
    : {};
