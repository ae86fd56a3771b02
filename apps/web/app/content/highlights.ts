import { CalendarClock, Gauge, HeartPulse, Wrench } from 'lucide-react';

/** The four highlights that take turns under the headline. */
export const HIGHLIGHTS = [
  {
    title: 'Smart Diagnostics',
    text: 'Ranked causes from your own words, with what speaks for and against each.',
    Icon: Gauge,
    system: 'brakes',
  },
  {
    title: 'Smart Vehicle Care',
    text: 'Know whether it can be driven before you turn the key.',
    Icon: HeartPulse,
    system: 'engine_cooling',
  },
  {
    title: 'Expert Guidance',
    text: 'The next check that tells most for its time, step by step.',
    Icon: Wrench,
    system: 'suspension',
  },
  {
    title: 'Vehicle Maintenance',
    text: 'What is due, by date or by mileage, before it becomes a fault.',
    Icon: CalendarClock,
    system: 'wheels_tyres',
  },
] as const;
