import { t } from '@lingui/core/macro';
import type { VehicleRole } from '@wrenchwise/contract/endpoints/vehicles';

/** Whether a role changes what is recorded of a vehicle. */
export const mayEdit = (role: VehicleRole): boolean => role === 'owner' || role === 'edit';

/** Whether a role adds fill-ups, charges and odometer readings at least. */
export const mayFuel = (role: VehicleRole): boolean => role !== 'view';

/** What somebody with whom a vehicle is shared may do, as it continues 'shared with you'. */
export const ROLE_WORDS = {
  owner: '',
  edit: t`to edit`,
  fuel: t`to add fuel`,
  view: t`to look at`,
} as const satisfies Readonly<Record<VehicleRole, string>>;
