import { type PlanId, PLANS } from './plans.ts';

/** '5 diagnoses a month', '1 diagnosis a month', 'unlimited diagnoses'. */
export const allowanceWords = (count: number | null, one: string, many: string): string =>
  count === null ? `unlimited ${many}` : `${count} ${count === 1 ? one : many} a month`;

/** The diagnoses of a plan: '5 diagnoses a month'. */
export const diagnosesOf = (id: PlanId): string =>
  allowanceWords(PLANS[id].allowances.diagnoses, 'diagnosis', 'diagnoses');

/** The guides of a plan: '50 repair guides a month'. */
export const repairGuidesOf = (id: PlanId): string =>
  allowanceWords(PLANS[id].allowances.repairGuides, 'repair guide', 'repair guides');
