import { type CapabilityId, isAvailable } from '@wrenchwise/rules/capabilities';

interface Point {
  readonly text: string;
  readonly isAvailable: boolean;
}

/** One of the eight things that the product is for. */
export interface FeatureCard {
  readonly id:
    | 'diagnostics'
    | 'guides'
    | 'specifications'
    | 'tools'
    | 'parts'
    | 'schedules'
    | 'costs'
    | 'chat';
  readonly title: string;
  readonly text: string;
  /** What there is to say to somebody who wants to know more; on the features page only. */
  readonly points: readonly Point[];
  /** Where to see it, on the features page. */
  readonly link?: { readonly to: string; readonly label: string };
  /** Otherwise it is coming, and the card says so. */
  readonly isAvailable: boolean;
}

type Written = Omit<FeatureCard, 'points' | 'isAvailable'> & {
  readonly by: CapabilityId;
  /** Said of the card's own capability, or of the one named beside it. */
  readonly points: readonly (string | readonly [CapabilityId, string])[];
};

const CARDS: readonly Written[] = [
  {
    id: 'diagnostics',
    by: 'diagnosis',
    title: 'Smart Diagnostics',
    text: 'Describe the fault as you would to a friend. You get the likely causes with their odds, and the evidence in your own words.',
    points: [
      'Understands what is not there (“no grinding”) and when it happens (“only when cold”).',
      'Reads trouble codes that you type, such as P0301.',
      'Keeps a share back for what is not on its list.',
    ],
  },
  {
    id: 'guides',
    by: 'public-guides',
    title: 'Step-by-step Repair Guides',
    text: 'Tools, parts, time, safety and every step, for the check or the repair at hand.',
    points: [
      'The public library is open to everybody and not counted.',
      ['step-guides', 'Guides for a step of your own diagnosis stay with it.'],
      'Each says when to stop and see a professional.',
    ],
  },
  {
    id: 'specifications',
    by: 'diagnosis',
    title: 'Vehicle Specifications',
    text: 'Make, model, year, fuel and gearbox rule out what your car has not got.',
    points: [
      'No spark plugs are suspected in a diesel, and no clutch in an electric car.',
      'What is known to be common on your model counts for more.',
      'The mileage shows what is likely to be worn by now.',
      ['registration-lookup', 'The car’s details looked up by its registration.'],
    ],
    link: { to: '/car-specifications', label: 'Car specifications by make and model' },
  },
  {
    id: 'tools',
    by: 'diagnosis',
    title: 'DIY-Friendly Tools',
    text: 'Each check says which tool it needs. Many need none, or one that is in every shed.',
    points: [
      'Time and tool stand beside every check.',
      'How hard a repair is, in four grades up to “for a workshop”.',
      'The check that shows most for its effort comes first.',
    ],
  },
  {
    id: 'parts',
    by: 'repair-costs',
    title: 'Parts Recommendations',
    text: 'The parts of each repair with the range they usually cost.',
    points: [
      'What is only sometimes needed is marked so.',
      'How much money is at risk if you buy before you check.',
      'In the money of your country: pounds, euros, or the dollars of four countries.',
    ],
  },
  {
    id: 'schedules',
    by: 'maintenance',
    title: 'Maintenance Schedules',
    text: 'Tasks due by date, by mileage, or whichever comes first, with reminders.',
    points: [
      ['maintenance', 'A list of what is due, with reminders.'],
      ['maintenance-schedules', 'Schedules made for your car.'],
      ['diagnosis', 'Every diagnosis shows how such parts usually wear and fail.'],
    ],
  },
  {
    id: 'costs',
    by: 'repair-costs',
    title: 'Repair Cost Estimates',
    text: 'By yourself beside a garage, as ranges, parts and labour apart.',
    points: [
      'Labour is book time at the hourly rate where you are, or one that you set.',
      'One scale for all, to compare by eye.',
      'It goes on the sheet that you print for the garage.',
    ],
  },
  {
    id: 'chat',
    by: 'chat',
    title: 'AI Assistance Chat',
    text: 'Ask follow-up questions about your diagnosis in plain words.',
    points: [
      ['chat', 'Your question, answered from your diagnosis.'],
      [
        'follow-up-questions',
        'The engine asks you: one question at a time, the one that shows most.',
      ],
    ],
  },
];

const byWhatWorks = (a: Point, b: Point): number => Number(b.isAvailable) - Number(a.isAvailable);

export const FEATURE_CARDS: readonly FeatureCard[] = CARDS.map(({ by, points, ...card }) => ({
  ...card,
  isAvailable: isAvailable(by),
  points: points
    .map((point) => (typeof point === 'string' ? ([by, point] as const) : point))
    .map(([capability, text]) => ({ text, isAvailable: isAvailable(capability) }))
    .toSorted(byWhatWorks),
}));
