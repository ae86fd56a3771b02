import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  completeMaintenanceTask,
  createMaintenanceTask,
  deleteMaintenanceTask,
  getMaintenanceOverview,
  listMaintenance,
  reopenMaintenanceTask,
  restoreMaintenanceTask,
  updateMaintenanceTask,
} from '@wrenchwise/contract/endpoints/maintenance';
import type {
  MaintenanceTask,
  NewMaintenanceTask,
  TaskCompletion,
} from '@wrenchwise/rules/garage/maintenance-task';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { expectProblem } from '../../../testing/expect-problem.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { logEntries } from '../log/log.tables.ts';
import { vehicles, vehicleShares } from '../vehicles/vehicles.tables.ts';

const TODAY = '2026-11-22';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, now: () => new Date(`${TODAY}T10:00:00Z`) });
});
afterAll(() => app.close());

/** A car whose odometer was read: 12,000 miles a year unless said otherwise. */
const carOf = async (
  user: QuickUser,
  readings: readonly (readonly [date: string, odometer: number])[] = [['2026-11-01', 47_000]],
  milesPerYear: number | null = 12_000,
): Promise<string> => {
  const { db } = app.database;
  const [car] = await db
    .insert(vehicles)
    .values({
      userId: user.id,
      make: 'Ford',
      model: 'Focus',
      year: 2015,
      useProfile: milesPerYear === null ? {} : { milesPerYear },
    })
    .returning({ id: vehicles.id });
  const vehicleId = car?.id ?? '';
  for (const [date, odometer] of readings) {
    await db
      .insert(logEntries)
      .values({ userId: user.id, vehicleId, kind: 'odometer', date, odometer });
  }
  return vehicleId;
};

const mileageOf = async (id: string): Promise<number | null | undefined> =>
  (await app.database.db.select().from(vehicles).where(eq(vehicles.id, id)))[0]?.mileage;

const share = (owner: QuickUser, member: QuickUser, vehicleId: string, role: 'view' | 'edit') =>
  app.database.db.insert(vehicleShares).values({
    vehicleId,
    userId: owner.id,
    memberId: member.id,
    email: member.email,
    role,
    expiresAt: new Date('2027-01-01'),
    acceptedAt: new Date('2026-11-01'),
  });

const plan = (user: QuickUser, task: Partial<NewMaintenanceTask>) =>
  user.call(createMaintenanceTask, { body: { task: 'Change the oil', ...task } });
const complete = (user: QuickUser, { id }: MaintenanceTask, body: Partial<TaskCompletion> = {}) =>
  user.call(completeMaintenanceTask, { params: { id }, body: { date: TODAY, ...body } });
const open = async (user: QuickUser, query = {}) =>
  (await user.call(listMaintenance, { query })).tasks;
const names = (tasks: readonly MaintenanceTask[]) => tasks.map(({ task }) => task);

describe('a task', () => {
  test('is expected by what the log reports the car’s use, where its user has not said', async () => {
    const user = await newUserQuickly(app);
    // 50 miles a day.
    const readings = [
      ['2025-11-01', 40_000],
      ['2026-11-01', 58_250],
    ] as const;
    const vehicleId = await carOf(user, readings, null);
    await plan(user, { vehicleId, dueMileage: 59_750 });
    expect((await open(user)).map(({ expectedOn }) => expectedOn)).toEqual(['2026-12-01']);
  });

  test('is due by date, by odometer, or by whichever is expected first', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user);
    await plan(user, { vehicleId, task: 'by date', dueDate: '2026-12-10' });
    // 1,000 miles at 12,000 a year are 31 days after the reading.
    await plan(user, { vehicleId, task: 'by odometer', dueMileage: 48_000 });
    await plan(user, { vehicleId, task: 'by both', dueDate: '2027-06-01', dueMileage: 47_500 });
    await plan(user, { vehicleId, task: 'passed', dueMileage: 46_900 });
    await plan(user, { vehicleId, task: 'missed', dueDate: '2026-11-21' });
    await plan(user, { vehicleId, task: 'far', dueMileage: 90_000 });
    const tasks = await open(user);
    expect(
      tasks.map(({ task, state, expectedOn, isEstimated }) => [
        task,
        state,
        expectedOn,
        isEstimated,
      ]),
    ).toEqual([
      ['passed', 'overdue', '2026-11-01', false],
      ['missed', 'overdue', '2026-11-21', false],
      ['by both', 'due-soon', TODAY, true],
      ['by odometer', 'due-soon', '2026-12-02', true],
      ['by date', 'due-soon', '2026-12-10', false],
      ['far', 'later', '2030-06-01', true],
    ]);
    expect(names(await open(user, { state: 'overdue' }))).toEqual(['passed', 'missed']);
    expect(names(await open(user, { state: 'later' }))).toEqual(['far']);
    expect(names(await open(user, { page: 2, perPage: 4 }))).toEqual(['by date', 'far']);
    expect(await user.call(getMaintenanceOverview, { query: { vehicleId } })).toMatchObject({
      today: TODAY,
      counts: { overdue: 2, 'due-soon': 3, later: 1, done: 0 },
      vehicles: [{ name: 'Ford Focus 2015', mileage: 47_000, canEdit: true }],
    });
  });

  test('needs a vehicle or a diagnosis, a name, and something that makes it due', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user);
    for (const body of [
      { dueDate: TODAY },
      { vehicleId },
      { vehicleId, dueDate: '2026-02-30' },
      { vehicleId, dueDate: TODAY, task: ' ' },
    ]) {
      expect(await codeOf(plan(user, body))).toBe('request/invalid');
    }
  });

  test('on 31 February is refused as a date that does not exist, also in the list’s filter', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user);
    const refused = plan(user, { vehicleId, dueDate: '2026-02-31' });
    await expect(refused).rejects.toMatchObject({
      fields: [{ path: 'dueDate', message: 'Due date is not a date that exists' }],
    });
    const list = await user.request('/api/maintenance?from=2026-02-31');
    expect(await expectProblem(list)).toMatchObject({
      fields: [{ path: 'from', message: 'From is not a date that exists' }],
    });
  });

  test('has a name of one line, whatever was pasted', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user);
    const task = 'Change the oil\r\n\r\nBcc: everybody@example.com';
    const { id } = await plan(user, { vehicleId, dueDate: TODAY, task });
    const folded = 'Change the oil Bcc: everybody@example.com';
    expect(await open(user)).toMatchObject([{ id, task: folded }]);
  });

  test('can belong to a diagnosis, of which it shows the car', async () => {
    const user = await newUserQuickly(app);
    const { id: diagnosisId } = await user.call(createDiagnosis, { body: GRINDING });
    const { make, model, year } = GRINDING;
    const task = await plan(user, { diagnosisId, dueDate: TODAY, source: 'diagnosis' });
    expect(task).toMatchObject({
      vehicle: null,
      diagnosis: { id: diagnosisId, make, model, year },
    });
    const other = await newUserQuickly(app);
    expect(await codeOf(plan(other, { diagnosisId, dueDate: TODAY }))).toBe('diagnosis/not-found');
    expect(await codeOf(complete(user, task, { costCents: 1 }))).toBe('request/invalid');
    expect((await complete(user, task)).task.completion).toMatchObject({ date: TODAY });
  });

  test('is changed, deleted and brought back', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user);
    const { id } = await plan(user, { vehicleId, dueDate: TODAY });
    const params = { id };
    const body = { task: 'Change the coolant', dueDate: null, dueMileage: 60_000 };
    expect(await user.call(updateMaintenanceTask, { params, body })).toMatchObject(body);
    const undue = { dueMileage: null };
    expect(await codeOf(user.call(updateMaintenanceTask, { params, body: undue }))).toBe(
      'request/invalid',
    );
    for (const _ of [1, 2]) await user.call(deleteMaintenanceTask, { params });
    expect(await open(user)).toEqual([]);
    expect((await user.call(restoreMaintenanceTask, { params })).task).toBe('Change the coolant');
    expect(await open(user)).toHaveLength(1);
  });
});

describe('completing', () => {
  test('writes the log, moves the odometer, and plans the next task from that day and reading', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user);
    const repeat = { months: 12, miles: 10_000 };
    const task = await plan(user, { vehicleId, dueMileage: 47_500, repeat });
    const body = { odometer: 47_600, costCents: 18_500, currency: 'GBP', doneBy: 'Main Street' };
    const first = await complete(user, task, body);
    expect(first.task).toMatchObject({ state: 'done', completion: { date: TODAY, ...body } });
    expect(first.next).toMatchObject({
      task: 'Change the oil',
      dueDate: '2027-11-22',
      dueMileage: 57_600,
      repeat,
    });
    expect(await mileageOf(vehicleId)).toBe(47_600);
    expect(await complete(user, task, body)).toEqual(first);
    expect(await open(user)).toHaveLength(1);
    expect(names(await open(user, { state: 'done' }))).toEqual(['Change the oil']);
  });

  test('at once, ten times, completes once', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user);
    const task = await plan(user, {
      vehicleId,
      dueDate: TODAY,
      repeat: { months: 1, miles: null },
    });
    await Promise.all(Array.from({ length: 10 }, () => complete(user, task, { costCents: 100 })));
    expect(await open(user)).toHaveLength(1);
    const { db } = app.database;
    const entries = await db.select().from(logEntries).where(eq(logEntries.taskId, task.id));
    expect(entries).toHaveLength(1);
  });

  test.each([
    ['below the last', 46_000],
    ['with a digit too many', 476_000],
  ])(
    'with an odometer %s is refused with the expected range, unless it is confirmed',
    async (_, odometer) => {
      const user = await newUserQuickly(app);
      const vehicleId = await carOf(user);
      const task = await plan(user, { vehicleId, dueDate: TODAY });
      await expect(complete(user, task, { odometer })).rejects.toMatchObject({
        code: 'maintenance/odometer-implausible',
        fields: [
          {
            path: 'odometer',
            message:
              'By the other readings, between 47,000 miles and 51,450 miles is expected on this day.',
          },
        ],
      });
      expect(await mileageOf(vehicleId)).toBe(47_000);
      const { task: done } = await complete(user, task, { odometer, confirm: true });
      expect(done.completion?.odometer).toBe(odometer);
    },
  );

  test('is shown in the unit of the car, whatever the user’s', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user);
    await app.database.db
      .update(vehicles)
      .set({ distanceUnit: 'kilometres' })
      .where(eq(vehicles.id, vehicleId));
    const task = await plan(user, { vehicleId, dueDate: TODAY });
    expect(task.vehicle).toMatchObject({ distanceUnit: 'kilometres' });
    await expect(complete(user, task, { odometer: 46_000 })).rejects.toMatchObject({
      fields: [{ message: expect.stringContaining('between 75,639 km and') as string }],
    });
  });

  test('on an earlier day must fit between the readings around it', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user, [
      ['2026-03-01', 40_000],
      ['2026-11-01', 47_000],
    ]);
    const task = await plan(user, { vehicleId, dueDate: TODAY });
    const past = { date: '2026-06-01', odometer: 47_500 };
    expect(await codeOf(complete(user, task, past))).toBe('maintenance/odometer-implausible');
    await complete(user, task, { date: '2026-06-01', odometer: 42_500 });
    expect(await mileageOf(vehicleId)).toBe(47_000);
  });

  test('on a day to come is refused', async () => {
    const user = await newUserQuickly(app);
    const task = await plan(user, { vehicleId: await carOf(user), dueDate: TODAY });
    expect(await codeOf(complete(user, task, { date: '2026-11-23' }))).toBe('request/invalid');
  });

  test('is taken back with its log entry, its odometer and the task that followed', async () => {
    const user = await newUserQuickly(app);
    const vehicleId = await carOf(user);
    const task = await plan(user, {
      vehicleId,
      dueDate: TODAY,
      repeat: { months: 6, miles: null },
    });
    const params = { id: task.id };
    await complete(user, task, { odometer: 47_100 });
    expect(await codeOf(user.call(updateMaintenanceTask, { params, body: { task: 'x' } }))).toBe(
      'maintenance/completed',
    );
    expect(await user.call(reopenMaintenanceTask, { params })).toEqual(task);
    expect(await mileageOf(vehicleId)).toBe(47_000);
    expect(await open(user)).toEqual([task]);
    // What followed and was changed since stays.
    const { next } = await complete(user, task);
    const changed = { params: { id: next?.id ?? '' }, body: { task: 'Oil, 5W-30' } };
    await user.call(updateMaintenanceTask, changed);
    await user.call(reopenMaintenanceTask, { params });
    expect(names(await open(user))).toEqual(['Change the oil', 'Oil, 5W-30']);
    expect((await complete(user, task)).next?.task).toBe('Oil, 5W-30');
  });
});

describe('the tasks of a shared vehicle', () => {
  test('are seen by whoever may look, changed by whoever may edit, and gone with the share', async () => {
    const [owner, viewer, editor] = [
      await newUserQuickly(app),
      await newUserQuickly(app),
      await newUserQuickly(app),
    ];
    const vehicleId = await carOf(owner);
    const task = await plan(owner, { vehicleId, dueDate: TODAY });
    expect(await open(viewer)).toEqual([]);
    await share(owner, viewer, vehicleId, 'view');
    await share(owner, editor, vehicleId, 'edit');
    expect(await open(viewer)).toMatchObject([{ id: task.id, vehicle: { canEdit: false } }]);
    expect(await codeOf(complete(viewer, task))).toBe('vehicle/view-only');
    expect(await codeOf(plan(viewer, { vehicleId, dueDate: TODAY }))).toBe('vehicle/view-only');
    const added = await plan(editor, { vehicleId, task: 'Wash it', dueDate: TODAY });
    expect(names(await open(owner))).toEqual(['Change the oil', 'Wash it']);
    await complete(editor, added, { odometer: 47_010 });
    expect(await mileageOf(vehicleId)).toBe(47_010);
    const { db } = app.database;
    await db
      .update(vehicleShares)
      .set({ revokedAt: new Date() })
      .where(eq(vehicleShares.vehicleId, vehicleId));
    expect(await open(editor)).toEqual([]);
    expect(await codeOf(complete(editor, task))).toBe('db/record-not-found');
  });
});
