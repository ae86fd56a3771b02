import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '@wrenchwise/contract/endpoint';
import type { getSession } from '@wrenchwise/contract/endpoints/accounts/sign-in';

import { prepareFile } from '~/files/prepare-file.ts';
import { deviceStore } from '~/offline/device-store.ts';
import { queryKeys } from '~/queries/query-keys.ts';

const PHOTOS = ['buying-photos'];

const idOf = (checkId: string, itemId: string): string => `${checkId}/${itemId}`;

/** The photographs of a check by what they show; none where this browser allows no database. */
export const photosQuery = (checkId: string) =>
  queryOptions({
    queryKey: [...PHOTOS, checkId],
    queryFn: async (): Promise<ReadonlyMap<string, Blob>> => {
      const photos = await (await deviceStore()).photos();
      return new Map(
        photos
          .filter(({ id }) => id.startsWith(`${checkId}/`))
          .map(({ id, picture }) => [id.slice(checkId.length + 1), picture]),
      );
    },
    networkMode: 'always',
    staleTime: Infinity,
  });

/** Stores a photograph on this device, smaller and without what the camera wrote into it. Rejects where it cannot be read or stored. */
export const useTakePhoto = (checkId: string) => {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ itemId, file }: { itemId: string; file: File }) => {
      const userId =
        client.getQueryData<OutputOf<typeof getSession>>(queryKeys.session)?.user.id ?? '';
      const picture = await prepareFile(file);
      await (await deviceStore()).putPhoto({ id: idOf(checkId, itemId), userId, picture });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: PHOTOS }),
  });
};

/** Removes one photograph, or all of a check that is deleted. */
export const useRemovePhotos = (checkId: string) => {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async (itemId: string | undefined) => {
      const store = await deviceStore();
      for (const { id } of await store.photos()) {
        const isWanted =
          itemId === undefined ? id.startsWith(`${checkId}/`) : id === idOf(checkId, itemId);
        if (isWanted) await store.removePhoto(id);
      }
    },
    onSuccess: () => client.invalidateQueries({ queryKey: PHOTOS }),
  });
};
