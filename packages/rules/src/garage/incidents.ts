import { z } from 'zod';

import { day } from '../day.ts';
import { line } from '../text.ts';
import { MoneyFields, optionalNotes } from './renewals.ts';

export const INCIDENT_KINDS = ['collision', 'damage', 'theft', 'breakdown', 'other'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];

export const INCIDENT_WORDS = {
  collision: 'Collision',
  damage: 'Damage found',
  theft: 'Theft or break-in',
  breakdown: 'Breakdown',
  other: 'Other',
} as const satisfies Readonly<Record<IncidentKind, string>>;

export const INCIDENT_NOTES_MAX = 4000;
export const THIRD_PARTY_MAX = 1000;

/** What a user writes of something that happened to a vehicle. */
export const NewIncident = z
  .strictObject({
    kind: z.enum(INCIDENT_KINDS, 'Please choose a kind'),
    happenedOn: day('Date', 'Please enter a date').refine(
      (text) => text >= '1950-01-01',
      'Please check the date',
    ),
    title: line('What happened', 200),
    place: line('Place', 200).nullable().default(null),
    /** Name, registration and insurer of whoever else was in it. */
    thirdParty: optionalNotes(THIRD_PARTY_MAX),
    /** The number of a claim or of the police. */
    reference: line('Reference', 100).nullable().default(null),
    ...MoneyFields.shape,
    isSettled: z.boolean().default(false),
    notes: optionalNotes(INCIDENT_NOTES_MAX),
  })
  .refine(({ costCents, currency }) => costCents === null || currency !== null, {
    path: ['currency'],
    error: 'Please choose a currency',
  });
export type NewIncident = z.output<typeof NewIncident>;
