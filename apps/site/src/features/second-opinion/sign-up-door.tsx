import { rememberPath } from '@wrenchwise/client/return-path.ts';
import { handOverWords } from '@wrenchwise/client/shared-file.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import type { MouseEvent } from 'react';

interface Props {
  /** Where the dashboard goes on with it. */
  readonly to: string;
  /** What was checked, which comes along. */
  readonly words?: () => string;
}

/** What an account adds, and the way to one. The words are stored in this browser only, because they are asked to come along. */
export function SignUpDoor({ to, words }: Props) {
  const carry = (event: MouseEvent<HTMLAnchorElement>) => {
    rememberPath(to);
    const text = words?.() ?? '';
    if (text === '') return;
    // The next page is loaded once the words are stored: leaving this one would end it.
    event.preventDefault();
    const go = () => location.assign(siteAddress('/signup'));
    void handOverWords(text).then(go, go);
  };
  return (
    <div className="rounded-xl border border-line bg-sunken p-5 sm:p-6">
      <h2 className="text-lg">Go on with a free account</h2>
      <ul className="measure mt-2 list-disc pl-5 text-soft">
        <li>Store this quote and set others beside it.</li>
        <li>Take a sheet along: printed, as a PDF or behind a link.</li>
        <li>Have the fault diagnosed, and see whether the work follows from it.</li>
      </ul>
      <LinkButton to="/signup" className="mt-4" onClick={carry}>
        Create a free account
      </LinkButton>
    </div>
  );
}
