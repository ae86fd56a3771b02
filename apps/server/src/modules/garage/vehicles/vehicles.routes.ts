import { getVehicleOptions } from '@wrenchwise/contract/endpoints/vehicle-options';
import { getVehicleRecalls } from '@wrenchwise/contract/endpoints/vehicle-recalls';
import * as shareEndpoints from '@wrenchwise/contract/endpoints/vehicle-shares';
import * as endpoints from '@wrenchwise/contract/endpoints/vehicles';

import { idempotencyKeyOf } from '../../../platform/http/idempotency-key.ts';
import type { Mount, MountRead } from '../../../platform/http/mount.ts';
import { vehicleOptions } from './vehicle-options.ts';
import type { VehicleRecallsService } from './vehicle-recalls.service.ts';
import type { VehicleSharesService } from './vehicle-shares.service.ts';
import type { VehiclesService } from './vehicles.service.ts';

export const mountVehicles = (
  { mount, mountRead }: { mount: Mount; mountRead: MountRead },
  {
    service: vehicles,
    shares,
    recalls,
  }: { service: VehiclesService; shares: VehicleSharesService; recalls: VehicleRecallsService },
): void => {
  mount(endpoints.createVehicle, ({ body }, { user, headers }) =>
    vehicles.create(user, body, idempotencyKeyOf(headers)),
  );
  mountRead(endpoints.listVehicles, async ({ query }, own) => {
    const pageOf = await vehicles.read(own, query);
    return ({ user }) => pageOf(user.id);
  });
  mount(endpoints.getVehicle, ({ params }, { user }) => vehicles.get(user.id, params.id));
  mount(endpoints.updateVehicle, ({ params, body }, { user }) =>
    vehicles.update(user, params.id, body),
  );
  mount(endpoints.deleteVehicle, ({ params }, { user }) => vehicles.remove(user.id, params.id));
  mount(endpoints.restoreVehicle, ({ params }, { user }) => vehicles.restore(user.id, params.id));
  mount(endpoints.refreshVehicle, ({ params }, { user }) => vehicles.refresh(user, params.id));
  mount(getVehicleRecalls, ({ params }, { user }) => recalls.get(user, params.id));
  mount(getVehicleOptions, ({ query }, { user }) => vehicleOptions(query, user.place));
  mount(shareEndpoints.shareVehicle, ({ params, body }, { user }) =>
    shares.invite(user, params.id, body),
  );
  mount(shareEndpoints.listVehicleShares, async ({ params }, { user }) => ({
    shares: await shares.list(user.id, params.id),
  }));
  mount(shareEndpoints.changeVehicleShare, ({ params, body }, { user }) =>
    shares.changeRole(user.id, params.id, body.role),
  );
  mount(shareEndpoints.endVehicleShare, ({ params }, { user }) => shares.end(user.id, params.id));
  mount(shareEndpoints.readVehicleInvitation, ({ body }, { user }) =>
    shares.read(user, body.token),
  );
  mount(shareEndpoints.acceptVehicleInvitation, ({ body }, { user }) =>
    shares.accept(user, body.token, body.confirm ?? false),
  );
};
