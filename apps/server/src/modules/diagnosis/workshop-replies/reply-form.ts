import type { SharedDiagnosis } from '@wrenchwise/contract/endpoints/workshop-replies';
import { html } from 'hono/html';

import type { FormFields, FormRefusal } from '../../../platform/http/form-post.ts';
import type { PlainContent } from '../../../platform/http/plain-page.ts';

/** What a form field is called that holds the finding of a check. */
const TEST = 'test:';

const AGREEMENT_WORDS = [
  ['agrees', 'Yes, as far as we can tell'],
  ['differs', 'No, it is something else'],
  ['unsure', 'We cannot say yet'],
] as const;

const wrongOf = (name: string, wrong: FormFields): PlainContent =>
  wrong[name] === undefined ? '' : html`<p class="wrong" id="${name}-wrong">${wrong[name]}</p>`;

const marked = (name: string, wrong: FormFields): PlainContent =>
  wrong[name] === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-wrong"`;

const textField = (
  { name, label, mode }: { name: string; label: string; mode?: 'decimal' },
  typed: FormFields,
  wrong: FormFields,
): PlainContent =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      type="text"
      id="${name}"
      name="${name}"
      value="${typed[name] ?? ''}"
      autocomplete="${name === 'garage' ? 'organization' : 'off'}"
      ${mode === undefined ? '' : html`inputmode="${mode}"`}
      ${name === 'garage' ? html`aria-required="true"` : ''}
      ${marked(name, wrong)}
    />
    ${wrongOf(name, wrong)}
  </div>`;

const chosen = (
  name: string,
  label: string,
  options: SharedDiagnosis['checks'][number]['options'],
  none: string,
  typed: FormFields,
  index: string,
): PlainContent =>
  html`<div class="field">
    <label for="${index}">${label}</label>
    <select id="${index}" name="${name}">
      <option value="">${none}</option>
      ${options.map(
        (option) =>
          html`<option value="${option.id}" ${typed[name] === option.id ? html`selected` : ''}>
            ${option.label}
          </option>`,
      )}
    </select>
  </div>`;

const trap = html`<div class="unseen" aria-hidden="true">
  <label>Leave this empty <input name="website" tabindex="-1" autocomplete="off" /></label>
</div>`;

/** Messages of fields that the form does not have one of, such as a check that left the plan. */
const others = (wrong: FormFields): string[] =>
  Object.entries(wrong).flatMap(([name, message]) =>
    name.startsWith('tests') || name === 'faultId' ? [message] : [],
  );

/** The form for a garage's reply, with what was typed and, after a refusal, the messages. */
export const replyForm = (
  shared: SharedDiagnosis,
  action: string,
  typed: FormFields,
  refusal: FormRefusal | undefined,
): PlainContent => {
  const { checks, causes, currency } = shared;
  const wrong = refusal?.fields ?? {};
  const [first] = causes;
  return html`<form method="post" action="${action}" novalidate id="reply">
    <h2>Your reply</h2>
    ${
      refusal
        ? html`<div class="said bad" role="alert">
            ${[refusal.message, ...others(wrong)].join(' ')}
          </div>`
        : ''
    }
    <p>The owner of the car is notified at once. Leave out what does not apply.</p>
    ${textField({ name: 'garage', label: 'Name of the garage' }, typed, wrong)}
    ${checks.length === 0 ? '' : html`<h3>Tests that you did</h3>`}
    ${checks.map(({ stepId, title, options }, at) =>
      chosen(`${TEST}${stepId}`, title, options, 'Not done', typed, `test-${at + 1}`),
    )}
    <fieldset ${marked('agreement', wrong)}>
      <legend>${first ? `Is it: ${first.name}?` : 'Do you know what it is?'}</legend>
      ${AGREEMENT_WORDS.map(
        ([value, words]) =>
          html`<label class="choice"
            ><input
              type="radio"
              name="agreement"
              value="${value}"
              ${(typed['agreement'] ?? 'unsure') === value ? html`checked` : ''}
            /><span>${words}</span></label
          >`,
      )}
      ${wrongOf('agreement', wrong)}
    </fieldset>
    ${chosen(
      'faultId',
      'If it is something else: which?',
      causes.slice(1).map(({ faultId, name }) => ({ id: faultId, label: name })),
      'None of these',
      typed,
      'faultId',
    )}
    ${textField({ name: 'otherCause', label: 'Or in your own words' }, typed, wrong)}
    <div class="two">
      ${textField({ name: 'quoteCents', label: `Price in ${currency}, tax included`, mode: 'decimal' }, typed, wrong)}
      ${textField({ name: 'quoteFor', label: 'What the price is for' }, typed, wrong)}
    </div>
    <div class="field">
      <label for="note">Note</label>
      <textarea rows="5" id="note" name="note" ${marked('note', wrong)}>
${'\n'}${typed['note'] ?? ''}</textarea>
      ${wrongOf('note', wrong)}
    </div>
    ${trap}
    <button type="submit">Send the reply</button>
  </form>`;
};

const given = (text: string | undefined): string | undefined =>
  text === undefined || text.trim() === '' ? undefined : text;

/** '249.50', '1,249' or '£249' as cents; null for what is no amount, which the schema refuses. */
export const centsOf = (typed: string): number | null => {
  const plain = typed
    .replaceAll(/[\s$£€]/g, '')
    .replace(/,(?=\d{3}(?:\D|$))/g, '')
    .replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
};

/** The operation's body from the fields of the form. */
export const replyOf = (fields: FormFields): unknown => {
  const price = given(fields['quoteCents']);
  return {
    garage: fields['garage'],
    agreement: fields['agreement'] ?? 'unsure',
    tests: Object.entries(fields).flatMap(([name, optionId]) =>
      name.startsWith(TEST) && optionId !== ''
        ? [{ stepId: name.slice(TEST.length), optionId }]
        : [],
    ),
    faultId: given(fields['faultId']),
    otherCause: given(fields['otherCause']),
    quoteCents: price === undefined ? undefined : centsOf(price),
    quoteFor: given(fields['quoteFor']),
    // Browsers send line breaks as CR LF.
    note: given(fields['note'])?.replaceAll('\r\n', '\n'),
    website: fields['website'],
  };
};
