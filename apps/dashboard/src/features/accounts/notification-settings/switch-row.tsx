import { cx } from '@wrenchwise/ui/class-names.ts';
import { useId } from 'react';

interface Props {
  label: string;
  text: string;
  on: boolean;
  /** Stored as it is, but without effect at present. */
  disabled?: boolean;
  onSwitch: (on: boolean) => void;
}

/** A switch with its name and a sentence on what it does. */
export function SwitchRow({ label, text, on, disabled, onSwitch }: Props) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-5 py-4">
      <div className="min-w-0">
        <label htmlFor={id} className={cx('font-label', disabled && 'text-faint')}>
          {label}
        </label>
        <p
          id={`${id}-text`}
          className={cx('measure text-sm', disabled ? 'text-faint' : 'text-soft')}
        >
          {text}
        </p>
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={`${id}-text`}
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={(event) => onSwitch(event.target.checked)}
        className={cx(
          'relative mt-0.5 h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-sunken transition-colors duration-150',
          'before:absolute before:top-1/2 before:left-1 before:size-4.5 before:-translate-y-1/2 before:rounded-full before:bg-line-strong before:transition-[left] before:duration-150',
          'checked:border-accent checked:bg-accent checked:before:left-6 checked:before:bg-accent-ink disabled:cursor-not-allowed disabled:opacity-50',
        )}
      />
    </div>
  );
}
