/** A signed-in user of the bench, with what is theirs. */
export interface LoadUser {
  readonly cookie: string;
  readonly vehicleId: string;
  readonly diagnosisId: string;
}

export interface LoadRequest {
  readonly path: string;
  readonly body?: unknown;
}

const CAR = { make: 'Ford', model: 'Focus', year: 2015 };

/** In the words of owners, each about another system. */
const REPORTS = [
  'Grinding noise from the front left when I brake, worse in the last week.',
  'It cranks slowly in the morning and the battery light flickered twice.',
  'White smoke from the exhaust and the coolant goes down, no drips under the car.',
  'The clutch slips in fourth gear when I pull onto the motorway.',
  'Engine shakes at idle, the engine light flashes, code P0301.',
  'The steering wheel pulls to the right and one front tyre is worn on its inner edge.',
  'A whine that rises with the speed and goes away in bends to the left.',
  'The air conditioning blows warm and clicks every few seconds.',
];
const SEARCHES = ['brake pads', 'battery', 'coolant leak', 'timing belt', 'clutch', 'P0420'];

const one = <T>(list: readonly T[], turn: number): T => {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('a list of the mix is empty');
  return found;
};

interface MixedRequest {
  readonly name: string;
  /** In per cent. */
  readonly share: number;
  /** `turn` rises with each request of a connection; `guides` are addresses of the API. */
  readonly of: (user: LoadUser, turn: number, guides: readonly string[]) => LoadRequest;
}

/** What people ask for. */
const MIX: readonly MixedRequest[] = [
  { name: 'me', share: 20, of: () => ({ path: '/api/me' }) },
  { name: 'list', share: 20, of: () => ({ path: '/api/diagnoses?perPage=5' }) },
  {
    name: 'one',
    share: 15,
    of: ({ diagnosisId }: LoadUser) => ({ path: `/api/diagnoses/${diagnosisId}` }),
  },
  { name: 'vehicles', share: 10, of: () => ({ path: '/api/vehicles' }) },
  {
    name: 'log',
    share: 10,
    of: ({ vehicleId }: LoadUser) => ({ path: `/api/vehicles/${vehicleId}/log` }),
  },
  {
    name: 'guide',
    share: 8,
    of: (_: LoadUser, turn: number, guides: readonly string[]) => ({
      path: one(guides, turn),
    }),
  },
  {
    name: 'search',
    share: 7,
    of: (_: LoadUser, turn: number) => ({
      path: `/api/guides?searchTerm=${encodeURIComponent(one(SEARCHES, turn))}`,
    }),
  },
  {
    name: 'preview',
    share: 5,
    of: (_: LoadUser, turn: number) => ({
      path: '/api/diagnoses/preview',
      body: { symptoms: one(REPORTS, turn) },
    }),
  },
  {
    name: 'diagnosis',
    share: 5,
    of: (_: LoadUser, turn: number) => ({
      path: '/api/diagnoses',
      body: { ...CAR, symptoms: one(REPORTS, turn) },
    }),
  },
];

/** The diagnosis that every user of the bench begins with. */
export const FIRST_REPORT: LoadRequest = {
  path: '/api/diagnoses',
  body: { ...CAR, symptoms: one(REPORTS, 0) },
};

export const PREVIEW: LoadRequest = {
  path: '/api/diagnoses/preview',
  body: { symptoms: one(REPORTS, 0) },
};

const TOTAL = MIX.reduce((sum, { share }) => sum + share, 0);

/** The request at a point of the mix, from 0 to 1. */
export const requestAt = (point: number): MixedRequest => {
  let left = point * TOTAL;
  const found = MIX.find(({ share }) => {
    left -= share;
    return left < 0;
  });
  if (found === undefined) throw new Error(`the mix has no point ${point}`);
  return found;
};
