import { lazy, type ReactNode, Suspense, useState } from 'react';

import type { ChatTarget } from './targets.tsx';

const ChatDialog = lazy(() => import('./chat-dialog.tsx'));

/** The chat about what is on the page; it is loaded when it is first wanted. */
export const useAsk = (
  target: ChatTarget,
): { readonly ask: () => void; readonly dialog: ReactNode } => {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  return {
    ask: () => {
      setIsWanted(true);
      setIsOpen(true);
    },
    dialog: isWanted && (
      <Suspense>
        <ChatDialog target={target} open={isOpen} onOpenChange={setIsOpen} />
      </Suspense>
    ),
  };
};
