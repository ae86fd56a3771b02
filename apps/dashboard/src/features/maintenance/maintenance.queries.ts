import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { listDiagnoses } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  completeMaintenanceTask,
  createMaintenanceTask,
  createMaintenanceTasks,
  deleteMaintenanceTask,
  getMaintenanceOverview,
  listMaintenance,
  reopenMaintenanceTask,
  restoreMaintenanceTask,
  updateMaintenanceTask,
} from '@wrenchwise/contract/endpoints/maintenance';
import {
  createMaintenanceTemplate,
  deleteMaintenanceTemplate,
  listMaintenanceTemplates,
  proposeMaintenance,
} from '@wrenchwise/contract/endpoints/maintenance-plan';
import type {
  MaintenanceTaskChanges,
  NewMaintenanceTask,
  NewMaintenanceTasks,
  TaskCompletion,
} from '@wrenchwise/rules/garage/maintenance-task';
import type { TemplateItem } from '@wrenchwise/rules/garage/template-item';

import { queryKeys } from '~/queries/query-keys.ts';

export const PAGE_SIZE = 50;
const MONTH_SIZE = 200;
const PICKED_FROM = 20;

type Vehicle = string | undefined;

/** How many tasks stand how, and the vehicles that tasks can belong to. */
export const overviewQuery = (vehicleId: Vehicle) =>
  queryOptions({
    queryKey: [...queryKeys.maintenance, 'overview', vehicleId],
    queryFn: ({ signal }) =>
      api(getMaintenanceOverview, { query: vehicleId ? { vehicleId } : {} }, { signal }),
    placeholderData: keepPreviousData,
  });

/** One page of the open tasks, or of those done. */
export const tasksQuery = (filter: { vehicleId: Vehicle; isDone: boolean; page: number }) =>
  queryOptions({
    queryKey: [...queryKeys.maintenance, 'list', filter],
    queryFn: ({ signal }) => {
      const { vehicleId, isDone, page } = filter;
      const query = {
        page,
        perPage: PAGE_SIZE,
        ...(vehicleId ? { vehicleId } : {}),
        ...(isDone ? { state: 'done' as const } : {}),
      };
      return api(listMaintenance, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** The open tasks, for the command palette. */
export const paletteTasksQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.maintenance, 'list', 'palette'],
    queryFn: ({ signal }) =>
      api(listMaintenance, { query: { page: 1, perPage: PAGE_SIZE } }, { signal }),
  });

/** The open tasks that are expected between two days. */
export const monthQuery = (filter: { vehicleId: Vehicle; from: string; to: string }) =>
  queryOptions({
    queryKey: [...queryKeys.maintenance, 'month', filter],
    queryFn: ({ signal }) => {
      const { vehicleId, from, to } = filter;
      const query = { from, to, perPage: MONTH_SIZE, ...(vehicleId ? { vehicleId } : {}) };
      return api(listMaintenance, { query }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** The newest diagnoses, whose cars a task can be about. */
export const pickedDiagnosesQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.diagnoses, 'list', 'for-tasks'],
    queryFn: ({ signal }) =>
      api(listDiagnoses, { query: { page: 1, perPage: PICKED_FROM } }, { signal }),
  });

/** The typical schedule of a vehicle. */
export const proposalQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.maintenance, 'proposal', vehicleId],
    queryFn: ({ signal }) => api(proposeMaintenance, { params: { id: vehicleId } }, { signal }),
  });

export const templatesQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.maintenance, 'templates'],
    queryFn: ({ signal }) => api(listMaintenanceTemplates, {}, { signal }),
  });

/** What a change of a task changes besides: lists, the vehicle's odometer, its log. */
const useRefresh = () => {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [queryKeys.maintenance, queryKeys.vehicles, queryKeys.log]) {
      void client.invalidateQueries({ queryKey });
    }
  };
};

export const useCreateTask = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: NewMaintenanceTask) => api(createMaintenanceTask, { body }),
    onSuccess,
  });
};

export const useCreateTasks = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (body: NewMaintenanceTasks) => api(createMaintenanceTasks, { body }),
    onSuccess,
  });
};

export const useUpdateTask = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: MaintenanceTaskChanges }) =>
      api(updateMaintenanceTask, { params: { id }, body }),
    onSuccess,
  });
};

export const useDeleteTask = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(deleteMaintenanceTask, { params: { id } }),
    onSuccess,
  });
};

export const useRestoreTask = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(restoreMaintenanceTask, { params: { id } }),
    onSuccess,
  });
};

export const useCompleteTask = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: ({ id, body }: { id: string; body: TaskCompletion }) =>
      api(completeMaintenanceTask, { params: { id }, body }),
    onSuccess,
  });
};

export const useReopenTask = () => {
  const onSuccess = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api(reopenMaintenanceTask, { params: { id } }),
    onSuccess,
  });
};

export const useCreateTemplate = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; items: TemplateItem[] }) =>
      api(createMaintenanceTemplate, { body }),
    onSuccess: () => client.invalidateQueries(templatesQuery()),
  });
};

export const useDeleteTemplate = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(deleteMaintenanceTemplate, { params: { id } }),
    onSuccess: () => client.invalidateQueries(templatesQuery()),
  });
};
