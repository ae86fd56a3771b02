import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';

import { DoThisNext } from './do-this-next.tsx';
import { DriveVerdict } from './drive-verdict.tsx';
import { WhatItIs } from './what-it-is.tsx';

interface Props {
  diagnosis: Diagnosis;
  /** Asks the next question. */
  onQuestion: () => void;
}

/**
 * The answer on one phone screen: whether to drive, what it is, what it costs and the one thing to
 * do next. It is above the tabs, so that each of them is read with it.
 */
export function AnswerInShort({ diagnosis, onQuestion }: Props) {
  return (
    <div className="mb-6 grid items-start gap-x-10 gap-y-4 lg:grid-cols-2">
      <DriveVerdict diagnosis={diagnosis} />
      <div className="grid gap-4">
        <WhatItIs diagnosis={diagnosis} />
        <DoThisNext diagnosis={diagnosis} onQuestion={onQuestion} />
      </div>
    </div>
  );
}
