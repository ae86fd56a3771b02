import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';

/** The media types of an avatar. */
export const AVATAR_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type AvatarType = (typeof AVATAR_TYPES)[number];

export const AVATAR_MAX_BYTES = 512 * 1024;
/** Pixels of the longer side. */
export const AVATAR_MAX_SIDE = 2048;

const Bytes = z.instanceof(Blob);

export const setAvatar = defineEndpoint({
  id: 'setPicture',
  method: 'PUT',
  path: '/api/me/picture',
  tag: 'Account',
  summary: `Set the profile picture: at most ${AVATAR_MAX_BYTES / 1024} kB and ${AVATAR_MAX_SIDE} pixels a side; where it was taken and other metadata are removed`,
  access: 'user',
  body: Bytes,
  upload: {
    types: AVATAR_TYPES,
    maxBytes: AVATAR_MAX_BYTES,
    tooLarge: 'picture/too-large',
    wrongType: 'picture/not-a-picture',
  },
  status: 200,
  output: z.object({ pictureUrl: z.string() }),
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example: { output: { pictureUrl: '/api/me/picture?v=1767605400000' } },
});

export const getAvatar = defineEndpoint({
  id: 'getPicture',
  method: 'GET',
  path: '/api/me/picture',
  tag: 'Account',
  summary: 'One’s own profile picture; its address changes with it, so it may be kept for good',
  access: 'user',
  query: z.object({
    /** The version; part of every `pictureUrl`. */
    v: z.string().max(16).regex(/^\d+$/, 'This is no version of a picture').optional(),
  }),
  status: 200,
  output: Bytes,
  produces: AVATAR_TYPES,
  errors: ['db/record-not-found'],
  example: { query: { v: '1767605400000' } },
});

export const removeAvatar = defineEndpoint({
  id: 'removePicture',
  method: 'DELETE',
  path: '/api/me/picture',
  tag: 'Account',
  summary: 'Remove the profile picture',
  access: 'user',
  status: 204,
  limit: { requests: 60, seconds: 3600, per: 'user' },
  example: {},
});
