import { answerQuestion, createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { printDiagnosisReport } from '@wrenchwise/contract/endpoints/diagnosis-report';
import { shareDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-shares';
import { openStepGuide, tickGuideSteps } from '@wrenchwise/contract/endpoints/step-guides';
import { replyToDiagnosis } from '@wrenchwise/contract/endpoints/workshop-replies';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

test('a report has causes, evidence, answers, checks, plan, steps ticked off, costs both ways, codes and what a garage replied', async () => {
  const user = await newUserQuickly(app);
  const plan = { planId: 'pro', status: 'active', periodEnd: inDays(20) } as const;
  await subscribe(app.database.db, user.id, plan);
  // Sure of no cause yet: a question is open.
  const symptoms =
    'A grinding noise from the front left, worse in the last week. It also shows C0035.';
  const made = await user.call(createDiagnosis, { body: { ...GRINDING, symptoms } });
  const params = { id: made.id };
  const { nextQuestion } = made;
  const option = nextQuestion?.options[0];
  const body = { questionId: nextQuestion?.id ?? '', optionId: option?.id ?? '' };
  const diagnosis = await user.call(answerQuestion, { params, body });
  const stepId = diagnosis.plan[0]?.id ?? '';
  const opened = await user.call(openStepGuide, { params, body: { stepId } });
  const ticks = [{ step: 2, done: true }];
  await user.call(tickGuideSteps, { params, body: { stepId, ticks } });
  const { url } = await user.call(shareDiagnosis, { params, body: {} });
  await app.newBrowser().call(replyToDiagnosis, {
    params: { token: url.split('/').at(-1) ?? '' },
    body: { garage: 'Hill Street Garage', agreement: 'agrees', quoteCents: 9_999_900 },
  });
  const file = await user.call(printDiagnosisReport, { params });
  expect(file.type).toBe('application/pdf');
  const pdf = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const flat = text.replaceAll(/\s+/g, ' ');
  expect(totalPages).toBeGreaterThan(1);
  for (const said of [
    '2015 Ford Focus',
    symptoms,
    'C0035',
    diagnosis.causes[0]?.workshopName,
    'Speaks for it',
    nextQuestion?.text,
    diagnosis.plan[0]?.title,
    'Work done so far',
    `2. ${opened.guide.step_by_step_instructions[1]}`,
    'By yourself',
    'At a garage',
    'Hill Street Garage',
    'above the top of our range',
    diagnosis.knowledgeVersion,
  ]) {
    expect(flat).toContain(said?.replaceAll(/\s+/g, ' '));
  }
});

test('a report is for plans with advanced diagnostics; another user’s diagnosis is not found first', async () => {
  const [user, stranger] = [await newUserQuickly(app), await newUserQuickly(app)];
  const { id } = await user.call(createDiagnosis, { body: GRINDING });
  expect(await codeOf(user.call(printDiagnosisReport, { params: { id } }))).toBe(
    'permission/insufficient-rights',
  );
  expect(await codeOf(stranger.call(printDiagnosisReport, { params: { id } }))).toBe(
    'diagnosis/not-found',
  );
});
