import type { examineClaim, examineDiagnosisClaim } from '@wrenchwise/contract/endpoints/claims';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import type { ClaimExamination } from '@wrenchwise/rules/claim';
import { withCallNumber } from '@wrenchwise/rules/emergency-advice';
import { leadingCause } from '@wrenchwise/rules/leading-cause';
import { emergencyWords } from '@wrenchwise/rules/place';
import { diagnosedVehicle } from '@wrenchwise/rules/vehicle';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';
import type { z } from 'zod';

import type {
  ClaimExaminer,
  ClaimInWords,
} from '../../../platform/adapters/diagnosis-provider/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { savedCar } from '../diagnosed-car.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
import { findReply, type StoredReply } from '../workshop-replies/workshop-replies.repository.ts';

type BodyOf<E extends { readonly body?: z.ZodType }> = z.output<NonNullable<E['body']>>;

/** Whoever asks, as far as an examination follows from it. */
type Asking = Pick<SessionUser, 'id' | 'place' | 'prices'>;

/** Whether a workshop is right: nothing is stored, no unit is used, no probability moves. */
export interface ClaimsService {
  /** Throws `db/record-not-found` for a car that is not the user's, `diagnosis/service-failed`. */
  readonly examine: (
    user: Asking,
    body: BodyOf<typeof examineClaim>,
  ) => Promise<{ examinations: ClaimExamination[] }>;
  /** Throws `diagnosis/not-found`, `db/record-not-found` for an unknown reply, `diagnosis/service-failed`. */
  readonly examineOf: (
    user: Asking,
    id: string,
    body: BodyOf<typeof examineDiagnosisClaim>,
  ) => Promise<{ examinations: ClaimExamination[] }>;
}

interface Dependencies {
  readonly db: Database;
  /** The built-in engine: nothing of it leaves the server. */
  readonly engine: ClaimExaminer;
  readonly diagnoses: Pick<DiagnosesService, 'get'>;
}

type SavedCar = Awaited<ReturnType<typeof savedCar>>;

/** The car of a request: of a saved one whatever the request does not say itself. */
const carOf = (
  { make, model, year, fuel, transmission, mileage }: Omit<BodyOf<typeof examineClaim>, 'claim'>,
  saved: SavedCar | undefined,
): Vehicle => ({
  make: make ?? saved?.make ?? null,
  model: model ?? saved?.model ?? null,
  year: year ?? saved?.year ?? null,
  fuel: fuel ?? saved?.fuel ?? null,
  transmission: transmission ?? saved?.transmission ?? null,
  mileage: mileage ?? saved?.mileage ?? null,
  assumed: (saved?.assumed ?? []).filter(
    (field) => ({ fuel, transmission, mileage })[field] === undefined,
  ),
});

/** What a workshop's reply claims: the cause that it names, or ours where it agrees. */
const claimsOfReply = (
  { agreement, faultId, otherCause, quoteFor }: StoredReply,
  { causes }: Diagnosis,
): readonly ClaimInWords[] => {
  const named = (id: string | undefined): readonly ClaimInWords[] => {
    const cause = causes.find((one) => one.faultId === id);
    return cause === undefined ? [] : [{ text: cause.name, faultId: cause.faultId }];
  };
  if (otherCause !== null) return [{ text: otherCause }];
  if (faultId !== null) return named(faultId);
  if (agreement === 'agrees') return named(leadingCause(causes)?.faultId);
  return quoteFor === null ? [] : [{ text: quoteFor }];
};

/** Examines what workshops say by what owners report. */
export const createClaimsService = ({ db, engine, diagnoses }: Dependencies): ClaimsService => {
  const examined = async (
    user: Asking,
    report: Omit<Parameters<ClaimExaminer['examineClaims']>[0], 'prices'>,
    claims: readonly ClaimInWords[] | undefined,
  ): Promise<{ examinations: ClaimExamination[] }> => {
    const call = emergencyWords(user.place);
    try {
      const found = await engine.examineClaims({ ...report, prices: user.prices }, claims);
      return {
        examinations: found.map(({ canDrive, ...one }) => ({
          ...one,
          canDrive: { ...canDrive, reason: withCallNumber(canDrive.reason, call) },
        })),
      };
    } catch (cause) {
      throw new AppError('diagnosis/service-failed', { cause });
    }
  };

  return {
    examine: async (user, { claim, symptoms = '', vehicleId, ...fields }) => {
      const saved = vehicleId === undefined ? undefined : await savedCar(db, user.id, vehicleId);
      const vehicle = carOf(fields, saved);
      const claims = claim === undefined ? undefined : [{ text: claim }];
      return examined(user, { vehicle, symptoms, answers: [] }, claims);
    },

    examineOf: async (user, id, { claim, faultId, replyId }) => {
      const diagnosis = await diagnoses.get(user, id);
      const reply =
        replyId === undefined ? undefined : await findReply(db.forUser(user.id), replyId);
      if (replyId !== undefined && reply?.diagnosisId !== id) {
        throw new AppError('db/record-not-found');
      }
      const cause = diagnosis.causes.find((one) => one.faultId === faultId);
      const given: readonly ClaimInWords[] = [
        ...(claim === undefined ? [] : [{ text: claim }]),
        ...(faultId === undefined ? [] : [{ text: cause?.name ?? faultId, faultId }]),
        ...(reply === undefined ? [] : claimsOfReply(reply, diagnosis)),
      ];
      const isAsked = claim !== undefined || faultId !== undefined || reply !== undefined;
      const { symptoms, confirmed, removed, modelEvidence } = diagnosis;
      const answers = diagnosis.answers.map(({ questionId, optionId }) => ({
        questionId,
        optionId,
      }));
      const report = { symptoms, confirmed, removed, modelEvidence, answers };
      const vehicle = diagnosedVehicle(diagnosis);
      return examined(user, { ...report, vehicle }, isAsked ? given : undefined);
    },
  };
};
