import { TemplateItem } from '@wrenchwise/rules/garage/template-item';
import { line } from '@wrenchwise/rules/text';
import { z } from 'zod';

import { defineEndpoint } from '../endpoint.ts';
import { CHANGES, WEIGHED_CHANGES } from '../write-limits.ts';

/** One line of the schedule that is proposed for a vehicle. */
export const ProposedTask = z.object({
  /** The service item of the knowledge, by which it is not added twice. */
  serviceItem: z.string(),
  task: z.string(),
  /** Why it is done, and what shortens its interval. */
  reason: z.string(),
  /** What the car's manual decides, or what to beware of. */
  caution: z.string().nullable(),
  /** 'required' by law, 'advised' by makers in general, 'check': only looked at. */
  need: z.enum(['required', 'advised', 'check']),
  months: z.int().nullable(),
  miles: z.int().nullable(),
  dueDate: z.string().nullable(),
  dueMileage: z.int().nullable(),
  expectedOn: z.string(),
  /** Whether nothing says when it was last done: it is taken for done whenever it was due. */
  hasNoRecord: z.boolean().default(false),
  state: z.enum(['overdue', 'due-soon', 'later']),
  /** Whether an open task stands for it. */
  isPlanned: z.boolean(),
});
export type ProposedTask = z.infer<typeof ProposedTask>;

/** A user's own set of tasks. */
export const MaintenanceTemplate = z.object({
  id: z.uuid(),
  name: z.string(),
  items: z.array(TemplateItem),
  createdAt: z.string(),
});
export type MaintenanceTemplate = z.infer<typeof MaintenanceTemplate>;

export const TEMPLATES_MAX = 50;

const id = '9c0a2b1e-6d51-4b25-9d5c-0a3f3c1f7e22';
const exampleTemplate = {
  id,
  name: 'Spring',
  items: [{ task: 'Wash the underbody', months: 12, miles: null, notes: null }],
};

export const proposeMaintenance = defineEndpoint({
  id: 'proposeMaintenance',
  method: 'POST',
  path: '/api/vehicles/{id}/maintenance-plan',
  tag: 'Maintenance',
  summary:
    'The typical schedule of a vehicle by its fuel, age, mileage and use, with reasons; nothing is stored',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 200,
  output: z.object({
    items: z.array(ProposedTask),
    /** What it was worked out from. In miles. */
    basis: z.object({ mileage: z.int().nullable(), milesPerYear: z.number() }),
  }),
  errors: ['db/record-not-found'],
  limit: WEIGHED_CHANGES,
  example: {
    params: { id },
    output: {
      items: [
        {
          serviceItem: 'engine-oil-and-filter',
          task: 'Change the engine oil and filter',
          reason: 'Old oil protects the engine less.',
          caution: null,
          need: 'advised',
          months: 12,
          miles: 10_000,
          dueDate: '2026-12-03',
          dueMileage: 48_000,
          expectedOn: '2026-11-20',
          state: 'due-soon',
          isPlanned: false,
        },
      ],
      basis: { mileage: 47_800, milesPerYear: 9000 },
    },
  },
});

export const listMaintenanceTemplates = defineEndpoint({
  id: 'listMaintenanceTemplates',
  method: 'GET',
  path: '/api/maintenance-templates',
  tag: 'Maintenance',
  summary: 'One’s own sets of tasks',
  access: 'user',
  status: 200,
  output: z.object({ templates: z.array(MaintenanceTemplate) }),
  example: {
    output: { templates: [{ ...exampleTemplate, createdAt: '2026-03-02T08:15:00.000Z' }] },
  },
});

export const createMaintenanceTemplate = defineEndpoint({
  id: 'createMaintenanceTemplate',
  method: 'POST',
  path: '/api/maintenance-templates',
  tag: 'Maintenance',
  summary: 'Save a set of tasks of one’s own',
  access: { feature: 'custom_maintenance' },
  body: z.strictObject({
    name: line('Name', 80),
    items: z.array(TemplateItem).min(1, 'Please choose at least one task').max(60),
  }),
  status: 201,
  output: MaintenanceTemplate,
  limit: { requests: 100, seconds: 86_400, per: 'user' },
  example: {
    body: { name: exampleTemplate.name, items: exampleTemplate.items },
    output: { ...exampleTemplate, createdAt: '2026-03-02T08:15:00.000Z' },
  },
});

export const deleteMaintenanceTemplate = defineEndpoint({
  id: 'deleteMaintenanceTemplate',
  method: 'DELETE',
  path: '/api/maintenance-templates/{id}',
  tag: 'Maintenance',
  summary: 'Delete a set of tasks; the tasks that were made from it stay',
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['db/record-not-found'],
  limit: CHANGES,
  example: { params: { id } },
});
