import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { SETTINGS } from '../write-limits.ts';

/** 'fuel' sees the vehicle and adds fill-ups, charges and odometer readings. */
export const SHARE_ROLES = ['view', 'fuel', 'edit'] as const;
export type ShareRole = (typeof SHARE_ROLES)[number];

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

export const NewVehicleShare = z.object({
  email: z.email('Please enter a valid email address.').max(254),
  role: z.enum(SHARE_ROLES),
});
export type NewVehicleShare = z.infer<typeof NewVehicleShare>;

/** A member of a vehicle's household, or somebody who is invited. */
export const VehicleShare = z.object({
  id: z.uuid(),
  /** The address that the invitation went to. */
  email: z.string(),
  /** Who accepted it; null until somebody does. */
  memberName: z.string().nullable(),
  role: z.enum(SHARE_ROLES),
  createdAt: z.string(),
  /** Of the invitation's link. */
  expiresAt: z.string(),
  acceptedAt: z.string().nullable(),
});
export type VehicleShare = z.infer<typeof VehicleShare>;

const Params = z.object({ id: z.uuid() });
const exampleId = '0d7b7b8e-9c43-4e3c-8b06-3b1de9a5f1aa';

const exampleShare = {
  id: exampleId,
  email: 'alex@example.com',
  memberName: null,
  role: 'view',
  createdAt: '2026-06-09T08:15:00.000Z',
  expiresAt: '2026-06-16T08:15:00.000Z',
  acceptedAt: null,
} as const;

export const shareVehicle = defineEndpoint({
  id: 'shareVehicle',
  method: 'POST',
  path: '/api/vehicles/{id}/shares',
  tag: 'Vehicles',
  summary:
    'Invite somebody by e-mail to see a vehicle of one’s own, to add fuel to it, or to edit it',
  access: 'user',
  params: Params,
  body: NewVehicleShare,
  status: 201,
  output: VehicleShare,
  errors: ['db/record-not-found', 'vehicle/not-owner', 'vehicle/already-shared'],
  limit: { requests: 20, seconds: 86_400, per: 'user' },
  example: {
    params: { id: exampleId },
    body: { email: 'alex@example.com', role: 'view' },
    output: exampleShare,
  },
});

export const listVehicleShares = defineEndpoint({
  id: 'listVehicleShares',
  method: 'GET',
  path: '/api/vehicles/{id}/shares',
  tag: 'Vehicles',
  summary: 'Who may see a vehicle of one’s own, and who is invited; a member sees their own share',
  access: 'user',
  params: Params,
  status: 200,
  output: z.object({ shares: z.array(VehicleShare) }),
  errors: ['db/record-not-found'],
  example: { params: { id: exampleId }, output: { shares: [exampleShare] } },
});

export const changeVehicleShare = defineEndpoint({
  id: 'changeVehicleShare',
  method: 'PATCH',
  path: '/api/vehicle-shares/{id}',
  tag: 'Vehicles',
  summary: 'Let a member of one’s vehicle edit it, add fuel and readings only, or only see it',
  access: 'user',
  params: Params,
  body: z.object({ role: z.enum(SHARE_ROLES) }),
  status: 200,
  output: VehicleShare,
  errors: ['db/record-not-found'],
  limit: SETTINGS,
  example: { params: { id: exampleId }, body: { role: 'edit' }, output: exampleShare },
});

export const endVehicleShare = defineEndpoint({
  id: 'endVehicleShare',
  method: 'DELETE',
  path: '/api/vehicle-shares/{id}',
  tag: 'Vehicles',
  summary: 'Revoke a share of one’s vehicle, or leave a vehicle that is shared with one; at once',
  access: 'user',
  params: Params,
  status: 204,
  errors: ['db/record-not-found'],
  limit: SETTINGS,
  example: { params: { id: exampleId } },
});

/** The secret of an invitation's link. */
const InvitationToken = storableText(200).min(16);

export const readVehicleInvitation = defineEndpoint({
  id: 'readVehicleInvitation',
  method: 'POST',
  path: '/api/vehicle-invitations/read',
  tag: 'Vehicles',
  summary: 'What an invitation’s link offers',
  access: 'user',
  body: z.object({ token: InvitationToken }),
  status: 200,
  output: z.object({
    /** '2015 Ford Focus'. */
    vehicle: z.string(),
    ownerName: z.string(),
    role: z.enum(SHARE_ROLES),
    /** The address that was invited, where it is not the reader's own. */
    otherEmail: z.string().nullable(),
  }),
  errors: ['vehicle/invitation-expired'],
  limit: { requests: 30, seconds: 60, per: 'user' },
  example: {
    body: { token: 'q1w2e3r4t5y6q1w2e3r4t5y6' },
    output: { vehicle: '2015 Ford Focus', ownerName: 'Sam', role: 'view', otherEmail: null },
  },
});

export const acceptVehicleInvitation = defineEndpoint({
  id: 'acceptVehicleInvitation',
  method: 'POST',
  path: '/api/vehicle-invitations/accept',
  tag: 'Vehicles',
  summary: 'Accept an invitation; with `confirm` also one that went to another address',
  access: 'user',
  body: z.object({ token: InvitationToken, confirm: z.boolean().optional() }),
  status: 200,
  output: z.object({ vehicleId: z.uuid() }),
  errors: ['vehicle/invitation-expired', 'vehicle/invitation-other-address'],
  limit: { requests: 30, seconds: 60, per: 'user' },
  example: {
    body: { token: 'q1w2e3r4t5y6q1w2e3r4t5y6' },
    output: { vehicleId: exampleId },
  },
});
