/** Failure modes of trouble codes in our words. The order is part of the stored format. */
export const FAILURE_MODES = {
  plain: '',
  circuit: 'electrical fault in its circuit',
  low: 'signal or voltage too low',
  high: 'signal or voltage too high',
  range: 'outside the expected range or not doing its job',
  rangeLow: 'working below its expected range',
  rangeHigh: 'working above its expected range',
  intermittent: 'signal comes and goes',
  open: 'broken connection (open circuit)',
  stuckOpen: 'stuck open',
  stuckClosed: 'stuck closed',
  stuckOn: 'stuck on',
  stuckOff: 'stuck off',
  stuck: 'stuck',
  tooLow: 'too low',
  tooHigh: 'too high',
  overTemperature: 'too hot',
  correlation: 'two readings that should agree do not',
  notLearned: 'not learnt',
  learningLimit: 'has drifted further than the control unit can correct',
  fault: 'not working as it should',
} as const;

export type FailureMode = keyof typeof FAILURE_MODES;
