import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { MessageCircleQuestionMark } from 'lucide-react';

import type { ChatTarget } from './targets.tsx';
import { useAsk } from './use-ask.tsx';

/** Opens the chat about what is on the page. */
export function AskButton({ target }: { target: ChatTarget }) {
  const { ask, dialog } = useAsk(target);
  return (
    <>
      <Button
        tone="secondary"
        icon={<MessageCircleQuestionMark aria-hidden className="size-4.5" />}
        onClick={ask}
      >{t`Ask`}</Button>
      {dialog}
    </>
  );
}
