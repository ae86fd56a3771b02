import { FREE_NEEDS, type LikelyNeed, type Outlook } from '@wrenchwise/contract/endpoints/outlook';
import type { Database } from '@wrenchwise/database/database';
import type { OutlookOf } from '@wrenchwise/library/outlook/create-outlook';
import type { LikelyNeed as Foreseen, Repaired } from '@wrenchwise/library/outlook/outlook';
import { renewedBy } from '@wrenchwise/library/outlook/repairs-in-words';
import { planAllows } from '@wrenchwise/rules/plans';
import { recallsOf } from '@wrenchwise/vehicle/facts/recalls';

import type { SessionUser } from '../../../platform/http/context.ts';
import { priceOptionsOf } from '../../../platform/price-options.ts';
import type { UsageService } from '../../../platform/usage/usage.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { PlanService } from '../maintenance/plan.service.ts';
import { registerCountry } from '../vehicles/register-country.ts';
import type { VehiclesService } from '../vehicles/vehicles.service.ts';
import { plannedNeed } from './planned-need.ts';

type User = Pick<SessionUser, 'id' | 'timeZone' | 'place' | 'prices'>;

export interface OutlookService {
  /** What is likely to need attention on a vehicle. Throws `db/record-not-found`. */
  readonly get: (user: User, vehicleId: string) => Promise<Outlook>;
}

interface Dependencies {
  readonly db: Database;
  readonly outlookOf: OutlookOf;
  readonly plan: Pick<PlanService, 'situation'>;
  readonly log: Pick<LogService, 'workDone'>;
  readonly vehicles: Pick<VehiclesService, 'get'>;
  readonly usage: Pick<UsageService, 'overview'>;
}

/** The soonest first, then what has no day, the likeliest first. */
const bySoonest = (a: Foreseen, b: Foreseen): number =>
  (a.date ?? '9').localeCompare(b.date ?? '9') || b.chance - a.chance;

/** What everybody is shown: safety is free. */
const isOfSafety = ({ kind }: LikelyNeed): boolean => kind === 'recall' || kind === 'advisory';

/** The needs that a plan without the whole timeline shows. */
const shownFree = (needs: readonly LikelyNeed[]): LikelyNeed[] => {
  const next = new Set(needs.filter((need) => !isOfSafety(need)).slice(0, FREE_NEEDS));
  return needs.filter((need) => isOfSafety(need) || next.has(need));
};

/** The outlook of a vehicle: its own history, its MOT tests and recalls, and what is typical of it. */
export const createOutlookService = (dependencies: Dependencies): OutlookService => ({
  get: async (user, vehicleId) => {
    const { db, outlookOf, plan, log, vehicles, usage } = dependencies;
    const [{ input, done, planned, milesPerYear }, { register, registration }, work, { tier }] =
      await Promise.all([
        plan.situation(user, vehicleId),
        vehicles.get(user.id, vehicleId),
        log.workDone(user.id, vehicleId),
        usage.overview(db.forUser(user.id), user.id),
      ]);
    const advisories = register?.record.openAdvisories ?? [];
    const outstanding = register?.record.hasOutstandingRecall;
    const repaired = [
      ...done.map(({ item, ...at }) => ({ faultId: item, ...at })),
      ...work.flatMap(({ title, ...at }) =>
        renewedBy({ title }).map((faultId) => ({ faultId, ...at })),
      ),
    ].map(({ faultId, date, mileage }): Repaired => ({
      faultId,
      date,
      ...(mileage === null ? {} : { mileage }),
    }));
    const country = registerCountry(registration, user.place);
    const outlook = outlookOf({
      ...input,
      repaired,
      motAdvisories: advisories.map(({ text }) => text),
      recalls: country === undefined ? [] : recallsOf(input.vehicle, country),
      ...(outstanding === 'Yes' || outstanding === 'No'
        ? { hasOutstandingRecall: outstanding === 'Yes' }
        : {}),
      prices: priceOptionsOf(user.prices),
    });
    const span = { from: input.today, until: outlook.until.date };
    const needs = outlook.needs.toSorted(bySoonest).map((need): LikelyNeed => {
      const task = plannedNeed(need, span);
      return {
        id: need.id,
        kind: need.kind,
        title: need.title,
        system: need.system ?? null,
        reasons: [...need.reasons],
        chance: need.chance,
        cost: need.cost,
        diyCost: need.diyCost,
        date: need.date ?? null,
        mileage: task.dueMileage,
        task,
        isPlanned: planned.includes(task.serviceItem),
      };
    });
    const shown = planAllows(tier, 'advanced_diagnostics') ? needs : shownFree(needs);
    return {
      needs: shown,
      hidden: needs.length - shown.length,
      from: span.from,
      until: { date: span.until, mileage: outlook.until.mileage ?? null },
      budget: outlook.budget,
      currency: outlook.currency,
      basis: {
        mileage: input.vehicle.mileage ?? null,
        milesPerYear,
        advisories: advisories.length,
        repairs: repaired.length,
      },
      method: outlook.method,
      check: outlook.check,
    };
  },
});
