import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { createMaintenanceTasks } from '@wrenchwise/contract/endpoints/maintenance';
import { explainMotList, type MotFinding } from '@wrenchwise/contract/endpoints/mot-lists';

import { queryKeys } from '~/queries/query-keys.ts';

/** Explains a list that is pasted, or what the register has of a car. */
export const useExplainMotList = () =>
  useMutation({
    mutationFn: ({ text, vehicleId }: { text: string; vehicleId: string }) =>
      api(explainMotList, {
        body: {
          ...(text.trim() === '' ? {} : { text }),
          ...(vehicleId === '' ? {} : { vehicleId }),
        },
      }),
  });

/** A task's reason, at most. */
const REASON_MAX = 500;

/** Makes tasks of the findings with a day; those that are planned already are not doubled. */
export const usePlanFindings = (vehicleId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (findings: readonly MotFinding[]) =>
      api(createMaintenanceTasks, {
        body: {
          vehicleId,
          tasks: findings.flatMap(({ task, dueDate, text, className }) =>
            dueDate === null
              ? []
              : [
                  {
                    task,
                    dueDate,
                    reason: `MOT (${className}): ${text}`.slice(0, REASON_MAX),
                    source: 'advisory' as const,
                  },
                ],
          ),
        },
      }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.maintenance }),
        client.invalidateQueries({ queryKey: queryKeys.vehicles }),
      ]),
  });
};
