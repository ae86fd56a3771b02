import { t } from '@lingui/core/macro';
import { useId } from 'react';

import type { AuditShow } from './audit.queries.ts';

const OPTIONS = [
  { value: 'security', word: t`Security only` },
  { value: 'all', word: t`Everything` },
] as const;

interface Props {
  value: AuditShow;
  onChange: (value: AuditShow) => void;
}

/** Security events only, or also what was made, changed and deleted. */
export function AuditSwitch({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{t`Events to show`}</legend>
      {OPTIONS.map((option) => (
        <label
          key={option.value}
          className="flex min-h-9 items-center rounded-sm px-3 text-sm font-label text-faint has-checked:bg-raised has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          {option.word}
        </label>
      ))}
    </fieldset>
  );
}
