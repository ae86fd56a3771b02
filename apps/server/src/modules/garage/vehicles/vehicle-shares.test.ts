import { getDailyEntry } from '@wrenchwise/contract/endpoints/daily-entry';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  createLogEntry,
  deleteLogEntry,
  restoreLogEntry,
  updateLogEntry,
} from '@wrenchwise/contract/endpoints/log';
import {
  acceptVehicleInvitation,
  changeVehicleShare,
  endVehicleShare,
  listVehicleShares,
  readVehicleInvitation,
  type ShareRole,
  shareVehicle,
} from '@wrenchwise/contract/endpoints/vehicle-shares';
import {
  createVehicle,
  deleteVehicle,
  getVehicle,
  listVehicles,
  refreshVehicle,
  restoreVehicle,
  updateVehicle,
} from '@wrenchwise/contract/endpoints/vehicles';
import { rowsOf } from '@wrenchwise/database/database';
import { SQLSTATE } from '@wrenchwise/database/sqlstate';
import { sqlStateOfRun } from '@wrenchwise/database/testing/sqlstate-of';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { mailedToken } from '../../../testing/mail-link.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

const FOCUS = { make: 'Ford', model: 'Focus', year: 2015, registration: 'SA15MPL' } as const;

let app: TestApp;
let owner: QuickUser;
let member: QuickUser;
let id: string;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
beforeEach(async () => {
  owner = await newUserQuickly(app);
  member = await newUserQuickly(app);
  ({ id } = await owner.call(createVehicle, { body: FOCUS }));
});
afterAll(() => app.close());

const invite = (role: ShareRole = 'view', email = member.email) =>
  owner.call(shareVehicle, { params: { id }, body: { email, role } });
const tokenOf = (email = member.email) => mailedToken(app, email, /shares a car with you/);
const join = async (role: ShareRole = 'view') => {
  const share = await invite(role);
  await member.call(acceptVehicleInvitation, { body: { token: await tokenOf() } });
  return share;
};
const seenBy = async (user: QuickUser) => (await user.call(listVehicles, { query: {} })).total;
const rename = (user: QuickUser) =>
  user.call(updateVehicle, { params: { id }, body: { nickname: 'Ours' } });

describe('an invitation', () => {
  test('shares nothing before it is accepted, and then the car only', async () => {
    await owner.call(createVehicle, { body: { ...FOCUS, model: 'Fiesta' } });
    await owner.call(createDiagnosis, {
      body: { vehicleId: id, symptoms: GRINDING.symptoms },
    });
    const share = await invite();
    expect(share).toMatchObject({ email: member.email, role: 'view', acceptedAt: null });
    expect(await seenBy(member)).toBe(0);
    const token = await tokenOf();
    expect(await member.call(readVehicleInvitation, { body: { token } })).toEqual({
      vehicle: '2015 Ford Focus',
      ownerName: 'Quick Person',
      role: 'view',
      otherEmail: null,
    });
    expect(await member.call(acceptVehicleInvitation, { body: { token } })).toEqual({
      vehicleId: id,
    });
    expect(await seenBy(member)).toBe(1);
    const seen = await member.call(getVehicle, { params: { id } });
    // The owner's diagnoses are the owner's.
    expect(seen).toMatchObject({
      role: 'view',
      ownerName: 'Quick Person',
      diagnoses: [],
      openProblem: null,
    });
    expect(await owner.call(getVehicle, { params: { id } })).toMatchObject({
      role: 'owner',
      counts: { diagnoses: 1 },
    });
  });

  test('that went to another address is accepted only when that is confirmed', async () => {
    await invite('view', 'grandma@example.com');
    const token = await tokenOf('grandma@example.com');
    expect(await member.call(readVehicleInvitation, { body: { token } })).toMatchObject({
      otherEmail: 'grandma@example.com',
    });
    expect(await codeOf(member.call(acceptVehicleInvitation, { body: { token } }))).toBe(
      'vehicle/invitation-other-address',
    );
    expect(await seenBy(member)).toBe(0);
    await member.call(acceptVehicleInvitation, { body: { token, confirm: true } });
    expect(await seenBy(member)).toBe(1);
  });

  test('works once, not for its owner, not after 7 days, not once it is withdrawn', async () => {
    await invite();
    const used = await tokenOf();
    expect(await codeOf(owner.call(acceptVehicleInvitation, { body: { token: used } }))).toBe(
      'vehicle/invitation-expired',
    );
    await member.call(acceptVehicleInvitation, { body: { token: used } });
    const other = await newUserQuickly(app);
    const refused = (token: string) =>
      codeOf(other.call(acceptVehicleInvitation, { body: { token, confirm: true } }));
    expect(await refused(used)).toBe('vehicle/invitation-expired');

    const { id: withdrawn } = await invite('view', 'withdrawn@example.com');
    const token = await tokenOf('withdrawn@example.com');
    await owner.call(endVehicleShare, { params: { id: withdrawn } });
    expect(await refused(token)).toBe('vehicle/invitation-expired');

    const { id: late } = await invite('view', 'late@example.com');
    const { db } = app.database;
    await db.execute(
      sql`update vehicle_shares set expires_at = app_now() - interval '1 second' where id = ${late}`,
    );
    expect(await refused(await tokenOf('late@example.com'))).toBe('vehicle/invitation-expired');
    expect(await refused('no-such-token-at-all')).toBe('vehicle/invitation-expired');
  });

  test('that is accepted six times at once is accepted, and the car stays shared', async () => {
    await invite();
    const token = await tokenOf();
    const body = { token };
    await Promise.allSettled(
      Array.from({ length: 6 }, () => member.call(acceptVehicleInvitation, { body })),
    );
    expect(await seenBy(member)).toBe(1);
    const { shares } = await owner.call(listVehicleShares, { params: { id } });
    expect(shares).toHaveLength(1);
  });

  test('of two people at once is one’s only', async () => {
    await invite();
    const token = await tokenOf();
    const other = await newUserQuickly(app);
    const body = { token, confirm: true };
    const endings = await Promise.all(
      [member, other].map((one) => codeOf(one.call(acceptVehicleInvitation, { body }))),
    );
    expect(endings.filter((ending) => ending === 'vehicle/invitation-expired')).toHaveLength(1);
    expect((await seenBy(member)) + (await seenBy(other))).toBe(1);
  });

  test('of two, accepted at once, leaves one share', async () => {
    await invite('view');
    const address = 'second-address@example.com';
    await invite('edit', address);
    const tokens = [await tokenOf(), await tokenOf(address)];
    await Promise.all(
      tokens.map((token) =>
        member.call(acceptVehicleInvitation, { body: { token, confirm: true } }),
      ),
    );
    expect(await seenBy(member)).toBe(1);
    const { shares } = await owner.call(listVehicleShares, { params: { id } });
    expect(shares).toHaveLength(1);
  });

  test('is sent once to an address, and not to oneself', async () => {
    await invite();
    expect(await codeOf(invite('edit', member.email.toUpperCase()))).toBe('vehicle/already-shared');
    expect(await codeOf(invite('view', owner.email))).toBe('vehicle/already-shared');
  });

  test('does not carry what its owner typed as a link to strangers', async () => {
    await owner.call(updateVehicle, { params: { id }, body: { model: 'visit evil.example' } });
    await invite('view', 'stranger@example.com');
    const [mail] = await app.mailsTo('stranger@example.com');
    expect(mail?.text).not.toContain('evil.example');
  });
});

describe('a member', () => {
  test('who may look changes nothing', async () => {
    await join('view');
    expect(await codeOf(rename(member))).toBe('vehicle/view-only');
    expect(await codeOf(member.call(refreshVehicle, { params: { id } }))).toBe('vehicle/view-only');
    expect(await codeOf(member.call(deleteVehicle, { params: { id } }))).toBe('vehicle/not-owner');
  });

  test('who may edit edits, and neither deletes nor shares', async () => {
    await join('edit');
    expect(await rename(member)).toMatchObject({ nickname: 'Ours', role: 'edit' });
    const read = await member.call(updateVehicle, { params: { id }, body: { mileage: 93_000 } });
    expect(read.mileage).toBe(93_000);
    expect((await member.call(refreshVehicle, { params: { id } })).register).not.toBeNull();
    expect(await codeOf(member.call(deleteVehicle, { params: { id } }))).toBe('vehicle/not-owner');
    expect(await codeOf(member.call(restoreVehicle, { params: { id } }))).toBe(
      'db/record-not-found',
    );
    const body = { email: 'friend@example.com', role: 'view' } as const;
    expect(await codeOf(member.call(shareVehicle, { params: { id }, body }))).toBe(
      'vehicle/not-owner',
    );
  });

  test('for fuel adds fill-ups and readings, changes their own of them, and nothing else', async () => {
    await join('fuel');
    const params = { id };
    expect((await member.call(getVehicle, { params })).role).toBe('fuel');
    const fuel = { kind: 'fuel', date: '2026-03-02', litres: 40, odometer: 50_000 } as const;
    const added = await member.call(createLogEntry, { params, body: fuel });
    await member.call(createLogEntry, {
      params,
      body: { kind: 'odometer', date: '2026-03-03', odometer: 50_100 },
    });
    expect((await owner.call(getVehicle, { params })).mileage).toBe(50_100);
    const own = { id: added.id };
    const more = await member.call(updateLogEntry, { params: own, body: { ...fuel, litres: 41 } });
    expect(more.litres).toBe(41);
    await member.call(deleteLogEntry, { params: own });
    await member.call(restoreLogEntry, { params: own });

    const work = { kind: 'service', date: '2026-03-02', title: 'Oil' } as const;
    expect(await codeOf(member.call(createLogEntry, { params, body: work }))).toBe(
      'vehicle/view-only',
    );
    expect(await codeOf(member.call(updateLogEntry, { params: own, body: work }))).toBe(
      'vehicle/view-only',
    );
    const ofOwner = await owner.call(createLogEntry, { params, body: { ...fuel, odometer: null } });
    expect(await codeOf(member.call(deleteLogEntry, { params: { id: ofOwner.id } }))).toBe(
      'vehicle/view-only',
    );
    expect(await codeOf(rename(member))).toBe('vehicle/view-only');
    const [car] = (await member.call(getDailyEntry, { query: {} })).cars;
    expect(car).toMatchObject({ id, isFuelOnly: true });
  });

  test('for fuel is held to it by the database itself', async () => {
    await join('fuel');
    const entry = await owner.call(createLogEntry, {
      params: { id },
      body: { kind: 'fuel', date: '2026-03-02', litres: 40 },
    });
    const asMember = (statement: ReturnType<typeof sql>) =>
      app.database.db.forUser(member.id).transaction((tx) => rowsOf(tx, statement));
    const insert = (kind: string, createdBy: string) =>
      asMember(sql`insert into log_entries (user_id, created_by, vehicle_id, kind, date)
        values (${owner.id}, ${createdBy}, ${id}, ${kind}, '2026-03-02')`);
    expect(await sqlStateOfRun(insert('fuel', member.id))).toBe('done');
    expect(await sqlStateOfRun(insert('service', member.id))).toBe(SQLSTATE.insufficientPrivilege);
    expect(await sqlStateOfRun(insert('fuel', owner.id))).toBe(SQLSTATE.insufficientPrivilege);
    const changed = await asMember(
      sql`update log_entries set litres = 1 where id = ${entry.id} returning id`,
    );
    expect(changed).toEqual([]);
  });

  test('diagnoses the car for themselves', async () => {
    await join('view');
    const body = { vehicleId: id, symptoms: GRINDING.symptoms };
    const made = await member.call(createDiagnosis, { body });
    expect(made.vehicleId).toBe(id);
    expect((await owner.call(getVehicle, { params: { id } })).counts.diagnoses).toBe(0);
  });

  test('sees their own share only; the owner sees all', async () => {
    await join();
    await invite('view', 'second@example.com');
    const shares = async (user: QuickUser) =>
      (await user.call(listVehicleShares, { params: { id } })).shares.map(({ email }) => email);
    expect(await shares(member)).toEqual([member.email]);
    expect(await shares(owner)).toEqual([member.email, 'second@example.com']);
  });

  test('gets another role at once', async () => {
    const share = await join('view');
    const changed = await owner.call(changeVehicleShare, {
      params: { id: share.id },
      body: { role: 'edit' },
    });
    expect(changed).toMatchObject({ role: 'edit', memberName: 'Quick Person' });
    expect(await rename(member)).toMatchObject({ nickname: 'Ours' });
    const widen = { params: { id: share.id }, body: { role: 'edit' } } as const;
    expect(await codeOf(member.call(changeVehicleShare, widen))).toBe('db/record-not-found');
  });

  test.each(['owner', 'member'] as const)('is out at once when the %s ends it', async (who) => {
    const share = await join('edit');
    await (who === 'owner' ? owner : member).call(endVehicleShare, { params: { id: share.id } });
    expect(await seenBy(member)).toBe(0);
    expect(await codeOf(member.call(getVehicle, { params: { id } }))).toBe('db/record-not-found');
    expect(await codeOf(rename(member))).toBe('db/record-not-found');
    expect(await seenBy(owner)).toBe(1);
    // And may be invited again.
    await join();
    expect(await seenBy(member)).toBe(1);
  });

  test('does not see the car while it is deleted', async () => {
    await join();
    await owner.call(deleteVehicle, { params: { id } });
    expect(await seenBy(member)).toBe(0);
    await owner.call(restoreVehicle, { params: { id } });
    expect(await seenBy(member)).toBe(1);
  });

  test('is nobody else', async () => {
    const share = await join();
    const stranger = await newUserQuickly(app);
    expect(await seenBy(stranger)).toBe(0);
    const params = { id: share.id };
    expect(await codeOf(stranger.call(endVehicleShare, { params }))).toBe('db/record-not-found');
    expect(await codeOf(stranger.call(listVehicleShares, { params: { id } }))).toBe(
      'db/record-not-found',
    );
    expect(await seenBy(member)).toBe(1);
  });
});
