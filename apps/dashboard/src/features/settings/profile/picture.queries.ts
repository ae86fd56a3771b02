import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { removeAvatar, setAvatar } from '@wrenchwise/domain/endpoints/avatar';

import { changeSessionUser } from '~/features/settings/session-user.ts';

import { squarePicture } from './square-picture.ts';

/** Cuts a file to a square and makes it the profile picture. */
export const useSetPicture = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => api(setAvatar, { body: await squarePicture(file) }),
    onSuccess: ({ pictureUrl }) => changeSessionUser(client, { pictureUrl }),
  });
};

export const useRemovePicture = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(removeAvatar, {}),
    onSuccess: () => changeSessionUser(client, { pictureUrl: null }),
  });
};
