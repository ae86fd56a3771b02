import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { Fragment, type ReactNode, useId, useState } from 'react';

import { cx } from './class-names.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { matchOptions } from './use-suggest.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  /** Other words that find it: a registration, what people call it. */
  readonly keywords?: string;
  /** The heading that it is listed under; those of one group belong together in the list. */
  readonly group?: string;
  readonly icon: ReactNode;
  readonly run: () => void;
}

/** More of one kind hide the others. */
const MAX_OF_A_GROUP = 8;

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  commands: readonly Command[];
  /** A command that exists only for what was typed. */
  commandFor?: (typed: string) => Command | undefined;
  /** What somebody else found for what was typed, beside what matches here. */
  found?: readonly Command[];
  /** Called with what is typed, empty once the palette is closed. */
  onType?: (typed: string) => void;
  /** Looks elsewhere for what was typed; offered last. */
  searchFor?: (typed: string) => Command | readonly Command[];
}

const NOTHING: readonly Command[] = [];

/** Type a few letters, press Enter: every place and action of the dashboard. */
export function CommandPalette({
  open,
  onOpenChange,
  commands,
  found = NOTHING,
  commandFor,
  searchFor,
  onType,
}: Props) {
  const focusReturn = useFocusReturn();
  const change = (next: boolean) => {
    if (!next) onType?.('');
    onOpenChange(next);
  };
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-[oklch(0.2_0.02_240/0.5)]" />
        <Dialog.Content
          {...focusReturn}
          aria-describedby={undefined}
          className="fixed top-[12dvh] left-1/2 z-50 w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-lg border border-line bg-raised shadow-high"
        >
          <Dialog.Title className="sr-only">{t`Search or jump to`}</Dialog.Title>
          <Finder
            commands={commands}
            elsewhere={found}
            commandFor={commandFor}
            searchFor={searchFor}
            onType={onType}
            onChoose={() => change(false)}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface FinderProps {
  commands: readonly Command[];
  elsewhere: readonly Command[];
  commandFor: Props['commandFor'];
  searchFor: Props['searchFor'];
  onType: Props['onType'];
  onChoose: () => void;
}

// Lives as long as the palette is open: what was typed goes with it.
function Finder({ commands, elsewhere, commandFor, searchFor, onType, onChoose }: FinderProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const made = commandFor?.(typed);
  const isTyped = typed.trim() !== '';
  const matched = isTyped
    ? together(
        matchCommands(commands, typed),
        elsewhere.filter(({ id }) => id !== made?.id),
      )
    : commands;
  const search = isTyped && !made ? searchFor?.(typed.trim()) : undefined;
  const found = [made, ...matched, ...(search === undefined ? [] : [search].flat())].filter(
    (command) => command !== undefined,
  );
  const run = (command: Command | undefined) => {
    if (!command) return;
    onChoose();
    command.run();
  };
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 text-faint" />
        <input
          type="text"
          role="combobox"
          aria-label={t`Search pages and actions`}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
          placeholder={t`Search or jump to …`}
          className="min-h-14 flex-1 bg-transparent text-base outline-none placeholder:text-faint"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onType?.(event.target.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault();
              const step = event.key === 'ArrowDown' ? 1 : -1;
              setActive((active + step + found.length) % Math.max(found.length, 1));
            } else if (event.key === 'Enter') {
              event.preventDefault();
              run(found[active]);
            }
          }}
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={t`Pages and actions`}
        className="max-h-[50dvh] overflow-y-auto p-2"
      >
        {found.map((command, index) => (
          <Fragment key={command.id}>
            {command.group !== undefined && command.group !== found[index - 1]?.group && (
              <p aria-hidden className="caption px-3 pt-3 pb-1 first:pt-1">
                {command.group}
              </p>
            )}
            <div
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onClick={() => run(command)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 [&_svg]:size-4.5 [&_svg]:shrink-0',
                index === active && 'bg-accent-soft text-accent-text',
              )}
            >
              {command.icon}
              <span className="min-w-0 wrap-anywhere">{command.label}</span>
            </div>
          </Fragment>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-5 pb-5 text-sm text-faint">{t`Nothing is called that.`}</p>
      )}
    </>
  );
}

/** One list in which each group is whole; what is in both is listed once. */
const together = (
  matched: readonly Command[],
  elsewhere: readonly Command[],
): readonly Command[] => {
  const known = new Set(matched.map(({ id }) => id));
  const all = [...matched, ...elsewhere.filter(({ id }) => !known.has(id))];
  const groups = [...new Set(all.map(({ group }) => group))];
  return groups.flatMap((group) => all.filter((command) => command.group === group));
};

const textOf = ({ label, keywords = '' }: Command): string => `${label} ${keywords}`.trim();

/** Every word has to be found somewhere; what begins with what was typed is first within its group. */
const matchCommands = (commands: readonly Command[], typed: string): readonly Command[] => {
  const words = typed.trim().split(/\s+/);
  const texts = [...new Set(commands.map(textOf))];
  const matching = words.reduce<readonly string[]>(
    (left, word) => matchOptions(left, word, left.length),
    texts,
  );
  const best = matchOptions(texts, typed, texts.length);
  const ranked = [...best, ...matching.filter((text) => !best.includes(text))];
  const found = ranked.flatMap((text) => commands.filter((command) => textOf(command) === text));
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.flatMap((group) =>
    found.filter((command) => command.group === group).slice(0, MAX_OF_A_GROUP),
  );
};
