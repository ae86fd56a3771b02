import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { DiagnosisSummary } from './diagnoses.ts';
import { Incident } from './incidents.ts';
import { LogEntry } from './log.ts';
import { MotTest } from './vehicle-lookup.ts';

const Day = z.iso.date();

/** The day of an event, its instant and its id, as `next` gives them. */
const Place = z
  .string()
  .max(120)
  .regex(/^[\d-]{10}~[\dT:.Z-]{10,40}~[\w-]{1,60}$/)
  .refine((text) => Day.safeParse(text.slice(0, 10)).success);

/** An incident as the timeline shows it. */
export const TimelineIncident = Incident.pick({
  id: true,
  kind: true,
  title: true,
  place: true,
  costCents: true,
  currency: true,
  isSettled: true,
});

/** What happened to a car on a day: an entry of its log, an MOT test, an incident or a diagnosis of one's own. */
export const TimelineEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('log'), day: Day, entry: LogEntry }),
  z.object({ type: z.literal('mot'), day: Day, test: MotTest }),
  z.object({ type: z.literal('incident'), day: Day, incident: TimelineIncident }),
  z.object({ type: z.literal('diagnosis'), day: Day, diagnosis: DiagnosisSummary }),
]);
export type TimelineEvent = z.infer<typeof TimelineEvent>;

const exampleTest = {
  completedDate: '2026-06-09',
  testResult: 'PASSED',
  expiryDate: '2027-06-08',
  odometer: { value: 92_966, unit: 'MI' },
  motTestNumber: '594321776213',
  defects: [],
} satisfies z.input<typeof MotTest>;

export const getVehicleTimeline = defineEndpoint({
  id: 'getVehicleTimeline',
  method: 'GET',
  path: '/api/vehicles/{id}/timeline',
  tag: 'Vehicles',
  summary:
    'What happened to a vehicle, newest first: its log, its MOT tests, incidents and one’s own diagnoses',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    /** `next` of the page before. */
    after: Place.optional(),
    perPage: z.coerce.number().int().min(1).max(50).default(15),
  }),
  status: 200,
  output: z.object({
    events: z.array(TimelineEvent),
    /** What to ask for as `after` to go on; null at the end. */
    next: z.string().nullable(),
  }),
  errors: ['db/record-not-found'],
  example: {
    params: { id: '5b0f3f5e-3f6f-4a55-8a0e-6f1f7a0c2b11' },
    query: { perPage: 15 },
    output: { events: [{ type: 'mot', day: '2026-06-09', test: exampleTest }], next: null },
  },
});
