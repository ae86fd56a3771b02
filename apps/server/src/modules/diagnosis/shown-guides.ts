import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { GuideOffer, StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import type { PlanStep } from '@wrenchwise/rules/diagnosis';

import type { DiagnosisProvider } from '../../platform/adapters/diagnosis-provider/port.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import { priceOptionsOf } from '../../platform/price-options.ts';
import type { GuidesService } from '../library/guides.service.ts';
import { findingsOf } from './guide-findings.ts';
import { guideOffer } from './guide-offer.ts';
import type { StoredGuide } from './step-guides.repository.ts';

/** Whose guides, and in whose prices. */
export type Asker = Pick<SessionUser, 'id' | 'prices'>;

/** What a guide of a step shows beside what is stored of it. */
export const createShownGuides = ({
  provider,
  guides: catalogue,
}: {
  provider: Pick<DiagnosisProvider, 'stepGuide'>;
  guides: Pick<GuidesService, 'ofFault' | 'onCarNamed'>;
}) => {
  /** The public guide of a step's fault, and what the diagnosis knows beyond it. */
  const besides = (
    { prices }: Asker,
    diagnosis: Diagnosis,
    step: Pick<PlanStep, 'faultId'>,
  ): Pick<StepGuide, 'publicGuide' | 'found'> => {
    const publicGuide = catalogue.ofFault(step.faultId, priceOptionsOf(prices)) ?? null;
    const onCar = publicGuide && catalogue.onCarNamed(publicGuide.slug, diagnosis);
    return { publicGuide, found: findingsOf(diagnosis, step, publicGuide, onCar) };
  };

  const offersFor = (user: Asker, diagnosis: Diagnosis): GuideOffer[] => {
    // Several steps are about one fault.
    const faults = new Set(diagnosis.plan.map(({ faultId }) => faultId));
    const known = new Map(
      [...faults].map((faultId) => [faultId, besides(user, diagnosis, { faultId })]),
    );
    return diagnosis.plan.flatMap(({ id, faultId }) => {
      const { publicGuide, found } = known.get(faultId) ?? {};
      return publicGuide && found ? [guideOffer(id, publicGuide, found)] : [];
    });
  };

  /**
   * A stored guide with the public one, this car and what was found, and in current prices where the
   * provider still lists the same parts.
   */
  const wholeOf = async (
    user: Asker,
    diagnosis: Diagnosis,
    stored: StoredGuide,
  ): Promise<StepGuide> => {
    const { guide, stepId } = stored;
    const { plan, fuel } = diagnosis;
    // The plan changes with the answers; a guide that was opened stays.
    const step = plan.find(({ id }) => id === stepId) ?? { faultId: stepId.replace(/\/.*$/s, '') };
    const whole = { ...stored, ...besides(user, diagnosis, step) };
    if (guide.parts_required.length === 0) return whole;
    const { faultId } = step;
    const now = await provider.stepGuide({ faultId, stepId, fuel, prices: user.prices });
    if (now?.parts_required.length !== guide.parts_required.length) return whole;
    const { parts_required, cost_estimate } = now;
    return { ...whole, guide: { ...guide, parts_required, cost_estimate } };
  };

  return { wholeOf, offersFor };
};
