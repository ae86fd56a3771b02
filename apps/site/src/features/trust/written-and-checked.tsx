import { Link } from '@wrenchwise/ui/link.tsx';

import { dayInWords } from '~/content/measured-words.ts';

import type { Edition } from './edition.server.ts';

/** Who wrote a page and who checked it, by role, and who did not; and the ways to what was wrong. */
export function WrittenAndChecked({ edition: { checkedOn, version } }: { edition: Edition }) {
  return (
    <div className="text-sm text-faint">
      <p className="measure">
        Written by the Wrenchwise editors. Last checked by our rules on{' '}
        <time dateTime={checkedOn}>{dayInWords(checkedOn)}</time>, edition {version}. No garage has
        tried this page on a car, and no carmaker has approved it.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 print:hidden">
        <Link to="/about#guides" className="text-link inline-flex min-h-6 items-center">
          How guides are written and checked
        </Link>
        <Link to="/what-we-got-wrong" className="text-link inline-flex min-h-6 items-center">
          What we got wrong and fixed
        </Link>
      </p>
    </div>
  );
}
