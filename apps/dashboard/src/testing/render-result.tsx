import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fakeApi } from '@wrenchwise/client/testing/fake-api.ts';
import { SAMPLE_ME, sampleSubscription } from '@wrenchwise/client/testing/sample-account.ts';
import { getMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { getDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { listDiagnosisShares } from '@wrenchwise/contract/endpoints/diagnosis-shares';
import { getOutcome } from '@wrenchwise/contract/endpoints/outcomes';
import { listStepGuides } from '@wrenchwise/contract/endpoints/step-guides';
import { getSubscription } from '@wrenchwise/contract/endpoints/subscription';
import { getPartSearch, listOwnedTools } from '@wrenchwise/contract/endpoints/tools-and-parts';
import { listWorkshopReplies } from '@wrenchwise/contract/endpoints/workshop-replies';

import DiagnosisResult from '~/routes/dashboard/diagnosis-result.tsx';

import { renderRoute } from './render-route.tsx';
import { sampleDiagnosis } from './sample-diagnosis.ts';

const page = { path: '/dashboard/diagnosis-result/:id?', Component: DiagnosisResult };

export const diagnosis = sampleDiagnosis();

/** The address of its result. */
export const RESULT = `/dashboard/diagnosis-result/${diagnosis.id}`;

type Api = ReturnType<typeof fakeApi>;

interface Setting {
  at?: string;
  guidesUsed?: number;
  /** Changes what the server answers before the page asks. */
  prepare?: (api: Api) => void;
}

/** Opens a part of a result that is folded at first. */
export const unfold = async (user: UserEvent, question: string | RegExp): Promise<void> =>
  user.click(await screen.findByRole('heading', { level: 2, name: question }));

/** The page of a stored diagnosis, with an API that answers what the page reads. */
export const renderResult = (
  given = diagnosis,
  { at = RESULT, guidesUsed = 0, prepare }: Setting = {},
) => {
  const api = fakeApi();
  api.answer(getDiagnosis, given);
  api.answer(listStepGuides, { guides: [], offers: [] });
  api.answer(
    getSubscription,
    sampleSubscription({ usage: { diagnoses: 2, repairGuides: guidesUsed } }),
  );
  api.answer(getMe, SAMPLE_ME);
  api.answer(listDiagnosisShares, { shares: [] });
  api.answer(listWorkshopReplies, { replies: [] });
  api.answer(getOutcome, { outcome: null });
  api.answer(listOwnedTools, { tools: [] });
  api.answer(getPartSearch, { urlTemplate: null });
  prepare?.(api);
  return { api, ...renderRoute(page, at) };
};
