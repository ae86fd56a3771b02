import { Vehicle, VehicleSummary } from '@wrenchwise/contract/endpoints/vehicles';
import { storableText } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineTool, READS, type Tool } from './tool.ts';

const AT_ONCE = 50;

const ListedVehicle = VehicleSummary.pick({
  id: true,
  make: true,
  model: true,
  year: true,
  nickname: true,
  registration: true,
  fuel: true,
  transmission: true,
  mileage: true,
  mileageOn: true,
  motExpiryDate: true,
  taxDueDate: true,
  role: true,
});

/** A vehicle without what only a page needs: the registers' whole answer, photo and shared names. */
const ShownVehicle = Vehicle.omit({
  register: true,
  photoFileId: true,
  sameRegistration: true,
  useProfile: true,
}).extend({ url: z.url() });

export const VEHICLE_TOOLS: readonly Tool[] = [
  defineTool({
    name: 'list_vehicles',
    title: 'List vehicles',
    description:
      'The cars in the user’s garage: their own and those shared with them. Use it to find the id of a car. Mileage is in miles.',
    scope: 'read',
    annotations: READS,
    input: z.strictObject({
      search: storableText(200).optional().describe('Looks in name, registration and VIN'),
    }),
    output: z.object({ vehicles: z.array(ListedVehicle), total: z.int() }),
    work: ({ search }, { user, services }) =>
      services.vehicles.list(user.id, { search, page: 1, perPage: AT_ONCE }),
  }),
  defineTool({
    name: 'get_vehicle',
    title: 'Get a vehicle',
    description:
      'One car with its facts, its open problem, its latest diagnoses and what the MOT and tax registers said. Mileage is in miles.',
    scope: 'read',
    annotations: READS,
    input: z.strictObject({ id: z.uuid().describe('The id of the car, from list_vehicles') }),
    output: ShownVehicle,
    work: async ({ id }, { user, services, pageOf }) => ({
      ...(await services.vehicles.get(user.id, id)),
      url: pageOf(`/dashboard/vehicles/${id}`),
    }),
  }),
];
