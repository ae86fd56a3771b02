import {
  BookOpen,
  CalendarClock,
  Calculator,
  Car,
  Hammer,
  MessagesSquare,
  Package,
  Stethoscope,
} from 'lucide-react';

/** What the product does, and from when: `soon` is said on the card. */
export const FEATURE_CARDS = [
  {
    title: 'Smart Diagnostics',
    text: 'Describe the fault as you would to a friend. You get the likely causes with their odds, and the evidence in your own words.',
    Icon: Stethoscope,
    soon: false,
  },
  {
    title: 'Step-by-step Repair Guides',
    text: 'Tools, parts, time, safety and every step, for the check or the repair at hand.',
    Icon: BookOpen,
    soon: false,
  },
  {
    title: 'Vehicle Specifications',
    text: 'Make, model, year, fuel and gearbox rule out what your car has not got. Look-up by registration follows.',
    Icon: Car,
    soon: false,
  },
  {
    title: 'DIY-Friendly Tools',
    text: 'Each check says which tool it needs; most need none or one that is in every shed.',
    Icon: Hammer,
    soon: false,
  },
  {
    title: 'Parts Recommendations',
    text: 'The parts of each repair with the range they usually cost.',
    Icon: Package,
    soon: false,
  },
  {
    title: 'Maintenance Schedules',
    text: 'Tasks due by date, by mileage, or whichever comes first, with reminders.',
    Icon: CalendarClock,
    soon: true,
  },
  {
    title: 'Repair Cost Estimates',
    text: 'By yourself beside a garage, as ranges, parts and labour apart.',
    Icon: Calculator,
    soon: false,
  },
  {
    title: 'AI Assistance Chat',
    text: 'Ask follow-up questions about your diagnosis in plain words.',
    Icon: MessagesSquare,
    soon: true,
  },
] as const;
