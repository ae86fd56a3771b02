import { plural, t } from '@lingui/core/macro';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { renewalTitle } from '@wrenchwise/car-ui/words/record-words.ts';
import type { OpenThing } from '@wrenchwise/rules/garage/car-state';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { CircleCheck, Clock, OctagonX, TriangleAlert } from 'lucide-react';

import { type Dates, useDates } from '~/user-settings/user-settings.ts';

interface Look {
  readonly Icon: typeof Clock;
  readonly text: string;
  readonly label: string;
  readonly rest?: string;
}

const stillOpen = (count: number): string =>
  plural(count, { one: `1 finding still open`, other: `${count} findings still open` });

const look = (Icon: typeof Clock, tone: 'medium' | 'high', label: string, rest: string): Look => ({
  Icon,
  text: tone === 'high' ? 'text-high' : 'text-medium',
  label,
  rest,
});

const lookOf = (thing: OpenThing, { shortDay }: Dates): Look => {
  if (thing.kind === 'problem') {
    const { text, short, Icon } = VERDICTS[thing.problem.canDrive];
    const { topCause } = thing.problem;
    return { Icon, text, label: short, ...(topCause === null ? {} : { rest: topCause.name }) };
  }
  if (thing.kind === 'overdue') return look(Clock, 'high', t`Overdue`, thing.task);
  if ('count' in thing) {
    const open = stillOpen(thing.count);
    return thing.kind === 'failed'
      ? look(TriangleAlert, 'high', t`Failed its MOT`, open)
      : look(TriangleAlert, 'medium', t`MOT advisories`, open);
  }
  if (thing.kind === 'renewal-ended') {
    const { renewal } = thing;
    return look(TriangleAlert, 'high', t`Ended: ${renewalTitle(renewal)}`, shortDay(renewal.dueOn));
  }
  return thing.kind === 'mot-ended'
    ? look(OctagonX, 'high', t`No MOT`, t`since ${shortDay(thing.on)}`)
    : look(TriangleAlert, 'high', t`Tax ended`, shortDay(thing.on));
};

/** The worst thing that is open on a car, or that nothing is. */
export function OpenThingLine({ thing }: { thing: OpenThing | undefined }) {
  const dates = useDates();
  if (thing === undefined) {
    return (
      <p className="flex items-start gap-2 text-sm text-low">
        <CircleCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
        {t`Nothing is open`}
      </p>
    );
  }
  const { Icon, text, label, rest } = lookOf(thing, dates);
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon aria-hidden className={cx('mt-0.5 size-4.5 shrink-0', text)} />
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        <span className={cx('font-label', text)}>{label}</span>
        {rest !== undefined && `: ${rest}`}
      </span>
    </p>
  );
}
