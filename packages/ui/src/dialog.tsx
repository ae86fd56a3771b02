import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

import { cx } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useFocusReturn } from './use-focus-return.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** Stands before the title. */
  leading?: ReactNode;
  /** 'sheet' rises from the lower edge, for a thumb. */
  shape?: 'panel' | 'sheet';
  children: ReactNode;
}

/** A modal with a title; Escape, the backdrop and the cross close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  leading,
  shape = 'panel',
  children,
}: Props) {
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[oklch(0.2_0.02_240/0.5)]" />
        <Radix.Content
          {...focusReturn}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cx(
            'fixed z-50 overflow-y-auto border border-line bg-raised shadow-high',
            shape === 'sheet'
              ? 'inset-x-0 bottom-0 max-h-[88dvh] animate-sheet rounded-t-xl p-4 pb-[max(1rem,env(safe-area-inset-bottom))]'
              : 'top-1/2 left-1/2 max-h-[88dvh] w-[min(32rem,calc(100vw-2rem))] -translate-1/2 rounded-lg p-6',
          )}
        >
          <div className="mb-3 flex items-start justify-between gap-3">
            {leading}
            <div className="min-w-0 flex-1 pt-2">
              <Radix.Title className="text-lg">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-soft">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-2">
                <X aria-hidden className="size-5" />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
