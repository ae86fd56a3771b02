import { type CapabilityId, isAvailable } from './capabilities.ts';
import { type FeatureKey, type PlanId, planAllows } from './plans.ts';

/** Something that a plan opens besides its allowances, as pages and gates name it. */
export interface PlanOpening {
  readonly id: string;
  readonly title: string;
  /** What it is good for, in a sentence. */
  readonly text: string;
  /** The key that opens it; null is open to everybody. */
  readonly featureKey: FeatureKey | null;
  readonly capability: CapabilityId;
}

const OPENINGS: readonly PlanOpening[] = [
  {
    id: 'safety',
    title: 'Driving verdict, alerts and first checks',
    text: 'Whether you can drive, what is likely and what to check first: the same on every plan.',
    featureKey: null,
    capability: 'diagnosis',
  },
  {
    id: 'questions',
    title: 'Follow-up questions',
    text: 'Answers weigh a diagnosis again, at no cost.',
    featureKey: null,
    capability: 'follow-up-questions',
  },
  {
    id: 'library',
    title: 'Public guide library',
    text: 'Every repair guide, trouble code and specification page, never metered.',
    featureKey: null,
    capability: 'public-guides',
  },
  {
    id: 'vehicles',
    title: 'Vehicles, log and MOT history',
    text: 'Your cars with fuel, costs, documents and their tests.',
    featureKey: null,
    capability: 'vehicles',
  },
  {
    id: 'maintenance',
    title: 'Maintenance list with proposed schedules',
    text: 'What is due, by date or by mileage, with reminders and a calendar.',
    featureKey: null,
    capability: 'maintenance',
  },
  {
    id: 'next-needs',
    title: 'What needs attention next, and the year’s budget',
    text: 'The next three things for each car, everything about safety, and what a year may cost.',
    featureKey: null,
    capability: 'timeline',
  },
  {
    id: 'garage-link',
    title: 'A link for your garage',
    text: 'It shows the diagnosis, takes test results and a price, and needs no account.',
    featureKey: null,
    capability: 'garage-link',
  },
  {
    id: 'requests',
    title: 'Support requests',
    text: 'Help pages, and answers by people.',
    featureKey: null,
    capability: 'support-requests',
  },
  {
    id: 'schedules',
    title: 'Custom maintenance schedules',
    text: 'Save a schedule of your own under a name and use it for every car.',
    featureKey: 'custom_maintenance',
    capability: 'maintenance-schedules',
  },
  {
    id: 'outlook',
    title: 'Full checklist of the coming year',
    text: 'All that is worth a check on each car: services, wear parts and what comes with age, with reasons and prices. Every plan has the next three, all about safety and the budget.',
    featureKey: 'advanced_diagnostics',
    capability: 'timeline',
  },
  {
    id: 'comparison',
    title: 'Comparison of diagnoses',
    text: 'Two diagnoses of a car side by side: what changed, and what spoke for it.',
    featureKey: 'advanced_diagnostics',
    capability: 'advanced-diagnostics',
  },
  {
    id: 'report',
    title: 'Diagnosis report as a PDF',
    text: 'Causes, evidence, checks, plan and costs of a diagnosis as a document to keep.',
    featureKey: 'advanced_diagnostics',
    capability: 'diagnosis-report',
  },
  {
    id: 'live-data',
    title: 'Live data recordings',
    text: 'Readings from the car’s diagnostic socket, recorded and charted.',
    featureKey: 'advanced_diagnostics',
    capability: 'live-data',
  },
  {
    id: 'analytics',
    title: 'Analytics of all your cars',
    text: 'Costs, consumption and reliability over time, and our forecasts against what came.',
    featureKey: 'advanced_analytics',
    capability: 'analytics',
  },
  {
    id: 'api',
    title: 'API access',
    text: 'Keys for your own programs.',
    featureKey: 'api_access',
    capability: 'api-access',
  },
  {
    id: 'priority',
    title: 'Priority support',
    text: 'Your requests are answered before those of the free plan.',
    featureKey: 'priority_support',
    capability: 'support-requests',
  },
  {
    id: 'dedicated',
    title: 'Dedicated support',
    text: 'Your requests come first.',
    featureKey: 'dedicated_support',
    capability: 'support-requests',
  },
];

/** Everything that plans open, in the order in which a page lists it: what works, then what is coming. */
export const PLAN_OPENINGS = OPENINGS.toSorted(
  (a, b) => Number(isAvailable(b.capability)) - Number(isAvailable(a.capability)),
);

/** Whether it works today. */
export const isOpen = ({ capability }: PlanOpening): boolean => isAvailable(capability);

/** Whether a plan opens it; an unknown plan opens only what is everybody's. */
export const planOpens = (planId: PlanId, { featureKey }: PlanOpening): boolean =>
  featureKey === null || planAllows(planId, featureKey);
