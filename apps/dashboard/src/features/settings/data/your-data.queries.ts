import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/domain/endpoint';
import { deleteAccount } from '@wrenchwise/domain/endpoints/accounts/deletion';
import { exportData } from '@wrenchwise/domain/endpoints/accounts/export';

import { queryKeys } from '~/lib/query-keys.ts';

import { saveFile } from './save-file.ts';

/** Downloads everything that is kept about the person, named by the day. */
export const useExportData = () =>
  useMutation({
    mutationFn: () => api(exportData, {}),
    onSuccess: (file) =>
      saveFile(file, `wrenchwise-export-${new Date().toISOString().slice(0, 10)}.zip`),
  });

/** Deletes the account; what was read for it is forgotten at once. */
export const useDeleteAccount = (onGone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: InputOf<typeof deleteAccount>['body']) => api(deleteAccount, { body }),
    onSuccess: () => {
      try {
        sessionStorage.clear();
      } catch {
        // Storage may be blocked: nothing was kept there then.
      }
      onGone();
      client.setQueryData(queryKeys.session, null);
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== queryKeys.session[0] });
    },
  });
};
