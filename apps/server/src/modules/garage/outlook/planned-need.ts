import type { LikelyNeed } from '@wrenchwise/contract/endpoints/outlook';
import type { LikelyNeed as Foreseen } from '@wrenchwise/library/outlook/outlook';
import { addDays, daysBetween } from '@wrenchwise/vehicle/service/service-dates';

/** A recall is free and about safety; an advisory may fail the next test. */
const DAYS = { recall: 14, advisory: 30 } as const;

const TASK_MAX = 200;
const REASON_MAX = 500;

/** 'Worn front pads' within a sentence; 'ABS sensor' stays as it is. */
const withinSentence = (title: string): string =>
  /^[A-Z][a-z]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;

const wordsOf = ({ kind, title, id }: Foreseen): string =>
  kind === 'service'
    ? title
    : kind === 'recall'
      ? `Have recall ${id} looked up and repaired`
      : `Check and put right: ${withinSentence(title)}`;

/**
 * The task that one press makes of a need: due when the need is, and where no day is known within two
 * weeks (recall), a month (advisory) or half of the time that is looked at.
 */
export const plannedNeed = (
  need: Foreseen,
  { from, until }: { readonly from: string; readonly until: string },
): LikelyNeed['task'] => {
  const { kind, item, id, date, mileage, reasons } = need;
  const days =
    kind === 'recall' || kind === 'advisory'
      ? DAYS[kind]
      : Math.round(daysBetween(from, until) / 2);
  return {
    task: wordsOf(need).slice(0, TASK_MAX),
    reason: reasons.join(' ').slice(0, REASON_MAX),
    source:
      kind === 'service' ? 'schedule' : kind === 'wear' || kind === 'fault' ? 'outlook' : kind,
    serviceItem: item ?? id,
    dueDate: date ?? addDays(from, days),
    dueMileage: mileage === undefined ? null : Math.round(mileage),
  };
};
