import { html } from 'hono/html';

import type { CardDetails } from '../customers.ts';
import { digitsOf, grouped, isCardNumber, TEST_CARDS } from '../test-cards.ts';
import { COUNTRIES, needsPostcode } from './countries.ts';
import type { Html } from './page.ts';

/** A submitted form, or its messages, by field. */
export type Fields = Readonly<Record<string, string>>;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Expiry {
  readonly month: number;
  readonly year: number;
}

/** '12 / 34', '1234' or '12/2034'. */
const readExpiry = (typed: string): Expiry | undefined => {
  const [, month = '', year = ''] =
    /^(\d{1,2})\s*[/\-.]?\s*(\d{2}|\d{4})$/.exec(typed.trim()) ?? [];
  if (!(Number(month) >= 1 && Number(month) <= 12)) return undefined;
  return { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
};

const numberProblem = (typed: string): string | undefined => {
  const digits = digitsOf(typed);
  if (!/^\d*$/.test(digits)) return 'Your card number is invalid.';
  if (digits.length < 12) return 'Your card number is incomplete.';
  if (!isCardNumber(digits)) return 'Your card number is invalid.';
  return TEST_CARDS.some(({ number }) => number === digits)
    ? undefined
    : 'This is not a test card. Real cards never work in the sandbox: choose one of the test cards.';
};

const expiryProblem = (typed: string, now: Date): string | undefined => {
  const expiry = readExpiry(typed);
  if (!expiry) return 'Enter the expiry date as month and year, such as 12 / 34.';
  // A card is good until the end of its month.
  const end = Date.UTC(expiry.year, expiry.month, 1);
  if (end <= now.getTime()) return 'Your card’s expiry date is in the past.';
  return expiry.year > now.getUTCFullYear() + 50
    ? 'Your card’s expiry year is invalid.'
    : undefined;
};

const codeProblem = (typed: string, number: string): string | undefined => {
  const length = TEST_CARDS.find((card) => card.number === number)?.brand === 'amex' ? 4 : 3;
  return new RegExp(`^\\d{${length}}$`).test(typed.trim())
    ? undefined
    : `Enter the security code: ${length} digits on the card.`;
};

/** Checks the form as Stripe's does before it asks the bank: messages by field. */
export const checkCardForm = (fields: Fields, now: Date, asksEmail: boolean): Fields => {
  const { email = '', number = '', expiry = '', code = '', name = '', country = '' } = fields;
  const found: Readonly<Record<string, string | undefined>> = {
    email: asksEmail && !EMAIL.test(email.trim()) ? 'Enter your e-mail address.' : undefined,
    number: numberProblem(number),
    expiry: expiryProblem(expiry, now),
    code: codeProblem(code, digitsOf(number)),
    name: name.trim() === '' ? 'Enter the name on the card.' : undefined,
    country: COUNTRIES.some((known) => known.code === country) ? undefined : 'Choose your country.',
    postcode:
      needsPostcode(country) && (fields['postcode'] ?? '').trim() === ''
        ? 'Enter your postcode.'
        : undefined,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, message]) =>
      message === undefined ? [] : [[field, message] as const],
    ),
  );
};

/** The card of a form that `checkCardForm` found nothing wrong with. */
export const cardOfForm = (fields: Fields): CardDetails => {
  const digits = digitsOf(fields['number'] ?? '');
  const card = TEST_CARDS.find(({ number }) => number === digits);
  const expiry = readExpiry(fields['expiry'] ?? '');
  if (!card || !expiry) throw new Error('the form was not checked');
  const postcode = fields['postcode']?.trim() ?? '';
  return {
    card,
    expMonth: expiry.month,
    expYear: expiry.year,
    name: fields['name']?.trim() ?? null,
    email: fields['email']?.trim() ?? null,
    country: fields['country'] ?? null,
    postcode: postcode === '' ? null : postcode,
  };
};

/** The form filled in with a test card: an expiry date and a code that are good where there is none. */
export const withTestCard = (fields: Fields, number: string): Fields => ({
  ...fields,
  number: grouped(digitsOf(number)),
  expiry: '12 / 34',
  code: digitsOf(number).length === 15 ? '1234' : '123',
});

interface Control {
  readonly name: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly type?: 'email' | 'text';
  readonly placeholder?: string;
  readonly mode?: 'numeric' | 'email' | 'text';
}

const problemOf = (name: string, wrong: Fields): Html | string =>
  wrong[name] === undefined ? '' : html`<p class="wrong" id="${name}-wrong">${wrong[name]}</p>`;

/** What ties a control to its message; the first wrong one gets the focus. */
const wiring = (name: string, wrong: Fields): Html =>
  wrong[name] === undefined
    ? html`aria-required="true"`
    : html`aria-required="true" aria-invalid="true"
      aria-describedby="${name}-wrong"${Object.keys(wrong)[0] === name ? html` autofocus` : ''}`;

const control = (field: Control, typed: Fields, wrong: Fields): Html => {
  const { name, label, autocomplete, type = 'text', placeholder = '', mode = 'text' } = field;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      type="${type}"
      id="${name}"
      name="${name}"
      value="${typed[name] ?? ''}"
      autocomplete="${autocomplete}"
      inputmode="${mode}"
      placeholder="${placeholder}"
      ${wiring(name, wrong)}
    />
    ${problemOf(name, wrong)}
  </div>`;
};

const NUMBER: Control = {
  name: 'number',
  label: 'Card number',
  autocomplete: 'cc-number',
  placeholder: '1234 1234 1234 1234',
  mode: 'numeric',
};
const EXPIRY: Control = {
  name: 'expiry',
  label: 'Expiry date',
  autocomplete: 'cc-exp',
  placeholder: 'MM / YY',
  mode: 'numeric',
};
const CODE: Control = {
  name: 'code',
  label: 'Security code',
  autocomplete: 'cc-csc',
  placeholder: '123',
  mode: 'numeric',
};

const countryField = (typed: Fields, wrong: Fields): Html =>
  html`<div class="field">
    <label for="country">Country</label>
    <select id="country" name="country" autocomplete="billing country" ${wiring('country', wrong)}>
      ${COUNTRIES.map(
        ({ code, name }) =>
          html`<option value="${code}" ${code === (typed['country'] ?? 'GB') ? html`selected` : ''}>
            ${name}
          </option>`,
      )}
    </select>
    ${problemOf('country', wrong)}
  </div>`;

/** The fields of a card; what was typed stays, with the messages beside it. */
export const cardFields = (
  typed: Fields,
  wrong: Fields,
  { knownEmail }: { knownEmail: string | null },
): Html =>
  html`${
      knownEmail === null
        ? control(
            { name: 'email', label: 'E-mail', autocomplete: 'email', type: 'email', mode: 'email' },
            typed,
            wrong,
          )
        : html`<p class="field"><b>E-mail</b><br />${knownEmail}</p>`
    }
    ${control(NUMBER, typed, wrong)}
    <div class="pair">${control(EXPIRY, typed, wrong)} ${control(CODE, typed, wrong)}</div>
    ${control({ name: 'name', label: 'Name on card', autocomplete: 'cc-name' }, typed, wrong)}
    <div class="pair stacked">
      ${countryField(typed, wrong)}
      ${control(
        { name: 'postcode', label: 'Postcode', autocomplete: 'billing postal-code' },
        typed,
        wrong,
      )}
    </div>`;

/** The test cards, to tap on: each fills the form `form` in. It is behind the form's own button. */
export const testCards = (form: string): Html =>
  html`<h2 id="test-cards">Test cards</h2>
    <p class="soft small">Choose one to fill the form in. Any future date and any code will do.</p>
    <ul class="cards" aria-labelledby="test-cards">
      ${TEST_CARDS.map(
        ({ number, outcome }) =>
          html`<li>
            <button type="submit" form="${form}" name="test-card" value="${number}">
              <b>${grouped(number)}</b><span>${outcome}</span>
            </button>
          </li>`,
      )}
    </ul>`;
