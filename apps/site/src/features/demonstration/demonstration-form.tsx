import { Button } from '@wrenchwise/ui/button.tsx';
import { controlStyle } from '@wrenchwise/ui/control-style.ts';
import { lazy, Suspense, type SyntheticEvent, useRef, useState } from 'react';

import { DEMONSTRATION_EXAMPLES } from '~/content/demonstration-examples.ts';

import { type Fields, fieldsOf, isTooLong, problemOf } from './demonstration-fields.ts';
import type { Asked } from './use-demonstration.ts';

// Comes when it is needed: nobody who reads the page waits for it.
const AskForMore = lazy(async () => ({
  default: (await import('@wrenchwise/ui/ask-for-more.tsx')).AskForMore,
}));

interface Props {
  readonly isAsking: boolean;
  readonly failure: string | undefined;
  readonly asked: Asked | undefined;
  readonly onAsk: (fields: Fields) => void;
  /** Somebody is about to ask. */
  readonly onStart: () => void;
  /** What is typed at the moment. */
  readonly onChange: (fields: Fields) => void;
}

const CAR = [
  { name: 'make', label: 'Make', placeholder: 'Ford' },
  { name: 'model', label: 'Model', placeholder: 'Focus' },
  { name: 'year', label: 'Year', placeholder: '2015', inputMode: 'numeric' },
] as const;

/**
 * What the car is doing, in one box. Before the page's script is there, pressing the button does
 * nothing (`method="dialog"`): the text goes into no address and to no other page.
 */
export function DemonstrationForm({ isAsking, failure, asked, onAsk, onStart, onChange }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>();

  const ask = () => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    const found = problemOf(fields);
    setProblem(found);
    onChange(fields);
    if (found) {
      const control = form.current.elements.namedItem(found.field);
      if (!(control instanceof HTMLElement)) return;
      control.closest('details')?.setAttribute('open', '');
      control.focus();
    } else onAsk(fields);
  };

  const tryExample = (symptoms: string) => {
    const box = form.current?.elements.namedItem('symptoms');
    if (box instanceof HTMLTextAreaElement) box.value = symptoms;
    ask();
  };

  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    ask();
  };

  const said = (field: string) => (problem?.field === field ? problem.message : undefined);
  const wiring = (field: string) =>
    said(field) === undefined
      ? {}
      : { 'aria-invalid': true, 'aria-describedby': 'demonstration-problem' };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its fields let through
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={send}
      onFocus={onStart}
      onInput={() => {
        if (!form.current) return;
        const fields = fieldsOf(form.current);
        onChange(fields);
        // Too long is said at once: nothing is cut off.
        setProblem(isTooLong(fields) ? problemOf(fields) : undefined);
      }}
      className="noscript:hidden"
    >
      <label htmlFor="demonstration-symptoms" className="text-xl font-bold tracking-[-0.014em]">
        What is your car doing?
      </label>
      <textarea
        id="demonstration-symptoms"
        name="symptoms"
        rows={4}
        aria-required
        placeholder="A noise, a smell, a light, a code: as you would tell a friend."
        {...wiring('symptoms')}
        className={`${controlStyle} mt-3 block min-h-32 resize-none py-2.5`}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
            send(event);
          }
        }}
      />
      <fieldset className="mt-3 flex flex-wrap gap-2">
        <legend className="caption mb-1.5">Or try one of these</legend>
        {DEMONSTRATION_EXAMPLES.map(({ label, symptoms }) => (
          <button
            key={label}
            type="button"
            onClick={() => tryExample(symptoms)}
            className="min-h-9 rounded-full border border-line bg-paper px-3.5 text-sm text-soft transition-colors duration-150 hover:border-accent-line hover:bg-accent-soft hover:text-accent-text"
          >
            {label}
          </button>
        ))}
      </fieldset>
      <details className="mt-4">
        <summary className="text-link inline-flex min-h-9 w-fit items-center text-sm">
          Which car is it? <span className="sr-only">(optional)</span>
        </summary>
        <div className="mt-1 grid grid-cols-[1fr_1fr_5.5rem] gap-2">
          {CAR.map(({ name, label, ...rest }) => (
            <label key={name} className="grid min-w-0 gap-1 text-sm font-label">
              {label}
              <input
                type="text"
                name={name}
                autoComplete="off"
                {...rest}
                {...wiring(name)}
                className={`${controlStyle} font-normal`}
              />
            </label>
          ))}
        </div>
      </details>
      {problem && (
        <p id="demonstration-problem" className="mt-3 text-sm font-medium text-high">
          {problem.message}
        </p>
      )}
      {asked && (
        <Suspense fallback={null}>
          <div className="mt-4">
            <AskForMore {...asked} onPick={tryExample} />
          </div>
        </Suspense>
      )}
      {failure !== undefined && (
        <p
          role="alert"
          className="mt-3 rounded-md border border-high-line bg-high-soft px-3.5 py-2.5 text-sm"
        >
          {failure}
        </p>
      )}
      <Button type="submit" size="lg" wide busy={isAsking} className="mt-4">
        {isAsking ? 'Weighing the causes…' : 'Show the likely causes'}
      </Button>
      <p className="mt-3 text-sm text-faint">
        No account. What you type here is answered and not kept.
      </p>
    </form>
  );
}
