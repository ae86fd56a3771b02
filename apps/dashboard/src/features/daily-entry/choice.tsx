import { cx } from '@wrenchwise/ui/class-names.ts';

interface Props<Value extends string> {
  label: string;
  name: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** 'list' for sentences, one below the other. */
  shape?: 'chips' | 'list';
}

/** One of a few, each a tap. */
export function Choice<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  shape = 'chips',
}: Props<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-label">{label}</legend>
      <div className={shape === 'chips' ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-11 cursor-pointer items-center border px-3.5 text-sm transition-colors duration-150 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
              shape === 'chips' ? 'rounded-full' : 'rounded-md py-2',
              option.value === value
                ? 'border-accent bg-accent-soft font-label text-accent-text'
                : 'border-line-strong/60 bg-surface text-soft hover:border-line-strong',
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
