import type { ComponentProps } from 'react';

import { cx } from './class-names.ts';
import { TextInput } from './text-input.tsx';
import { useSuggest } from './use-suggest.ts';

type Props = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'list'> & {
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
  /** Names the list: 'Makes'. */
  listLabel: string;
};

/** Text with suggestions. Anything may be typed; the list only saves typing. */
export function Suggest({ options, value, onChange, listLabel, onBlur, ...rest }: Props) {
  const suggest = useSuggest({ options, value, onChange });
  return (
    <div className="relative">
      <TextInput
        {...rest}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={suggest.expanded}
        aria-controls={suggest.expanded ? suggest.listId : undefined}
        aria-activedescendant={
          suggest.expanded && suggest.active >= 0 ? suggest.optionId(suggest.active) : undefined
        }
        value={value}
        onChange={(event) => suggest.type(event.target.value)}
        onClick={suggest.open}
        onKeyDown={suggest.onKeyDown}
        onBlur={(event) => {
          suggest.close();
          onBlur?.(event);
        }}
      />
      {suggest.expanded && (
        <div
          id={suggest.listId}
          role="listbox"
          aria-label={listLabel}
          className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 animate-appear overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-high"
        >
          {suggest.shown.map((option, index) => (
            <div
              // Keys are the field's business (ARIA combobox): focus never comes here.
              key={option}
              id={suggest.optionId(index)}
              role="option"
              aria-selected={index === suggest.active}
              // The field keeps focus: a press must not blur it before the choice is made.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => suggest.choose(option)}
              className={cx(
                'flex min-h-10 cursor-pointer items-center rounded-sm px-2.5 hover:bg-sunken',
                index === suggest.active && 'bg-accent-soft text-accent-text',
              )}
            >
              {option}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
