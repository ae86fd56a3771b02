import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

import { cx } from './class-names.ts';

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
export function Accordion({ items, level = 3, defaultOpen = '', onOpen }: Props) {
  const [opened, setOpened] = useState(defaultOpen);
  const open = (id: string) => {
    setOpened(id);
    onOpen?.(id);
  };
  return (
    <div className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <Item
          key={item.id}
          item={item}
          level={level}
          isOpen={item.id === opened}
          onToggle={(isOpen) => open(isOpen ? item.id : '')}
        />
      ))}
    </div>
  );
}

interface ItemProps {
  item: AccordionItem;
  level: 2 | 3 | 4;
  isOpen: boolean;
  onToggle: (open: boolean) => void;
}

function Item({ item, level, isOpen, onToggle }: ItemProps) {
  const Heading = `h${level}` as const;
  const panelId = useId();

  return (
    <div>
      <Heading className="tracking-normal text-wrap">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={() => onToggle(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-4 py-3 text-left font-label hover:text-accent-text focus-visible:outline-offset-[-2px]"
        >
          <span className="min-w-0 flex-1">{item.title}</span>
          <ChevronDown
            aria-hidden
            className={cx(
              'size-5 shrink-0 text-faint transition-transform duration-150',
              isOpen && 'rotate-180',
            )}
          />
        </button>
      </Heading>
      {isOpen && (
        <div id={panelId} className="animate-appear">
          <div className="measure pb-5 text-soft">{item.content}</div>
        </div>
      )}
    </div>
  );
}
