import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { cx } from './class-names.ts';
import { useHeldWhilePressed } from './use-held-while-pressed.ts';

/** What a control inside a field must spread on itself. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface Props {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Placed at the end of the label's line, such as 'Forgot password?'. */
  aside?: ReactNode;
  className?: string;
  /** 'heading' for the one question that a card is about. */
  labelSize?: 'normal' | 'heading';
  children: (control: FieldControl) => ReactNode;
}

/** Wires label, hint and error to one control, once for the whole product. */
export function Field({
  label,
  hint,
  error: latestError,
  required,
  aside,
  className,
  labelSize = 'normal',
  children,
}: Props) {
  const error = useHeldWhilePressed(latestError);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = cx(hint !== undefined && hintId, error !== undefined && errorId);
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label
          htmlFor={id}
          className={
            labelSize === 'heading' ? 'text-lg font-bold tracking-[-0.014em]' : 'text-sm font-label'
          }
        >
          {label}
        </label>
        {aside}
      </div>
      {hint !== undefined && (
        <div id={hintId} className="text-sm text-faint">
          {hint}
        </div>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required ? true : undefined,
      })}
      {error !== undefined && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-high">
          <CircleAlert aria-hidden className="mt-[3px] size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
