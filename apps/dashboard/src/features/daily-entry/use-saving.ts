import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { EntryCar } from '@wrenchwise/contract/endpoints/daily-entry';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useRef, useState } from 'react';

import { outboxOf } from '~/outbox/outbox.queries.ts';
import type { SavedAs } from '~/outbox/outbox.ts';
import type { Waiting } from '~/outbox/waiting.ts';
import { newRequestKey } from '~/queries/request-key.ts';

import { takeBack, useRefreshGarage, useUserId } from './daily-entry.queries.ts';

/** Nobody waits at a pump for longer: what is not answered by then goes on by itself. */
const PATIENCE_MS = 6000;

const impatient = (): Promise<SavedAs> =>
  new Promise((resolve) => setTimeout(() => resolve({ state: 'waiting' }), PATIENCE_MS));

/** Why a form was not saved, and whether it can be confirmed. */
export interface Refusal {
  readonly message: string;
  readonly field: 'odometer' | 'amount' | undefined;
  /** Of the button that saves it all the same. */
  readonly confirm: string | undefined;
}

const refusalOf = ({ code, message }: { code: string; message: string }): Refusal => {
  const isReading =
    code === 'log/implausible-odometer' || code === 'maintenance/odometer-implausible';
  const isFill = code === 'log/implausible-fill';
  return {
    message,
    field: isReading ? 'odometer' : isFill ? 'amount' : undefined,
    confirm: isReading ? t`The reading is right` : isFill ? t`The amount is right` : undefined,
  };
};

type Work = Pick<Waiting, 'work' | 'summary' | 'receipt'>;

/** Saves what a form of the sheet says, at once or as soon as there is a connection; then says so and closes. */
export const useSaving = (car: Pick<EntryCar, 'name'>, onSaved: () => void) => {
  const userId = useUserId();
  const refresh = useRefreshGarage();
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  // The same until something else is sent: a second press never adds a second entry.
  const attempt = useRef({ text: '', key: '' });

  const undo = async ({ work }: Work, id: string | null) => {
    try {
      await takeBack(work, id);
      refresh();
      void showToast('success', t`Taken back.`);
    } catch (error) {
      void showToast('error', presentError(error).message);
    }
  };
  const settle = (
    made: Work,
    key: string,
    saved: SavedAs,
    drop: (key: string) => Promise<void>,
  ) => {
    if (saved.state === 'refused') {
      setRefusal(refusalOf(saved));
      // It is still in the form: what waits is what nobody looks at any more.
      void drop(key);
      return;
    }
    attempt.current = { text: '', key: '' };
    if (saved.state === 'written') {
      refresh();
      void showToast('success', t`Saved: ${made.summary}.`, {
        label: t`Undo`,
        onPress: () => void undo(made, saved.id),
      });
    } else {
      void showToast(
        'message',
        t`Saved on this device: ${made.summary}. It is sent as soon as there is a connection.`,
      );
    }
    onSaved();
  };
  const save = async (made: Work) => {
    if (isBusy) return;
    setIsBusy(true);
    setRefusal(undefined);
    const text = JSON.stringify(made.work);
    if (attempt.current.text !== text) attempt.current = { text, key: newRequestKey() };
    const { key } = attempt.current;
    try {
      const outbox = await outboxOf(userId);
      const waiting: Waiting = {
        ...made,
        key,
        userId,
        at: Date.now(),
        car: car.name,
        entryId: null,
        problem: null,
      };
      settle(made, key, await Promise.race([outbox.save(waiting), impatient()]), outbox.remove);
    } catch (error) {
      setRefusal({ message: presentError(error).message, field: undefined, confirm: undefined });
    } finally {
      setIsBusy(false);
    }
  };
  return { save, isBusy, refusal };
};
