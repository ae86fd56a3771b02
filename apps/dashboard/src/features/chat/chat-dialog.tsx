import { t } from '@lingui/core/macro';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';

import { Conversation } from './conversation.tsx';
import { type ChatTarget, conversationOf } from './targets.tsx';

interface Props {
  target: ChatTarget;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The chat about what is on the page, in a dialog over it. */
export default function ChatDialog({ target, open, onOpenChange }: Props) {
  const { description, ...conversation } = conversationOf(target);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      shape="adaptive"
      title={t`AI Assistance Chat`}
      description={description}
    >
      <Conversation {...conversation} />
    </Dialog>
  );
}
