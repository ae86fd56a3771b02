import { plural, t } from '@lingui/core/macro';
import { afterLoad } from '@wrenchwise/client/after-load.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

import { connection } from '~/connection/connection.ts';
import { deviceStore } from '~/offline/device-store.ts';
import { outboxOf } from '~/outbox/outbox.queries.ts';
import type { Outbox } from '~/outbox/outbox.ts';
import type { Waiting } from '~/outbox/waiting.ts';

import { useRefreshGarage, useUserId } from './daily-entry.queries.ts';

const AGAIN_MS = 20_000;

/** What waits of a user, as it changes in any tab; sent when there is a connection. */
const useWaiting = () => {
  const userId = useUserId();
  const refresh = useRefreshGarage();
  const [outbox, setOutbox] = useState<Outbox>();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);

  const send = useCallback(
    async (from: Outbox) => {
      const count = await from.flush();
      if (count === 0) return;
      refresh();
      void showToast(
        'success',
        plural(count, {
          one: `Saved: 1 entry that waited.`,
          other: `Saved: ${count} entries that waited.`,
        }),
      );
    },
    [refresh],
  );
  useEffect(() => {
    // A moment after the page, as this component: neither is part of its first load.
    afterLoad(() => {
      import('~/offline/start-offline.ts').then(
        (offline) => offline.keepOffline(),
        // The connection went before its file came: the next visit fetches it.
        () => undefined,
      );
    });
  }, []);
  useEffect(() => {
    let ended = false;
    void outboxOf(userId).then((opened) => !ended && setOutbox(opened));
    return () => {
      ended = true;
    };
  }, [userId]);
  useEffect(() => {
    if (!outbox) return undefined;
    let ended = false;
    const look = async () => {
      const listed = await outbox.list();
      if (!ended) setWaiting(listed);
    };
    void look();
    const end = outbox.subscribe(() => void look());
    void send(outbox);
    return () => {
      ended = true;
      end();
    };
  }, [outbox, send]);

  const isWaiting = waiting.some(({ problem }) => problem === null);
  const again = useEffectEvent(() => {
    if (outbox && isWaiting && navigator.onLine) void send(outbox);
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(again, AGAIN_MS);
    addEventListener('online', again);
    const end = connection.subscribe(() => connection.isCalm() && again());
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      end();
    };
  }, [isWaiting]);
  return { outbox, waiting };
};

/** What is saved on this device and not at the server yet, and what the server would not take. */
export function WaitingEntries() {
  const { outbox, waiting } = useWaiting();
  if (!outbox || waiting.length === 0) return null;
  const refused = waiting.filter(({ problem }) => problem !== null);
  const refusedKeys = new Set(refused.map(({ key }) => key));
  const heldUpBy = (key: string) => waiting.filter(({ after }) => after === key);
  const left = waiting.filter(
    ({ problem, after }) => problem === null && !(after !== undefined && refusedKeys.has(after)),
  );
  return (
    <div className="mb-6 grid gap-3">
      {left.length > 0 && (
        <Notice
          tone="info"
          role="status"
          title={plural(left.length, {
            one: `1 entry waits for a connection`,
            other: `${left.length} entries wait for a connection`,
          })}
        >
          <ul className="grid gap-0.5">
            {left.map(({ key, car, summary, entryId }) => (
              <li key={key}>
                {entryId === null ? `${car}: ${summary}` : t`${car}: ${summary} (its receipt)`}
              </li>
            ))}
          </ul>
          <p className="mt-1 text-sm text-faint">{t`Sent by itself, once. Log out only afterwards.`}</p>
        </Notice>
      )}
      {refused.map((each) => (
        <Refused key={each.key} waiting={each} heldUp={heldUpBy(each.key).length} outbox={outbox} />
      ))}
    </div>
  );
}

const CONFIRMABLE: ReadonlySet<string> = new Set([
  'log/implausible-odometer',
  'log/implausible-fill',
  'maintenance/odometer-implausible',
]);

/** The diagnosis of this browser that a refused request would have made. */
const madeHere = ({ work }: Waiting): string | undefined =>
  work.kind === 'diagnosis' ? work.diagnosisId : undefined;

function Refused({
  waiting,
  heldUp,
  outbox,
}: {
  waiting: Waiting;
  /** How much waits for it. */
  heldUp: number;
  outbox: Outbox;
}) {
  const refresh = useRefreshGarage();
  const { key, car, summary, problem, work } = waiting;
  const isReading = work.body['kind'] === 'odometer';
  const diagnosisId = madeHere(waiting);
  const remove = async () => {
    await outbox.remove(key);
    if (diagnosisId !== undefined) await (await deviceStore()).removeDiagnosis(diagnosisId);
  };
  const sendWith = (change: Readonly<Record<string, unknown>>) =>
    void outbox
      .save({ ...waiting, problem: null, work: { ...work, body: { ...work.body, ...change } } })
      .then(({ state }) => state === 'written' && refresh());
  return (
    <Notice tone="medium" role="alert" title={t`${car}: ${summary} was not saved`}>
      <p>{problem?.message}</p>
      {diagnosisId !== undefined && (
        <p>
          {heldUp === 0
            ? t`It is still on this device.`
            : plural(heldUp, {
                one: `It is still on this device, with 1 entry that belongs to it.`,
                other: `It is still on this device, with ${heldUp} entries that belong to it.`,
              })}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {problem && CONFIRMABLE.has(problem.code) && (
          <Button
            tone="secondary"
            size="sm"
            onClick={() => sendWith({ confirm: true })}
          >{t`It is right, save it`}</Button>
        )}
        {problem?.code.includes('odometer') && !isReading && (
          <Button
            tone="secondary"
            size="sm"
            onClick={() => sendWith({ odometer: null, distanceUnit: null })}
          >{t`Save it without the odometer`}</Button>
        )}
        {diagnosisId !== undefined && (
          <>
            <LinkButton
              tone="secondary"
              size="sm"
              to={`/dashboard/diagnosis-result/${diagnosisId}`}
            >{t`Open it`}</LinkButton>
            <Button
              tone="secondary"
              size="sm"
              onClick={() => sendWith({})}
            >{t`Send it again`}</Button>
          </>
        )}
        <Button tone="ghost" size="sm" onClick={() => void remove()}>{t`Remove`}</Button>
      </div>
    </Notice>
  );
}
