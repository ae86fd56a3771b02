import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { Search } from 'lucide-react';

import { LONGEST_SEARCH } from '~/ui/use-searched-list.ts';

/** The search above a list. */
export function SearchBox({
  label,
  placeholder,
  typed,
  onType,
}: {
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
}) {
  return (
    <div role="search" className="relative mb-4 grid max-w-xl gap-1.5">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-3.5 left-3.5 size-4.5 text-faint"
      />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className="pl-10.5"
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      <CharacterCount length={typed.trim().length} max={LONGEST_SEARCH} />
    </div>
  );
}
