import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SupportRequest } from '@wrenchwise/contract/endpoints/support';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { PROMISE } from './reply-promise.ts';

/** In place of the form once a request is on its way. */
export function RequestSent({
  request,
  email,
  onAgain,
}: {
  request: SupportRequest;
  email: string;
  onAgain: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that was pressed is gone.
    heading.current?.focus();
  }, []);
  return (
    <div className="animate-appear">
      <CircleCheck aria-hidden className="size-8 text-low" />
      <h3
        ref={heading}
        tabIndex={-1}
        className="mt-3 text-lg"
      >{t`Request ${request.number} is on its way`}</h3>
      <p className="mt-1.5 text-soft">
        <Trans>
          {PROMISE} A copy of what you wrote goes to <span className="break-all">{email}</span>.
        </Trans>
      </p>
      <Button tone="secondary" className="mt-5" onClick={onAgain}>{t`Ask something else`}</Button>
    </div>
  );
}
