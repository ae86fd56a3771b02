import { Link } from '@wrenchwise/ui/link.tsx';

import type { GuideEdition } from './guides.server.ts';

const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** When a guide was last reviewed, and the way to how that is done. */
export function GuideReviewed({ edition: { reviewedOn, version } }: { edition: GuideEdition }) {
  return (
    <p className="mt-10 border-t border-line pt-4 text-sm text-faint">
      {'Last reviewed on '}
      <time dateTime={reviewedOn}>{dayText(reviewedOn)}</time>
      {`, edition ${version}. `}
      <Link to="/about#guides" className="text-link print:hidden">
        How guides are written and checked
      </Link>
    </p>
  );
}
