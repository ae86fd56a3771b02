import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import {
  acceptVehicleInvitation,
  changeVehicleShare,
  endVehicleShare,
  listVehicleShares,
  type NewVehicleShare,
  readVehicleInvitation,
  shareVehicle,
  type ShareRole,
} from '@wrenchwise/contract/endpoints/vehicle-shares';

import { queryKeys } from '~/queries/query-keys.ts';

export const sharesQuery = (vehicleId: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'shares', vehicleId],
    queryFn: ({ signal }) => api(listVehicleShares, { params: { id: vehicleId } }, { signal }),
  });

export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: [...queryKeys.vehicles, 'invitation', token],
    queryFn: ({ signal }) => api(readVehicleInvitation, { body: { token } }, { signal }),
    retry: false,
  });

export const useShareVehicle = (vehicleId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewVehicleShare) => api(shareVehicle, { params: { id: vehicleId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sharesQuery(vehicleId).queryKey }),
  });
};

export const useChangeShare = (vehicleId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, role }: { id: string; role: ShareRole }) =>
      api(changeVehicleShare, { params: { id }, body: { role } }),
    onSettled: () => client.invalidateQueries({ queryKey: sharesQuery(vehicleId).queryKey }),
  });
};

/** Revokes a share, or leaves a shared vehicle. */
export const useEndShare = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api(endVehicleShare, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.vehicles }),
  });
};

export const useAcceptInvitation = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { token: string; confirm: boolean }) =>
      api(acceptVehicleInvitation, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...queryKeys.vehicles, 'list'] }),
  });
};
