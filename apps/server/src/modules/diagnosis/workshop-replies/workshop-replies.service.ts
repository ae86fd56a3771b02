import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type {
  WorkshopReply,
  NewWorkshopReply,
  SharedDiagnosis,
} from '@wrenchwise/contract/endpoints/workshop-replies';
import { leadingRepair } from '@wrenchwise/rules/leading-cause';
import { biggestMoves } from '@wrenchwise/rules/moves';
import { repairsOf } from '@wrenchwise/rules/repairs';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { createFileWords, type FileWords } from '../../../platform/pdf/file-words.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
import { hashOf } from '../links/links.ts';
import { reportOf } from '../report/diagnosis-report.ts';
import type { StepGuidesService } from '../step-guides.service.ts';
import { findShare, type OpenShare } from './diagnosis-shares.repository.ts';
import { answersOf, checksOf, readTests } from './offered-checks.ts';
import { toReply } from './reply-shape.ts';
import { createStoreWithPhotos, type ReplyDependencies } from './store-reply.ts';
import {
  findReply,
  listReplies,
  removeReply,
  setAccepted,
  type StoredReply,
} from './workshop-replies.repository.ts';

export interface WorkshopRepliesService {
  /** What a link shows. Throws `share/not-found`. */
  readonly read: (token: string) => Promise<SharedDiagnosis>;
  /**
   * Stores a reply, with its photographs where the owner has room for them: says whether. Throws `share/not-found`,
   * `share/replies-full`, `request/invalid`, `file/wrong-type`, `file/store-unavailable`.
   */
  readonly reply: (
    token: string,
    reply: NewWorkshopReply,
    photos?: readonly Blob[],
  ) => Promise<{ photosStored: boolean }>;
  /** Throws `diagnosis/not-found`. */
  readonly list: (user: SessionUser, diagnosisId: string) => Promise<WorkshopReply[]>;
  /** Takes a reply's tests over as answers. Throws `db/record-not-found` and what answering throws. */
  readonly accept: (user: SessionUser, id: string) => Promise<Diagnosis>;
  /** Throws `db/record-not-found`. */
  readonly remove: (userId: string, id: string) => Promise<void>;
}

interface Dependencies extends ReplyDependencies {
  readonly diagnoses: Pick<DiagnosesService, 'get' | 'takeFindings' | 'weighWith'>;
  readonly stepGuides: Pick<StepGuidesService, 'list'>;
}

/** Repairs that are named before the reply. */
const SUSPECTS = 2;

/** Moves of probability that are shown. */
const MOVES = 4;

/** What a workshop reads before it replies: the car, its owner's words, the first suspects. */
const inShort = (
  { symptoms, causes, fuel, transmission, mileage }: Diagnosis,
  { registration }: Pick<OpenShare, 'registration'>,
  words: FileWords,
): Pick<SharedDiagnosis, 'symptoms' | 'carFacts' | 'suspects' | 'isClear'> => ({
  symptoms,
  carFacts: [
    registration,
    fuel && FUEL_WORDS[fuel],
    transmission && TRANSMISSION_WORDS[transmission],
    mileage === null ? null : words.distance(mileage),
  ].filter((fact) => typeof fact === 'string'),
  suspects: repairsOf(causes)
    .slice(0, SUSPECTS)
    .map(({ name, probability }) => ({ name, probability })),
  isClear: leadingRepair(causes) !== undefined,
});

/** What garages see of diagnoses and reply to them. */
export const createWorkshopRepliesService = ({
  db,
  diagnoses,
  stepGuides,
  mail,
  centre,
  appUrl,
  workshopPhotos,
}: Dependencies): WorkshopRepliesService => {
  const storeReply = createStoreWithPhotos({ db, mail, centre, appUrl, workshopPhotos });

  /** The diagnosis of a link as its owner has it now; it may be deleted in this very moment. */
  const diagnosisOf = async ({ owner, diagnosisId }: OpenShare): Promise<Diagnosis> => {
    try {
      return await diagnoses.get(owner, diagnosisId);
    } catch (error) {
      if (error instanceof AppError) throw new AppError('share/not-found', { cause: error });
      throw error;
    }
  };

  /** What the causes would become with a reply's tests. */
  const afterTests = async (
    user: SessionUser,
    diagnosis: Diagnosis,
    { tests, acceptedAt }: StoredReply,
  ): Promise<WorkshopReply['after']> => {
    if (tests.length === 0 || acceptedAt !== null) return null;
    try {
      const result = await diagnoses.weighWith(user, diagnosis, answersOf(tests));
      const leading = leadingRepair(result.causes);
      return {
        moved: biggestMoves(diagnosis.causes, result.causes, MOVES),
        leading: leading ? { name: leading.name, probability: leading.probability } : null,
        canDrive: result.canDrive.verdict,
      };
    } catch (error) {
      // The reply is worth reading without it; accepting says what is wrong.
      if (error instanceof AppError) return null;
      throw error;
    }
  };

  return {
    read: async (token) => {
      const share = await findShare(db, hashOf(token));
      if (!share) throw new AppError('share/not-found');
      const diagnosis = await diagnosisOf(share);
      const { distanceUnit, timeZone, place } = share.owner;
      const { guides } = await stepGuides.list(share.owner, share.diagnosisId);
      const words = createFileWords(distanceUnit, timeZone, place);
      return {
        ...inShort(diagnosis, share, words),
        document: reportOf(diagnosis, {
          words,
          forGarage: true,
          registration: share.registration,
          guides,
        }),
        checks: checksOf(diagnosis),
        causes: diagnosis.causes.map(({ faultId, name }) => ({ faultId, name })),
        currency: diagnosis.pricing.currency,
        expiresAt: share.expiresAt.toISOString(),
        dateLocale: place.dateLocale,
        repliesLeft: share.repliesLeft,
      };
    },

    reply: async (token, { website, tests, ...given }, photos = []) => {
      const open = await findShare(db, hashOf(token));
      if (!open) throw new AppError('share/not-found');
      // The honeypot was filled in: answered as usual, so that a robot learns nothing.
      if (website !== undefined && website !== '') return { photosStored: true };
      const diagnosis = await diagnosisOf(open);
      const stored = readTests(diagnosis, tests);
      const { faultId } = given;
      if (faultId !== undefined && !diagnosis.causes.some((one) => one.faultId === faultId)) {
        const fields = [{ path: 'faultId', message: 'This cause is not listed any more' }];
        throw new AppError('request/invalid', { fields });
      }
      return storeReply(token, diagnosis, { ...given, tests: stored }, photos);
    },

    list: async (user, diagnosisId) => {
      const diagnosis = await diagnoses.get(user, diagnosisId);
      const own = db.forUser(user.id);
      const replies = await listReplies(own, diagnosisId);
      const photos = await workshopPhotos.list(
        own,
        replies.map(({ id }) => id),
      );
      const shown: WorkshopReply[] = [];
      for (const reply of replies) {
        const after = await afterTests(user, diagnosis, reply);
        shown.push(toReply(reply, diagnosis, { after, photos: photos.get(reply.id) ?? [] }));
      }
      return shown;
    },

    accept: async (user, id) => {
      const reply = await findReply(db.forUser(user.id), id);
      if (!reply) throw new AppError('db/record-not-found');
      const { diagnosisId, tests, acceptedAt } = reply;
      // Once: an answer that was changed since then stays changed.
      if (acceptedAt !== null) return diagnoses.get(user, diagnosisId);
      const weighed = await diagnoses.takeFindings(user, diagnosisId, answersOf(tests));
      await setAccepted(db, { id, userId: user.id });
      return weighed;
    },

    remove: async (userId, id) => {
      if (!(await removeReply(db, { id, userId }))) throw new AppError('db/record-not-found');
    },
  };
};
