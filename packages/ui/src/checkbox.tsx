import { Check, CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { useHeldWhilePressed } from './use-held-while-pressed.ts';

type Props = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: ReactNode;
  error?: string | undefined;
};

/** A tick box with its label and its own error. */
export function Checkbox({ label, error: latestError, required, ...rest }: Props) {
  const error = useHeldWhilePressed(latestError);
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="inline-flex items-start gap-2.5 py-1 text-sm text-soft">
        <span className="relative mt-px size-5 shrink-0">
          <input
            type="checkbox"
            {...rest}
            id={id}
            aria-required={required || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-5 appearance-none rounded-sm border border-line-strong bg-surface transition-colors duration-150 checked:border-accent checked:bg-accent aria-invalid:border-high"
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-0 m-auto size-3.5 text-accent-ink opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm font-medium text-high">
          <CircleAlert aria-hidden className="mt-[3px] size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
