import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { MessageCircleQuestionMark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const ChatDialog = lazy(() => import('./chat-dialog.tsx'));

/** Opens the chat about a diagnosis; it is loaded when it is first wanted. */
export function AskButton({ diagnosis }: { diagnosis: Diagnosis }) {
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
          <ChatDialog diagnosis={diagnosis} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
