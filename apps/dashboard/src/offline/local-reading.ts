import type { Me } from '@wrenchwise/contract/endpoints/accounts/profile';
import type { Diagnosis, DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import type { VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import { leadingRepair, shownSeverity } from '@wrenchwise/rules/leading-cause';
import { placeIn } from '@wrenchwise/rules/place';

import { isDeviceId } from './device-id.ts';
import type { DeviceDiagnosis, DeviceStore } from './device-store.ts';
import type { DiagnosedUser, SavedCar } from './local-diagnosis.ts';
import { type LocalAnswer, ok } from './local-request.ts';

const SESSION = '/api/auth/get-session';

/** The list of cars that is read ahead, in the words in which it is asked for: all, whether run or archived. */
export const ALL_CARS = { page: 1, perPage: 50 } as const;
const ALL_CARS_PATH = `/api/vehicles?page=${ALL_CARS.page}&perPage=${ALL_CARS.perPage}`;

const recordIn = (text: string | undefined): Readonly<Record<string, unknown>> => {
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
};

/** `DiagnosisSummary` as the server's list has it. */
const summaryOf = (diagnosis: Diagnosis): DiagnosisSummary => {
  const leading = leadingRepair(diagnosis.causes);
  return {
    id: diagnosis.id,
    make: diagnosis.make,
    model: diagnosis.model,
    year: diagnosis.year,
    symptoms: diagnosis.symptoms,
    severity: shownSeverity(diagnosis),
    canDrive: diagnosis.canDrive.verdict,
    topCause: leading ? { name: leading.name, probability: leading.probability } : null,
    nothingFound: diagnosis.nothingFound !== undefined,
    vehicleId: diagnosis.vehicleId,
    registration: null,
    resolvedAt: null,
    outcome: null,
    createdAt: diagnosis.createdAt,
  };
};

/** What this device knows of a user, their cars and their diagnoses. */
export const createLocalReading = (store: DeviceStore) => {
  const userIdOf = async (): Promise<string | undefined> => (await store.answer(SESSION))?.userId;

  const userOf = async (): Promise<DiagnosedUser> => {
    const me = recordIn((await store.answer('/api/me'))?.text) as Partial<Me>; // as the server answered
    const place = me.place ?? placeIn('GB', { source: 'assumed' });
    return {
      place,
      priceRegion: me.priceRegion ?? place.priceRegion,
      labourCentsPerHour: me.labourCentsPerHour ?? null,
      hasTools: me.hasTools ?? true,
    };
  };

  /** A car among all answers about cars. */
  const savedCar = async (id: string): Promise<SavedCar | undefined> => {
    for (const { path, text } of await store.answers()) {
      if (!path.startsWith('/api/vehicles')) continue;
      const answer = recordIn(text);
      const cars = Array.isArray(answer['vehicles']) ? answer['vehicles'] : [answer];
      const found = cars.find((car) => car?.id === id && typeof car.make === 'string');
      if (found) return found as SavedCar; // a vehicle as the server answered it
    }
    return undefined;
  };

  /** A diagnosis as it is on this device. */
  const find = async (id: string): Promise<DeviceDiagnosis | undefined> => {
    const own = await store.diagnosis(id);
    if (own) return own;
    const stored = await store.answer(`/api/diagnoses/${id}`);
    return (
      stored && {
        id,
        userId: stored.userId,
        diagnosis: JSON.parse(stored.text) as Diagnosis, // as the server answered it
        guides: [],
        serverId: null,
      }
    );
  };

  const guidesOf = async (id: string, own: DeviceDiagnosis | undefined) => {
    const stored = recordIn((await store.answer(`/api/diagnoses/${id}/guides`))?.text);
    const opened = (stored['guides'] ?? []) as StepGuide[]; // as the server answered
    return {
      guides: [...opened, ...(own?.guides ?? [])],
      offers: stored['offers'] ?? [],
    };
  };

  /** The stored list, with those that only this device has before it. */
  const list = async (path: string, query: URLSearchParams): Promise<LocalAnswer | undefined> => {
    const stored = await store.answer(path);
    const isNarrowed = ['search', 'verdict', 'after'].some((name) => query.get(name));
    if (isNarrowed || query.get('state') === 'closed' || query.get('page') !== '1') {
      return stored && { ...ok(JSON.parse(stored.text)), at: stored.at };
    }
    const userId = await userIdOf();
    const vehicleId = query.get('vehicleId');
    const own = (await store.diagnoses())
      .filter((each) => isDeviceId(each.id) && each.serverId === null && each.userId === userId)
      .map(({ diagnosis }) => summaryOf(diagnosis))
      .filter((summary) => vehicleId === null || summary.vehicleId === vehicleId)
      .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
    if (!stored && own.length === 0) return undefined;
    const listed = recordIn(stored?.text);
    const diagnoses = (listed['diagnoses'] ?? []) as DiagnosisSummary[]; // as the server answered
    return {
      ...ok({
        diagnoses: [...own, ...diagnoses],
        total: Number(listed['total'] ?? 0) + own.length,
        next: listed['next'] ?? null,
      }),
      ...(stored ? { at: stored.at } : {}),
    };
  };

  /** What the server last answered at an address. */
  const lastAnswer = async (whole: string): Promise<LocalAnswer | undefined> => {
    const stored = await store.answer(whole);
    return stored && { ...ok(JSON.parse(stored.text)), at: stored.at };
  };

  /** Cars as each page asks for them: as the server answered that, else those of the whole list that are asked for. */
  const cars = async (whole: string, query: URLSearchParams): Promise<LocalAnswer | undefined> => {
    const same = await lastAnswer(whole);
    if (same || query.get('search')) return same;
    const stored = await store.answer(ALL_CARS_PATH);
    if (!stored) return undefined;
    const all = (recordIn(stored.text)['vehicles'] ?? []) as VehicleSummary[]; // as the server answered
    const state = query.get('state');
    const asked = all.filter(
      ({ archived }) => state === null || (archived === null) === (state === 'run'),
    );
    // As many as the server gives where nobody says how many.
    const perPage = Number(query.get('perPage') ?? 10);
    const from = (Number(query.get('page') ?? 1) - 1) * perPage;
    const vehicles = asked.slice(from, from + perPage);
    return { ...ok({ vehicles, total: asked.length }), at: stored.at };
  };
  return { userIdOf, userOf, savedCar, find, guidesOf, list, cars, lastAnswer };
};

export type LocalReading = ReturnType<typeof createLocalReading>;
