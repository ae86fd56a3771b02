import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

import type { Fields } from './demonstration-fields.ts';
import { useCarriedWords } from './use-carried-words.ts';

/** The way on: the whole diagnosis, with what was typed. */
export function DemonstrationFoot({ fields }: { readonly fields: Fields | undefined }) {
  useCarriedWords(fields);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t sm:flex-nowrap border-line bg-sunken px-4 py-3 sm:px-6">
      <p className="max-w-[24em] text-sm text-soft">
        No account, and nothing is stored. All causes, checks and costs come with a free one
        {fields?.symptoms ? ', and your text comes along.' : '.'}
      </p>
      <LinkButton to="/signup" size="sm" className="shrink-0">
        Start Free Diagnosis
      </LinkButton>
    </div>
  );
}
