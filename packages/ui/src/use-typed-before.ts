import { useState } from 'react';

import { useHydrated } from './use-hydrated.ts';

type Fields = Readonly<Record<string, string | boolean>>;

const typedIn = (name: string, empty: string | boolean): string | boolean => {
  const control = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
  if (!control) return empty;
  return typeof empty === 'boolean' ? control.checked : control.value || empty;
};

/**
 * The first values of a form's fields, by name: what was typed into the prerendered page before its
 * script came, otherwise `empty`. Without it, hydration would replace the text by the empty default.
 */
export const useTypedBefore = <T extends Fields>(empty: T): T => {
  const isHydrated = useHydrated();
  const [values] = useState(
    () =>
      isHydrated || typeof document === 'undefined'
        ? empty
        : (Object.fromEntries(
            Object.entries(empty).map(([name, value]) => [name, typedIn(name, value)]),
          ) as T), // the same keys, each with a value of its own type
  );
  return values;
};
