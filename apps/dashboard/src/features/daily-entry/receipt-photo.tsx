import { t } from '@lingui/core/macro';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { type FuelReceipt, readFuelReceipt } from '@wrenchwise/rules/garage/fuel-receipt';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Camera } from 'lucide-react';
import { useId, useState } from 'react';

import { patiently } from '~/connection/connection.ts';
import { prepareFile, UnusableFile } from '~/files/prepare-file.ts';
import { newRequestKey } from '~/queries/request-key.ts';
import { type LogUnits, shownVolume, volumeWord } from '~/user-settings/use-units.ts';
import { useDates, usePlace } from '~/user-settings/user-settings.ts';

const loadReader = patiently(
  async () => (await import('@wrenchwise/client/photograph/read-photograph.ts')).readPhotograph,
);

/** A photograph that goes with an entry. */
export interface Photographed {
  readonly receipt: { readonly name: string; readonly blob: Blob } | null;
}

interface Props {
  units: LogUnits;
  today: string;
  /** What was read and is to be used. */
  onRead: (read: FuelReceipt) => void;
  onReceipt: (receipt: Photographed['receipt']) => void;
  /** What the form has fields for. */
  shows: readonly (keyof FuelReceipt)[];
}

/**
 * Takes a photograph of a receipt, which goes with the entry, and proposes what it says: read on this device, used only
 * when that is pressed.
 */
export function ReceiptPhoto({ units, today, onRead, onReceipt, shows }: Props) {
  const { dateLocale } = usePlace();
  const { shortDay } = useDates();
  const [doing, setDoing] = useState<string>();
  const [read, setRead] = useState<FuelReceipt>();
  const [said, setSaid] = useState<string>();
  const id = useId();

  const propose = async (file: File) => {
    setDoing(t`Loading what reads receipts`);
    const readPhotograph = await loadReader();
    const text = await readPhotograph(file, (share) =>
      setDoing(t`Reading the receipt: ${Math.round(share * 100)} %`),
    );
    const found = readFuelReceipt(text, {
      unit: units.volume,
      isMonthFirst: dateLocale === 'en-US',
      today,
    });
    const usable = shows.filter((field) => found[field] !== undefined);
    setRead(usable.length > 0 ? found : undefined);
    setSaid(
      usable.length > 0
        ? undefined
        : t`The photograph goes with the entry. Nothing could be read of it for sure: please type the amount.`,
    );
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    setSaid(undefined);
    setRead(undefined);
    setDoing(t`Taking the photograph`);
    try {
      const blob = await prepareFile(file);
      onReceipt({ name: t`Receipt ${today} ${newRequestKey().slice(0, 6)}.jpg`, blob });
      if (navigator.onLine) await propose(file);
      else setSaid(t`The photograph goes with the entry. It is read when there is a connection.`);
    } catch (error) {
      setSaid(
        error instanceof UnusableFile
          ? error.message
          : t`The photograph goes with the entry, but it cannot be read here. Please type the amount.`,
      );
    } finally {
      setDoing(undefined);
    }
  };
  const words = read && wordsOf(read, { units, shows, shortDay });
  return (
    <div className="grid gap-2">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={t`Photograph of the receipt`}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = ''; // so that the same can be chosen again
        }}
      />
      <Button
        tone="secondary"
        wide
        busy={doing !== undefined}
        icon={<Camera aria-hidden className="size-4.5" />}
        onClick={() => document.getElementById(id)?.click()}
      >{t`Photograph the receipt`}</Button>
      <p role="status" className="text-sm text-faint empty:hidden">
        {doing ?? said}
      </p>
      {read && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-md border border-accent-line bg-accent-soft px-3 py-2">
          <p className="figures text-sm">{t`Read: ${words ?? ''}. Check it against the paper.`}</p>
          <Button
            size="sm"
            onClick={() => {
              onRead(read);
              setRead(undefined);
              setSaid(t`Used. You can still change it.`);
            }}
          >{t`Use these`}</Button>
        </div>
      )}
    </div>
  );
}

const wordsOf = (
  { litres, kwh, totalCents, date }: FuelReceipt,
  {
    units,
    shows,
    shortDay,
  }: { units: LogUnits; shows: Props['shows']; shortDay: (day: string) => string },
): string =>
  [
    shows.includes('litres') && litres !== undefined
      ? `${shownVolume(litres, units)} ${volumeWord(units)}`
      : undefined,
    shows.includes('kwh') && kwh !== undefined ? `${kwh} kWh` : undefined,
    totalCents === undefined
      ? undefined
      : formatCents(totalCents, { currency: units.currency, exact: true }),
    date === undefined ? undefined : shortDay(date),
  ]
    .filter((part) => part !== undefined)
    .join(' · ');
