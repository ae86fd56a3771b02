import { combine } from './combine.ts';
import type { SafetyRule } from './rule.ts';

/** What the car orders; read from quoted instructions, and from phrases that report one loosely. */
export const instructions = [
  {
    id: 'car-instruction',
    title: 'The car instructs you to stop',
    danger:
      'A car gives this instruction where going on can destroy the engine, or leave you without brakes, steering or drive.',
    advice:
      'Do as it says: stop where it is safe, switch off, and do not drive on until the reason is known. The vehicle manual explains the message.',
    severity: 'high',
    verdict: 'no',
    forbids: ['running'],
    symptoms: [],
    phrases: [
      ...combine(
        'display, dash, dashboard, screen, panel, message, cluster',
        'urged standstill, standstill immediately, switch off at once, halt red, halt message, wants stop engine, orders stop, begs stop, demands stop',
      ),
      ...combine(
        'message, warning',
        'red stop, red halt, stop driving, halt triangle, stop bong, red triangle stop',
      ),
      ...combine(
        'engine fault, transmission fault, gearbox fault, brake fault, steering fault',
        'have towed, tow car, stop, halt, pull over',
      ),
      'red stop sign dash',
      'red stop bong',
      'red stop light dash',
    ],
  },
] as const satisfies readonly SafetyRule[];
