import { t } from '@lingui/core/macro';
import type { Reading } from '@wrenchwise/rules/report-preview';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Undo2, X } from 'lucide-react';

import { MeasurementState } from './measurement-state.tsx';

interface Props {
  readings: readonly Reading[];
  /** Ids of the readings that were taken back. */
  removed: readonly string[];
  /** Takes a reading back, or puts it back. */
  onToggle: (id: string) => void;
  /** One line each, for where there is little room: the words are for screen readers only. */
  compact?: boolean;
}

/** Longer quotations are shortened in the middle, between words. */
const LONGEST = 64;

const quoted = (text: string): string => {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= LONGEST) return plain;
  const half = LONGEST / 2;
  // A word that is as long as the half itself is cut all the same.
  const start = plain
    .slice(0, half + 1)
    .replace(/\s\S*$/, '')
    .slice(0, half);
  const end = plain
    .slice(-half - 1)
    .replace(/^\S*\s/, '')
    .slice(-half);
  return `${start} … ${end}`;
};

const nameOf = ({ present, label }: Reading): string =>
  present ? label : `Not: ${label.charAt(0).toLowerCase()}${label.slice(1)}`;

function ToggleReading({
  isRemoved,
  reading,
  onToggle,
  compact,
}: {
  readonly isRemoved: boolean;
  readonly reading: Reading;
  readonly onToggle: (id: string) => void;
  readonly compact: boolean;
}) {
  return (
    <button
      type="button"
      aria-label={`${isRemoved ? t`Put back` : t`Remove`}: ${nameOf(reading)}`}
      onClick={() => onToggle(reading.id)}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-sm text-soft hover:bg-sunken hover:text-ink',
        compact ? 'size-9' : 'size-11',
      )}
    >
      {isRemoved ? <Undo2 aria-hidden className="size-4" /> : <X aria-hidden className="size-4" />}
    </button>
  );
}

/** What was understood, with the words that it came from; each can be taken back and put back. */
export function ReadingChips({ readings, removed, onToggle, compact = false }: Props) {
  return (
    <ul
      className={cx(
        'flex gap-2',
        // On a phone a row that is pushed sideways: what follows stays in sight.
        compact
          ? 'relative -mx-1 overflow-x-auto px-1 py-0.5 [scrollbar-width:none] sm:flex-wrap'
          : 'flex-wrap',
      )}
    >
      {readings.map((reading) => {
        const isRemoved = removed.includes(reading.id);
        return (
          <li
            key={reading.id}
            className={cx(
              'flex max-w-full animate-appear items-center rounded-md border pr-0.5 pl-3',
              compact ? 'gap-0 text-sm max-sm:shrink-0' : 'gap-1 py-1',
              isRemoved ? 'border-dashed border-line-strong' : 'border-accent-line bg-accent-soft',
            )}
          >
            <span className={cx('min-w-0', compact && 'flex items-center gap-x-2')}>
              <span
                className={cx(
                  'block min-w-0 font-label wrap-anywhere',
                  isRemoved && 'text-faint line-through',
                )}
              >
                {nameOf(reading)}
              </span>
              {reading.state !== undefined && !isRemoved && (
                <span className="block text-xs">
                  <MeasurementState state={reading.state} />
                </span>
              )}
              {reading.text !== '' && (
                <span className={compact ? 'sr-only' : 'block text-xs wrap-anywhere text-soft'}>
                  “{quoted(reading.text)}”
                </span>
              )}
            </span>
            <ToggleReading
              isRemoved={isRemoved}
              reading={reading}
              onToggle={onToggle}
              compact={compact}
            />
          </li>
        );
      })}
    </ul>
  );
}
