import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: 'danger';
  readonly onSelect: () => void;
}

/** A list of actions behind one button. */
export function Menu({ trigger, items }: { trigger: ReactNode; items: readonly MenuItem[] }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 min-w-52 animate-appear rounded-md border border-line bg-raised p-1 shadow-high"
        >
          {items.map((item) => (
            <Radix.Item
              key={item.id}
              onSelect={item.onSelect}
              className={cx(
                'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-sm outline-none data-[highlighted]:bg-sunken [&_svg]:size-4.5',
                item.tone === 'danger' && 'text-high',
              )}
            >
              {item.icon}
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
