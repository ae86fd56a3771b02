import { t } from '@lingui/core/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { ComparedCause, Driver } from '@wrenchwise/rules/comparison';
import { Card } from '@wrenchwise/ui/card.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';

import { driverEffect, SOURCE_WORDS } from './driver-words.ts';

const riseOf = ({ from, to }: ComparedCause): number => (to ?? 0) - (from ?? 0);

const shareText = (share: number | null): string =>
  share === null ? t`not listed` : formatPercent(share);

/** How far each cause moved, drawn between its two shares, and what moved it. */
export function CauseShifts({ causes }: { causes: readonly ComparedCause[] }) {
  return (
    <Card>
      <h2 className="text-lg">{t`What moved, and by what`}</h2>
      <p className="mt-1 text-sm text-soft">{t`An open mark is the share before, a filled one the share after. The largest shift is first.`}</p>
      <ul className="mt-2 divide-y divide-line">
        {causes.map((cause) => (
          <li key={cause.faultId} className="py-4 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-base">{cause.name}</h3>
              <p className="figures text-sm text-soft">
                {shareText(cause.from)} → {shareText(cause.to)}
              </p>
            </div>
            <Track cause={cause} />
            <Why cause={cause} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Track({ cause }: { cause: ComparedCause }) {
  const [from, to] = [(cause.from ?? 0) * 100, (cause.to ?? 0) * 100];
  return (
    <div aria-hidden className="relative mt-2 h-4 px-2">
      <div className="relative h-full">
        <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-sunken ring-1 ring-line ring-inset" />
        <span
          className={cx(
            'absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full',
            riseOf(cause) >= 0 ? 'bg-accent' : 'bg-line-strong',
          )}
          style={{ left: `${Math.min(from, to)}%`, width: `${Math.abs(to - from)}%` }}
        />
        <span
          className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-line-strong bg-surface"
          style={{ left: `${from}%` }}
        />
        <span
          className="absolute top-1/2 size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-surface bg-accent"
          style={{ left: `${to}%` }}
        />
      </div>
    </div>
  );
}

function Why({ cause }: { cause: ComparedCause }) {
  const { drivers, isByOthers, from, to } = cause;
  if (from === null || to === null) {
    return (
      <p className="mt-1.5 text-sm text-soft">
        {from === null
          ? t`It was too unlikely to be listed before.`
          : t`It is too unlikely to be listed now.`}
      </p>
    );
  }
  return (
    <>
      {drivers.length > 0 && (
        <ul className="mt-2 grid gap-1.5 text-sm">
          {drivers.map((driver) => (
            <li key={`${driver.source} ${driver.meaning}`}>
              <DriverLine driver={driver} />
            </li>
          ))}
        </ul>
      )}
      {isByOthers && (
        <p className="mt-1.5 text-sm text-soft">
          {riseOf(cause) > 0
            ? t`It gained because other causes became less likely.`
            : t`It lost because other causes became likelier.`}
        </p>
      )}
    </>
  );
}

function DriverLine({ driver }: { driver: Driver }) {
  const Icon = driver.shift > 0 ? ArrowUp : ArrowDown;
  return (
    <div className="flex gap-2">
      <Icon
        aria-hidden
        className={cx(
          'mt-0.5 size-4 shrink-0',
          driver.shift > 0 ? 'text-accent-text' : 'text-faint',
        )}
      />
      <p className="min-w-0">
        <span className="text-faint">{SOURCE_WORDS[driver.source]}: </span>
        <span className="font-medium">{driver.meaning}</span>
        {driver.text !== '' && driver.source === 'words' && (
          <span className="wrap-anywhere text-soft"> (“{driver.text}”)</span>
        )}
        <span className="block text-soft">{driverEffect(driver)}</span>
      </p>
    </div>
  );
}
