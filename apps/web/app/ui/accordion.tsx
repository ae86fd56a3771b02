import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

interface Props {
  items: readonly AccordionItem[];
  /** The rank of the items' headings on their page. */
  level?: 2 | 3 | 4;
  /** The id of the item that is open at first. */
  defaultOpen?: string;
  /** Called with the id that was opened, or with '' when all are closed. */
  onOpen?: (id: string) => void;
}

/** Items of which one at a time is open. */
export function Accordion({ items, level = 3, defaultOpen, onOpen }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Radix.Root
      type="single"
      collapsible
      {...(defaultOpen === undefined ? {} : { defaultValue: defaultOpen })}
      {...(onOpen ? { onValueChange: onOpen } : {})}
      className="divide-y divide-line border-y border-line"
    >
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id}>
          <Radix.Header asChild>
            <Heading className="tracking-normal">
              <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-[560] hover:text-accent-text focus-visible:outline-offset-[-2px]">
                <span className="min-w-0 flex-1">{item.title}</span>
                <ChevronDown
                  aria-hidden
                  className="size-5 shrink-0 text-faint transition-transform duration-150 group-data-[state=open]:rotate-180"
                />
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content className="animate-accordion">
            <div className="measure pb-5 text-soft">{item.content}</div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
