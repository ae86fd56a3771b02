import type { SafetyRule } from './rule.ts';

/** What the car orders; read from quoted instructions, not from phrases. */
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
    phrases: [],
  },
] as const satisfies readonly SafetyRule[];
