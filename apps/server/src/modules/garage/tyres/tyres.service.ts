import type { TyreSet } from '@wrenchwise/contract/endpoints/tyres';
import type { Database, Transaction } from '@wrenchwise/database/database';
import { dayIn } from '@wrenchwise/rules/garage/task-state';
import {
  isOn,
  type NewTread,
  type NewTyreSwap,
  type TreadReading,
} from '@wrenchwise/rules/garage/tyres';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { requestIdOf, says } from '../../../platform/http/request-id.ts';
import type { LogService } from '../log/log.service.ts';
import { editableRecord } from '../vehicle-records/vehicle-records.service.ts';
import { editableVehicle } from '../vehicles/vehicle-access.ts';
import { lockSets, putFittings, putTreads, tyreStore } from './tyre-sets.repository.ts';

type User = Pick<SessionUser, 'id' | 'distanceUnit' | 'timeZone'>;

export interface TyresService {
  /** Once per idempotency key. Throws `request/invalid` for a day that is yet to come. */
  readonly addTread: (
    user: User,
    setId: string,
    tread: NewTread,
    idempotencyKey: string | undefined,
  ) => Promise<TyreSet>;
  readonly removeTread: (user: User, setId: string, treadId: string) => Promise<void>;
  /**
   * Puts a set on and takes the one that is on off, with an entry of the log, which is what the swap is called.
   * Throws `tyres/already-on`, `request/invalid` for a day before the last swap, and what the log throws.
   */
  readonly swap: (
    user: User,
    vehicleId: string,
    swap: NewTyreSwap,
    idempotencyKey: string | undefined,
  ) => Promise<{ sets: TyreSet[]; swapId: string }>;
  /** Takes the last swap back. Throws `db/record-not-found` for one that is not the last. */
  readonly undoSwap: (user: User, vehicleId: string, swapId: string) => Promise<void>;
}

const invalid = (path: string, message: string): AppError =>
  new AppError('request/invalid', { fields: [{ path, message }] });

const byDay = (a: TreadReading, b: TreadReading): number =>
  a.date < b.date ? -1 : a.date > b.date ? 1 : 0;

/** The day of the last swap of a vehicle; empty before the first. */
const lastSwapOn = (sets: readonly TyreSet[]): string =>
  sets
    .flatMap(({ fittings }) => fittings.flatMap(({ on, off }) => [on, off ?? '']))
    .toSorted()
    .at(-1) ?? '';

/** Moves the sets of a vehicle: `next` on, what is on off. */
const move = async (
  tx: Transaction,
  {
    next,
    sets,
    swap,
    swapId,
  }: { next: TyreSet; sets: TyreSet[]; swap: NewTyreSwap; swapId: string },
): Promise<void> => {
  const { date, odometer } = swap;
  for (const set of sets.filter(isOn)) {
    const last = set.fittings.at(-1);
    if (last === undefined) continue;
    const ended = { ...last, offSwapId: swapId, off: date, offOdometer: odometer };
    await putFittings(tx, set.id, [...set.fittings.slice(0, -1), ended]);
  }
  const fitting = { swapId, on: date, odometer, offSwapId: null, off: null, offOdometer: null };
  await putFittings(tx, next.id, [...next.fittings, fitting]);
};

/** What is measured on tyres and swapped on a vehicle, under row-level security. */
export const createTyresService = ({
  db,
  log,
  now,
}: {
  db: Database;
  log: Pick<LogService, 'addIn' | 'removeIn'>;
  now: () => Date;
}): TyresService => {
  const refuseFuture = (user: User, date: string): void => {
    if (date <= dayIn(user.timeZone, now())) return;
    throw invalid('date', 'The date cannot be in the future');
  };

  return {
    addTread: (user, setId, tread, idempotencyKey) =>
      db.forUser(user.id).transaction(async (tx) => {
        const { vehicleId } = await editableRecord(tx, tyreStore, setId);
        await lockSets(tx, vehicleId);
        const set = await editableRecord(tx, tyreStore, setId);
        const id = requestIdOf(user.id, idempotencyKey);
        const made = set.treads.find((reading) => reading.id === id);
        if (made !== undefined) {
          if (says(made, tread)) return set;
          throw new AppError('request/idempotency-conflict');
        }
        refuseFuture(user, tread.date);
        await putTreads(tx, setId, [...set.treads, { id, ...tread }].toSorted(byDay));
        return editableRecord(tx, tyreStore, setId);
      }),

    removeTread: (user, setId, treadId) =>
      db.forUser(user.id).transaction(async (tx) => {
        const { vehicleId } = await editableRecord(tx, tyreStore, setId);
        await lockSets(tx, vehicleId);
        const { treads } = await editableRecord(tx, tyreStore, setId);
        const left = treads.filter(({ id }) => id !== treadId);
        if (left.length === treads.length) throw new AppError('db/record-not-found');
        await putTreads(tx, setId, left);
      }),

    swap: (user, vehicleId, swap, idempotencyKey) =>
      db.forUser(user.id).transaction(async (tx) => {
        await editableVehicle(tx, vehicleId);
        await lockSets(tx, vehicleId);
        const sets = await tyreStore.list(tx, vehicleId);
        const next = sets.find(({ id }) => id === swap.setId);
        if (next === undefined) throw new AppError('db/record-not-found');
        const input = {
          kind: 'service',
          category: 'tyres',
          title: `Tyres fitted: ${next.name}`,
          date: swap.date,
          odometer: swap.odometer,
          confirm: swap.confirm,
        } as const;
        const { entry, isNew } = await log.addIn(tx, user, {
          vehicleId,
          input: { ...EMPTY_ENTRY, ...input },
          idempotencyKey,
        });
        if (!isNew) return { sets, swapId: entry.id };
        if (isOn(next)) throw new AppError('tyres/already-on');
        if (swap.date < lastSwapOn(sets)) throw invalid('date', 'This is before the last swap');
        await move(tx, { next, sets, swap, swapId: entry.id });
        return { sets: await tyreStore.list(tx, vehicleId), swapId: entry.id };
      }),

    undoSwap: (user, vehicleId, swapId) =>
      db.forUser(user.id).transaction(async (tx) => {
        await editableVehicle(tx, vehicleId);
        await lockSets(tx, vehicleId);
        const sets = await tyreStore.list(tx, vehicleId);
        const fitted = sets.find((set) => isOn(set) && set.fittings.at(-1)?.swapId === swapId);
        if (fitted === undefined) throw new AppError('db/record-not-found');
        await putFittings(tx, fitted.id, fitted.fittings.slice(0, -1));
        for (const set of sets.filter(({ fittings }) => fittings.at(-1)?.offSwapId === swapId)) {
          const last = set.fittings.at(-1);
          if (last === undefined) continue;
          const again = { ...last, offSwapId: null, off: null, offOdometer: null };
          await putFittings(tx, set.id, [...set.fittings.slice(0, -1), again]);
        }
        await log.removeIn(tx, swapId);
      }),
  };
};

/** What an entry of work says where nothing else is said. */
const EMPTY_ENTRY = {
  litres: null,
  volumeUnit: null,
  distanceUnit: null,
  kwh: null,
  isFull: true,
  isAfterGap: false,
  costCents: null,
  currency: null,
  place: null,
  notes: null,
} as const;
