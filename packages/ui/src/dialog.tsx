import { t } from '@lingui/core/macro';
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
  /** Placed before the title. */
  leading?: ReactNode;
  /** 'sheet' rises from the lower edge, for a thumb; 'adaptive' does so on a phone only. */
  shape?: 'panel' | 'sheet' | 'adaptive';
  children: ReactNode;
}

const SHAPES = {
  panel:
    'top-1/2 left-1/2 max-h-[88dvh] w-[min(32rem,calc(100vw-2rem))] -translate-1/2 rounded-lg p-6',
  sheet:
    'inset-x-0 bottom-0 max-h-[88dvh] animate-sheet rounded-t-xl p-4 pb-[max(1rem,env(safe-area-inset-bottom))]',
  adaptive:
    'max-h-[92dvh] max-sm:inset-x-0 max-sm:bottom-0 max-sm:animate-sheet max-sm:rounded-t-xl max-sm:p-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))] sm:top-1/2 sm:left-1/2 sm:w-[36rem] sm:-translate-1/2 sm:rounded-lg sm:p-6',
} as const;

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
            SHAPES[shape],
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
              <IconButton label={t`Close`} className="-mr-2">
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
