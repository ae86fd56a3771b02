import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { useEffect, useRef, useState } from 'react';

import { keepTicks, readTicks } from './step-ticks.ts';

const boxesIn = (list: HTMLElement | null): readonly HTMLInputElement[] => [
  ...(list?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? []),
];

const ticked = (boxes: readonly HTMLInputElement[]): number[] =>
  boxes.flatMap((box, index) => (box.checked ? [index + 1] : []));

/** How to know that a step is right, and where people go wrong. */
export interface StepDetail {
  readonly rightWhen: string;
  readonly mistake?: string;
}

/** One step with its box, and how to know that it is right. */
function TickedStep({
  anchor,
  number,
  text,
  details,
}: {
  readonly anchor: string | undefined;
  readonly number: number;
  readonly text: string;
  readonly details: readonly StepDetail[] | undefined;
}) {
  return (
    <li id={anchor && `${anchor}-${number}`} className="scroll-mt-24">
      <label className="flex gap-3 rounded-md border border-line bg-surface p-4 transition-colors has-checked:border-low-line has-checked:bg-low-soft print:rounded-none print:border-0 print:border-b print:px-0 print:py-2">
        <input
          type="checkbox"
          autoComplete="off"
          aria-label={t`Step ${number} done`}
          className="mt-0.5 size-5 shrink-0 accent-[var(--accent)]"
        />
        <span aria-hidden className="figures w-6 shrink-0 text-right font-bold text-accent-text">
          {number}
        </span>
        <span className="measure min-w-0">
          {text}
          <Detail detail={details?.[number - 1]} />
        </span>
      </label>
    </li>
  );
}

/**
 * Numbered steps, each with a box to tick. Ticks stay on this device until they are cleared, wherever
 * the same steps are shown. Plain check boxes, so that they work before and without scripts.
 */
export function StepList({
  steps,
  details,
  anchor,
}: {
  steps: readonly string[];
  /** What is under each step, in the same order. */
  details?: readonly StepDetail[];
  /** Steps can be linked to: 'step' makes the third one '#step-3'. For the one list of a page. */
  anchor?: string;
}) {
  const list = useRef<HTMLOListElement>(null);
  const [done, setDone] = useState(0);

  const keep = () => {
    const now = ticked(boxesIn(list.current));
    keepTicks(steps, now);
    setDone(now.length);
  };
  useEffect(() => {
    const boxes = boxesIn(list.current);
    const before = ticked(boxes);
    const kept = readTicks(steps);
    for (const [index, box] of boxes.entries()) box.checked ||= kept.has(index + 1);
    const now = ticked(boxes);
    // Ticked before the page's script had come.
    if (before.length > 0) keepTicks(steps, now);
    setDone(now.length);
  }, [steps]);

  const clear = () => {
    const boxes = boxesIn(list.current);
    for (const box of boxes) box.checked = false;
    keep();
    boxes[0]?.focus();
  };

  return (
    <>
      <ol ref={list} className="mt-4 grid gap-3" onChange={keep}>
        {numbered(steps).map(({ key, number, text }) => (
          <TickedStep key={key} anchor={anchor} number={number} text={text} details={details} />
        ))}
      </ol>
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-2 text-sm text-soft print:hidden">
        {done > 0 && (
          <>
            <span className="figures">
              {t`${done} of ${steps.length} done, stored on this device.`}
            </span>
            <Button tone="ghost" size="sm" onClick={clear}>{t`Clear ticks`}</Button>
          </>
        )}
      </div>
    </>
  );
}

function Detail({ detail }: { detail: StepDetail | undefined }) {
  if (detail === undefined) return null;
  return (
    <>
      <span className="mt-1.5 block text-sm text-soft">
        <span className="font-label text-low">{t`Check:`}</span> {detail.rightWhen}
      </span>
      {detail.mistake !== undefined && (
        <span className="mt-1 block text-sm text-soft">
          <span className="font-label text-medium">{t`Common mistake:`}</span> {detail.mistake}
        </span>
      )}
    </>
  );
}
