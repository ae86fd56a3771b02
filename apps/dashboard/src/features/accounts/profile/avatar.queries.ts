import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { removeAvatar, setAvatar } from '@wrenchwise/contract/endpoints/avatar';

import { changeSessionUser } from '../sign-in/session-user.ts';
import { squareAvatar } from './square-avatar.ts';

/** Cuts a file to a square and makes it the avatar. */
export const useSetAvatar = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File) => api(setAvatar, { body: await squareAvatar(file) }),
    onSuccess: ({ pictureUrl }) => changeSessionUser(client, { pictureUrl }),
  });
};

export const useRemoveAvatar = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(removeAvatar, {}),
    onSuccess: () => changeSessionUser(client, { pictureUrl: null }),
  });
};
