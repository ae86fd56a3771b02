import { useMutation } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { exportData } from '@wrenchwise/domain/endpoints/accounts/export';

import { saveFile } from '~/lib/save-file.ts';

/** Downloads everything that is stored about the user, named by the day. */
export const useExportData = () =>
  useMutation({
    mutationFn: () => api(exportData, {}),
    onSuccess: (file) =>
      saveFile(file, `wrenchwise-export-${new Date().toISOString().slice(0, 10)}.zip`),
  });
