import { expect, type Locator, type Page } from '@playwright/test';

import type { Fault } from './faults.ts';

/** What a result answers, in order. */
type Section =
  | 'Can I drive?'
  | 'What is it most likely?'
  | 'Do this next'
  | 'What do I check next?'
  | 'What will it cost, by me or by a garage?'
  | 'How sure are you, and why?';

/** The controls of the diagnosis form. */
export const diagnosisForm = (page: Page) => ({
  make: page.getByRole('combobox', { name: 'Make' }),
  model: page.getByRole('combobox', { name: 'Model' }),
  year: page.getByRole('combobox', { name: 'Year' }),
  symptoms: page.getByRole('textbox', { name: 'What is it doing?' }),
  /** Unfolds fuel, gearbox and mileage. */
  more: page.locator('summary').filter({ hasText: 'Fuel, gearbox and mileage' }),
  /** Reads the words. */
  goOn: page.getByRole('button', { name: 'Continue', exact: true }),
  /** Diagnoses them, once what was understood is shown. */
  submit: page.getByRole('button', { name: 'Diagnose', exact: true }),
});

/** Sends the form as it is, without a tick. */
export const sendForm = async (page: Page): Promise<void> => {
  const { goOn, submit } = diagnosisForm(page);
  await goOn.click();
  await submit.click();
};

/** Fills in the form without sending it. */
export const describeFault = async (page: Page, fault: Fault): Promise<void> => {
  const form = diagnosisForm(page);
  await form.symptoms.fill(fault.symptoms);
  await form.make.fill(fault.make);
  await form.model.fill(fault.model);
  await form.year.fill(String(fault.year));
};

/** Waits for a car's result page and returns the id in its address. */
export const expectResultOf = async (page: Page, fault: Fault): Promise<string> => {
  await expect(page).toHaveURL(/\/dashboard\/diagnosis-result\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${fault.year} ${fault.make} ${fault.model}`,
  );
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
};

/** A section of a result. */
export const answerTo = (page: Page, question: Section): Locator =>
  page.getByRole('region', { name: question });

/** Opens a part of a result that is one line at first. */
export const unfold = (page: Page, question: Section | 'About this result'): Promise<void> =>
  page.getByRole('heading', { level: 2, name: question }).click();

/** The shown probabilities, in the order of the causes. */
export const shownLikelihoods = (page: Page): Promise<string[]> =>
  answerTo(page, 'How sure are you, and why?')
    .getByRole('button')
    .filter({ hasText: /%/ })
    .allInnerTexts();

/** The dashboard's sidebar on a wide screen. */
export const sidebarLink = (page: Page, name: string): Locator =>
  page
    .getByRole('navigation', { name: 'Dashboard', exact: true })
    .getByRole('link', { name, exact: true });

/** Opens the sheet with one question at a time. */
export const openQuestions = async (page: Page): Promise<Locator> => {
  await page
    .getByRole('button', { name: /one question at a time$|^Go on with the questions$/ })
    .click();
  return page.getByRole('dialog');
};
