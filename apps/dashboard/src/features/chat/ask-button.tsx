import { Button } from '@wrenchwise/ui/button.tsx';
import { MessageCircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import type { ChatTarget } from './targets.tsx';

const ChatDialog = lazy(() => import('./chat-dialog.tsx'));

/** Opens the chat about what is on the page; it is loaded when it is first wanted. */
export function AskButton({ target }: { target: ChatTarget }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  return (
    <>
      <Button
        tone="secondary"
        icon={<MessageCircleQuestionMark aria-hidden className="size-4.5" />}
        onClick={() => {
          setIsWanted(true);
          setIsOpen(true);
        }}
      >
        Ask
      </Button>
      {isWanted && (
        <Suspense>
          <ChatDialog target={target} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
