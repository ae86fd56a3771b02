import { t } from '@lingui/core/macro';
import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

import { buttonStyle } from './button-style.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  /** The word for doing it: 'Delete diagnosis'. */
  confirm: string;
  /** The word for leaving it, where 'Cancel' could mean either. */
  dismiss?: string;
  onConfirm: () => void;
  /** Whether what was answered in it has to be put right first: confirming then does nothing. */
  isBlocked?: boolean;
  /** What is to be known or answered before it is confirmed. */
  children?: ReactNode;
}

/** Asks before something is destroyed. Focus starts on 'Cancel'. */
export function AlertDialog(props: Props) {
  const { open, onOpenChange, title, description, confirm, dismiss = t`Cancel`, onConfirm } = props;
  const { isBlocked = false, children } = props;
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[oklch(0.2_0.02_240/0.5)]" />
        <Radix.Content
          {...focusReturn}
          className="fixed top-1/2 left-1/2 z-50 max-h-[88dvh] w-[min(28rem,calc(100vw-2rem))] -translate-1/2 overflow-y-auto rounded-lg border border-line bg-raised p-6 shadow-high"
        >
          <Radix.Title className="text-lg">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>
          {children !== undefined && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-2">
            <Radix.Cancel className={buttonStyle({ tone: 'secondary' })}>{dismiss}</Radix.Cancel>
            <Radix.Action
              className={buttonStyle({ tone: 'danger' })}
              aria-disabled={isBlocked || undefined}
              onClick={(event) => {
                // Radix closes the dialog unless the event is prevented.
                if (isBlocked) event.preventDefault();
                else onConfirm();
              }}
            >
              {confirm}
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
