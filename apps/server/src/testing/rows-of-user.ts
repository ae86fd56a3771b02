import { randomUUID } from 'node:crypto';

import type { Database } from '@wrenchwise/database/database';
import { diagnosedVehicle } from '@wrenchwise/rules/vehicle';

import { schema } from '../schema.ts';
import { asSealed } from './as-sealed.ts';
import { builtInProvider } from './built-in-provider.ts';
import { GRINDING } from './complaint.ts';
import { inDays } from './subscribe.ts';

export interface RowsOfUser {
  readonly vehicleId: string;
  readonly diagnosisId: string;
}

/** Whose rows they are, and a text that is in no other user's. */
interface Owner extends RowsOfUser {
  readonly userId: string;
  readonly mark: string;
}

const { make, model, year } = GRINDING;

const thisMonth = (): string => new Date().toISOString().slice(0, 7).concat('-01');

const EMPTY_GUIDE = {
  overview: '',
  estimated_time: '',
  tools_required: [],
  parts_required: [],
  step_by_step_instructions: [],
  safety_precautions: [],
  cost_estimate: '',
};

const writeAccountRows = async (db: Database, { userId, mark }: Owner): Promise<void> => {
  await db.insert(schema.sessions).values({ userId, token: mark, expiresAt: inDays(1) });
  await db.insert(schema.accounts).values({ userId, accountId: mark, providerId: 'test' });
  await db.insert(schema.twoFactors).values({ userId, secret: mark, backupCodes: mark });
  await db.insert(schema.passkeys).values({
    userId,
    credentialID: mark,
    publicKey: mark,
    counter: 0,
    deviceType: 'singleDevice',
    backedUp: false,
  });
  await db
    .insert(schema.apiKeys)
    .values({ userId, name: 'My script', start: 'ww_live_abcd', keyHash: mark, scopes: ['read'] });
  const endpointId = randomUUID();
  await db.insert(schema.webhookEndpoints).values({
    id: endpointId,
    userId,
    url: 'https://hooks.example/wrenchwise',
    events: ['vehicle.deleted'],
    secret: asSealed(mark),
  });
  await db.insert(schema.webhookDeliveries).values({
    userId,
    endpointId,
    event: 'diagnosis.created',
    payload: {},
    state: 'delivered',
  });
  await db.insert(schema.knownDevices).values({ userId, deviceHash: mark });
  await db.insert(schema.dataExports).values({ userId, state: 'failed' });
  await db
    .insert(schema.profilePictures)
    .values({ userId, contentType: 'image/png', content: new Uint8Array([1]) });
};

const writeDiagnosisRows = async (
  db: Database,
  { userId, diagnosisId, mark }: Owner,
): Promise<void> => {
  const result = await builtInProvider.diagnose({
    vehicle: diagnosedVehicle(GRINDING),
    symptoms: GRINDING.symptoms,
    answers: [],
    prices: { priceRegion: 'us', labourCentsPerHour: null },
  });
  await db.insert(schema.diagnoses).values({
    id: diagnosisId,
    userId,
    ...GRINDING,
    result,
    source: 'engine',
    knowledgeVersion: result.knowledgeVersion,
    inputsHash: result.inputsHash,
  });
  const [share] = await db
    .insert(schema.diagnosisShares)
    .values({ userId, diagnosisId, tokenHash: mark, expiresAt: inDays(1) })
    .returning({ id: schema.diagnosisShares.id });
  await db.insert(schema.workshopReplies).values({
    userId,
    diagnosisId,
    shareId: share?.id ?? '',
    garage: 'Hill Street Garage',
    agreement: 'agrees',
  });
  await db.insert(schema.diagnosisOutcomes).values({ userId, diagnosisId, kind: 'not-fixed' });
  const [quote] = await db
    .insert(schema.quotes)
    .values({ userId, diagnosisId, name: 'Hill Street Garage', text: 'Pads 45, labour 60' })
    .returning({ id: schema.quotes.id });
  await db
    .insert(schema.quoteShares)
    .values({ userId, quoteId: quote?.id ?? '', tokenHash: mark, expiresAt: inDays(1) });
  const guideId = randomUUID();
  await db.insert(schema.repairGuides).values({
    id: guideId,
    userId,
    diagnosisId,
    make,
    model,
    year,
    guideData: EMPTY_GUIDE,
    stepId: 'a/repair',
    repairStep: 'Repair it',
  });
  await db
    .insert(schema.chatMessages)
    .values({ userId, diagnosisId, role: 'user', text: 'Why?', state: 'complete' });
  await db.insert(schema.guideProgress).values({ guideId, userId, doneSteps: [1] });
  await db.insert(schema.ownedTools).values({ userId, tool: 'Torque wrench' });
};

const writeVehicleRows = async (
  db: Database,
  { userId, vehicleId, diagnosisId, mark }: Owner,
): Promise<void> => {
  await db.insert(schema.vehicles).values({ id: vehicleId, userId, make, model, year });
  await db
    .insert(schema.maintenanceSchedules)
    .values({ userId, vehicleId, diagnosisId, task: 'Change the oil' });
  await db.insert(schema.vehicleRegisterRecords).values({
    vehicleId,
    userId,
    fetchedAt: inDays(0),
    record: {
      registration: 'AA19AAA',
      plate: 'AA19 AAA',
      make,
      yearOfManufacture: year,
      vehicle: { make, model, year, fuel: null, mileage: null },
      openAdvisories: [],
      mileage: { points: [], anomalies: [] },
      sources: {},
      source: 'sample',
      missing: [],
      attribution: null,
    },
  });
  await db
    .insert(schema.vehicleShares)
    .values({ userId, vehicleId, email: 'm@example.com', role: 'view', expiresAt: inDays(7) });
  await db.insert(schema.maintenanceTemplates).values({ userId, name: 'Spring', items: [] });
  await db
    .insert(schema.logImports)
    .values({ userId, vehicleId, format: 'fuelly', fileName: 'fuel.csv', rows: 1 });
  await db
    .insert(schema.logEntries)
    .values({ userId, vehicleId, kind: 'odometer', date: '2026-03-02', odometer: 41_000 });
  await db.insert(schema.files).values({
    userId,
    vehicleId,
    kind: 'receipt',
    name: 'receipt.pdf',
    contentType: 'application/pdf',
    bytes: 1,
    sha256: mark,
    storageKey: mark,
  });
};

const writeVehicleRecords = async (db: Database, { userId, vehicleId }: Owner): Promise<void> => {
  await db
    .insert(schema.renewals)
    .values({ userId, vehicleId, kind: 'insurance', dueOn: '2027-03-02' });
  await db.insert(schema.tyreSets).values({ userId, vehicleId, name: 'Winter', season: 'winter' });
  await db.insert(schema.recordings).values({
    userId,
    vehicleId,
    name: 'Cold start',
    startedAt: new Date(),
    duration: 1000,
    samples: 1,
    values: [],
    markers: 0,
    bytes: 1,
    sha256: '',
    storageKey: `recordings/${userId}`,
  });
  await db.insert(schema.incidents).values({
    userId,
    vehicleId,
    kind: 'collision',
    happenedOn: '2026-03-02',
    title: 'Scratched in a car park',
  });
  const supplyId = randomUUID();
  await db
    .insert(schema.supplies)
    .values({ id: supplyId, userId, name: 'Oil 5W-30', unit: 'litres', stocked: 5 });
  await db.insert(schema.supplyUses).values({ userId, supplyId, amount: 4 });
};

const writeMessageRows = async (
  db: Database,
  { userId, vehicleId, mark }: Owner,
): Promise<void> => {
  await db.insert(schema.notifications).values({
    userId,
    vehicleId,
    kind: 'maintenance-due',
    title: 'Oil change',
    body: 'Due in a week',
    href: '/dashboard/maintenance',
    dedupeKey: mark,
  });
  await db
    .insert(schema.pushSubscriptions)
    .values({ userId, endpoint: `https://push.example/${mark}`, p256dh: mark, auth: mark });
  await db
    .insert(schema.messageServices)
    .values({ userId, kind: 'ntfy', host: 'ntfy.example', secret: asSealed(mark) });
  await db.insert(schema.calendarFeeds).values({ userId, tokenHash: mark });
};

const writeBillingRows = async (db: Database, { userId, mark }: Owner): Promise<void> => {
  const month = thisMonth();
  await db.insert(schema.subscriptions).values({
    userId,
    planId: 'pro',
    status: 'active',
    currentPeriodStart: inDays(-10),
    currentPeriodEnd: inDays(20),
  });
  await db
    .insert(schema.paymentSubscriptions)
    .values({ userId, customerId: `cus_${mark}`, status: 'active' });
  await db.insert(schema.billingHistory).values({
    userId,
    date: inDays(-1),
    description: 'Standard',
    amountCents: 999,
    status: 'paid',
  });
  await db.insert(schema.paymentEvents).values({
    id: `evt_${mark}`,
    type: 'invoice.paid',
    occurredAt: inDays(-1),
    userId,
    outcome: 'applied',
  });
  await db.insert(schema.checkoutSessions).values({
    userId,
    planId: 'pro',
    priceId: 'price_1',
    successUrl: '/dashboard/subscription',
    cancelUrl: '/pricing',
    trialDays: 0,
    status: 'complete',
    expiresAt: inDays(1),
  });
  await db.insert(schema.paymentIncidents).values({
    userId,
    kind: 'refund',
    providerId: `re_${mark}`,
    amountCents: 999,
    currency: 'USD',
    status: 'succeeded',
    occurredAt: inDays(-1),
  });
  await db
    .insert(schema.planGrants)
    .values({ userId, planId: 'pro', endsAt: inDays(10), reason: 'A present' });
  await db.insert(schema.recordedEntitlements).values({ userId, tier: 'pro' });
  await db.insert(schema.usageTracking).values({ userId, month, metric: 'diagnoses', used: 1 });
  await db
    .insert(schema.usageReservations)
    .values({ userId, metric: 'diagnoses', month, expiresAt: inDays(1) });
  await db.insert(schema.usageMetrics).values({ userId, usage: { apiCalls: 1 } });
  await db.insert(schema.modelSpend).values({ userId, day: month, calls: 1, tokens: 900 });
};

const writeSupportRows = async (db: Database, { userId, diagnosisId }: Owner): Promise<void> => {
  await db.insert(schema.notificationSettings).values({ userId });
  await db
    .insert(schema.contactMessages)
    .values({ userId, name: 'Sam', email: 's@example.com', subject: 'Hello', message: 'Hi' });
  await db.insert(schema.supportRequests).values({
    userId,
    diagnosisId,
    topic: 'diagnosis',
    subject: 'Hello',
    message: 'Hi',
    priority: 'normal',
  });
  await db
    .insert(schema.applicationErrors)
    .values({ userId, category: 'unknown', severity: 'error', message: 'It broke' });
};

/**
 * Inserts one row in every table that has users' rows, by the owner role. Sign-up has already
 * recorded a security event.
 */
export const writeRowsEverywhere = async (db: Database, userId: string): Promise<RowsOfUser> => {
  const [diagnosisId, vehicleId, mark] = [randomUUID(), randomUUID(), randomUUID()];
  const owner: Owner = { userId, diagnosisId, vehicleId, mark };
  await writeAccountRows(db, owner);
  await writeDiagnosisRows(db, owner);
  await writeVehicleRows(db, owner);
  await writeVehicleRecords(db, owner);
  await writeMessageRows(db, owner);
  await writeBillingRows(db, owner);
  await writeSupportRows(db, owner);
  return { vehicleId, diagnosisId };
};
