import { presentError } from '@wrenchwise/client/present-error.ts';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';

import { usePlace } from '~/user-settings/user-settings.ts';

import { CountryOptions } from './country-options.tsx';
import { useChooseCountry } from './country.queries.ts';

interface Props {
  label: string;
  hint?: string;
  className?: string;
}

/** The user's country: choosing one saves it, and what is open comes back for it. */
export function CountrySelect({ label, hint, className }: Props) {
  const { country } = usePlace();
  const choose = useChooseCountry();
  const failure = choose.error && presentError(choose.error).message;
  return (
    <Field
      label={label}
      error={failure ?? undefined}
      {...(hint === undefined ? {} : { hint })}
      {...(className === undefined ? {} : { className })}
    >
      {(control) => (
        <Select
          {...control}
          aria-busy={choose.isPending}
          value={choose.isPending ? choose.variables : country}
          onChange={({ target }) => choose.mutate(target.value)}
        >
          <CountryOptions />
        </Select>
      )}
    </Field>
  );
}
