import { t } from '@lingui/core/macro';
import { Card } from '@wrenchwise/ui/card.tsx';
import { useState } from 'react';

import { useCreateSupportRequest } from '~/features/support/support.queries.ts';

import { RequestForm } from './request-form.tsx';
import { RequestSent } from './request-sent.tsx';

/** The way to a person: a form, and then the number of the request. */
export function AskSupport({ email, planId }: { email: string; planId: string | undefined }) {
  const create = useCreateSupportRequest();
  const [round, setRound] = useState(0);
  return (
    <section aria-labelledby="ask">
      <Card>
        <h2 id="ask" tabIndex={-1} className="scroll-mt-24 text-xl">{t`Ask the support team`}</h2>
        <div className="mt-4">
          {create.data ? (
            <RequestSent
              request={create.data}
              email={email}
              onAgain={() => {
                create.reset();
                setRound(round + 1);
              }}
            />
          ) : (
            <RequestForm key={round} create={create} planId={planId} />
          )}
        </div>
      </Card>
    </section>
  );
}
