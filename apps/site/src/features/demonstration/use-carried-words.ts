import { keepDiagnosisDraft } from '@wrenchwise/client/diagnosis-draft.ts';
import { rememberPath } from '@wrenchwise/client/return-path.ts';
import { sitePath } from '@wrenchwise/ui/site-address.ts';
import { useEffect } from 'react';

import type { Fields } from './demonstration-fields.ts';

const WAYS_IN: ReadonlySet<string> = new Set(['/signup', '/login']);

/**
 * What was typed goes along to the diagnosis form, by whichever link of the page its author signs up
 * or logs in. It is the one thing that is stored, because the user asks for it. A link that leads to a
 * place of its own afterwards, such as a plan, still leads there.
 */
export const useCarriedWords = (fields: Fields | undefined): void => {
  useEffect(() => {
    if (!fields?.symptoms) return undefined;
    const carry = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || !WAYS_IN.has(sitePath(link.pathname))) return;
      keepDiagnosisDraft(fields);
      if (link.dataset['remember'] === undefined) rememberPath('/dashboard/diagnose');
    };
    addEventListener('click', carry);
    return () => removeEventListener('click', carry);
  }, [fields]);
};
