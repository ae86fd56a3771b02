import { Link } from '@wrenchwise/ui/link.tsx';

import { dayInWords } from '~/content/measured-words.ts';

import type { GuideEdition } from './guides.server.ts';

/** When the rules for guides last passed, and the way to what they are. */
export function EditionNote({ edition: { checkedOn, version } }: { edition: GuideEdition }) {
  return (
    <p className="mt-10 border-t border-line pt-4 text-sm text-faint">
      {'Last checked by our rules on '}
      <time dateTime={checkedOn}>{dayInWords(checkedOn)}</time>
      {`, edition ${version}. `}
      <Link to="/about#guides" className="text-link print:hidden">
        How guides are written and checked
      </Link>
    </p>
  );
}
