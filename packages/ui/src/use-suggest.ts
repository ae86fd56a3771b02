import { type KeyboardEvent, useId, useMemo, useState } from 'react';

const SHOWN = 8;

/** Options that start with what was typed, then those that hold it; accents and case do not matter. */
export const matchOptions = (
  options: readonly string[],
  typed: string,
  most = SHOWN,
): readonly string[] => {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
  const wanted = plain(typed.trim());
  if (wanted === '') return options.slice(0, most);
  const starts = options.filter((option) => plain(option).startsWith(wanted));
  const holds = options.filter(
    (option) => !plain(option).startsWith(wanted) && plain(option).includes(wanted),
  );
  return [...starts, ...holds].slice(0, most);
};

/** Which option the arrow keys lead to, around both ends; the first or the last from a closed list. */
const stepTo = (active: number, step: 1 | -1, count: number, expanded: boolean): number =>
  expanded ? (active + step + count) % count : step > 0 ? 0 : count - 1;

/** The state and keys of an ARIA 1.2 combobox whose text is always free. */
export const useSuggest = (given: {
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}) => {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = useMemo(
    () => matchOptions(given.options, given.value),
    [given.options, given.value],
  );
  const isExact = shown.length === 1 && shown[0] === given.value;
  const expanded = open && shown.length > 0 && !isExact;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: string) => {
    given.onChange(option);
    close();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (shown.length === 0) return;
      event.preventDefault();
      setActive(stepTo(active, event.key === 'ArrowDown' ? 1 : -1, shown.length, expanded));
      setOpen(true);
    } else if (event.key === 'Enter' && expanded) {
      const option = shown[active];
      if (option !== undefined) {
        event.preventDefault();
        choose(option);
      } else close();
    } else if (event.key === 'Escape' && expanded) {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') close();
  };

  return {
    listId,
    expanded,
    active,
    shown,
    choose,
    close,
    optionId: (index: number) => `${listId}-${index}`,
    type: (text: string) => {
      given.onChange(text);
      setActive(-1);
      setOpen(true);
    },
    open: () => setOpen(true),
    onKeyDown,
  };
};
