import { useState } from 'react';

import { RecoveryCodes } from './recovery-codes.tsx';

interface Given {
  /** Undefined until they are there to be shown. */
  codes: readonly string[] | undefined;
  /** The server is being asked for what they are the answer to. */
  isOnTheWay: boolean;
  onClose: () => void;
}

/**
 * Recovery codes at the end of a dialog, and how it closes: not while they are on their way, and
 * once they are shown only after the user has said that they are stored.
 */
export const useRecoveryCodes = ({ codes, isOnTheWay, onClose }: Given) => {
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const close = () => {
    if (isOnTheWay) return;
    if (codes && !isKept) setReminded(true);
    else onClose();
  };
  return {
    close,
    panel: codes && (
      <RecoveryCodes
        codes={codes}
        isKept={isKept}
        onKept={setKept}
        isReminded={isReminded}
        onDone={close}
      />
    ),
  };
};
