import {
  MAX_REPLY_PHOTOS,
  type SharedDiagnosis,
} from '@wrenchwise/contract/endpoints/workshop-replies';
import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { html } from 'hono/html';

import type { FormFields, FormRefusal } from '../../../platform/http/form-post.ts';
import type { PlainContent } from '../../../platform/http/plain-page.ts';

/** What a form field is called that holds the finding of a check. */
const TEST = 'test:';

const AGREEMENT_WORDS = [
  ['agrees', 'Yes'],
  ['differs', 'No'],
  ['unsure', 'Cannot say'],
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

interface Tap {
  readonly value: string;
  readonly label: string;
}

const tap = (name: string, { value, label }: Tap, isChecked: boolean, kind = ''): PlainContent =>
  html`<label class="tap ${kind}"
    ><input type="radio" name="${name}" value="${value}" ${isChecked ? html`checked` : ''} /><span
      >${label}</span
    ></label
  >`;

/** A check with a big button for each finding; 'Not done', to take it back, once one is pressed. */
const checkField = (
  { stepId, title, options }: SharedDiagnosis['checks'][number],
  typed: FormFields,
): PlainContent => {
  const name = `${TEST}${stepId}`;
  const found = typed[name] ?? '';
  return html`<fieldset>
    <legend>${title}</legend>
    <div class="taps">
      ${options.map(({ id, label }) => tap(name, { value: id, label }, found === id))}
      ${tap(name, { value: '', label: 'Not done' }, found === '', 'none')}
    </div>
  </fieldset>`;
};

const moreWords = (checks: number): string =>
  checks === 0
    ? 'Add a note and photographs'
    : `${checks === 1 ? 'One more check' : `${checks} more checks`}, a note and photographs`;

/**
 * Without HEIC among its types, so that an iPhone sends JPEG. What was chosen does not come back after a refusal: a
 * browser fills in no files.
 */
const photoField = (wrong: FormFields, isRefused: boolean): PlainContent =>
  html`<div class="field">
    <label for="photos">Photographs, ${MAX_REPLY_PHOTOS} at most</label>
    <input
      type="file"
      id="photos"
      name="photos"
      accept="image/jpeg,image/png,image/webp"
      multiple
      aria-describedby="photos-hint${wrong['photos'] === undefined ? '' : ' photos-wrong'}"
      ${wrong['photos'] === undefined ? '' : html`aria-invalid="true"`}
    />
    <p class="small" id="photos-hint">
      ${isRefused ? 'Please choose them again. ' : ''}Where they were taken is removed. The owner of
      the car sees them, nobody else.
    </p>
    ${wrongOf('photos', wrong)}
  </div>`;

/** The first check in the open; the others, and what there is to add, in one line until it is opened. */
const checksAndNote = (
  checks: SharedDiagnosis['checks'],
  typed: FormFields,
  wrong: FormFields,
  isRefused: boolean,
): PlainContent => {
  const [first, ...more] = checks;
  const names = ['quoteFor', 'note', 'photos', ...more.map(({ stepId }) => `${TEST}${stepId}`)];
  const isOpen = names.some((name) => (typed[name] ?? '') !== '' || wrong[name] !== undefined);
  return html`${first ? checkField(first, typed) : ''}
    <details ${isOpen ? html`open` : ''}>
      <summary>${moreWords(more.length)}</summary>
      <div class="opened">
        ${more.map((check) => checkField(check, typed))}
        ${textField({ name: 'quoteFor', label: 'What the price is for' }, typed, wrong)}
        <div class="field">
          <label for="note">Note</label>
          <textarea rows="4" id="note" name="note" ${marked('note', wrong)}>
${typed['note'] ?? ''}</textarea>
          ${wrongOf('note', wrong)}
        </div>
        ${photoField(wrong, isRefused)}
      </div>
    </details>`;
};

/** Asked where the garage says that it is something else. */
const elseFields = (
  causes: SharedDiagnosis['causes'],
  typed: FormFields,
  wrong: FormFields,
): PlainContent =>
  html`<div class="else">
    <div class="field">
      <label for="faultId">Which is it?</label>
      <select id="faultId" name="faultId">
        <option value="">None of these</option>
        ${causes
          .slice(1)
          .map(
            ({ faultId, name }) =>
              html`<option value="${faultId}" ${typed['faultId'] === faultId ? html`selected` : ''}>
                ${name}
              </option>`,
          )}
      </select>
    </div>
    ${textField({ name: 'otherCause', label: 'Or in your own words' }, typed, wrong)}
  </div>`;

const priceFields = (
  currency: SharedDiagnosis['currency'],
  typed: FormFields,
  wrong: FormFields,
): PlainContent => {
  const own = typed['quoteCurrency'] ?? currency;
  return html`<div class="price">
    ${textField({ name: 'quoteCents', label: 'Price, tax included', mode: 'decimal' }, typed, wrong)}
    <div class="field">
      <label for="quoteCurrency">In</label>
      <select id="quoteCurrency" name="quoteCurrency" ${marked('quoteCurrency', wrong)}>
        ${CURRENCIES.map(
          (one) =>
            html`<option value="${one}" ${one === own ? html`selected` : ''}>${one}</option>`,
        )}
      </select>
    </div>
  </div>`;
};

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
  const agreement = typed['agreement'] ?? 'unsure';
  return html`<form
    method="post"
    action="${action}"
    enctype="multipart/form-data"
    novalidate
    id="reply"
  >
    <h2>Your reply</h2>
    ${
      refusal
        ? html`<div class="said bad" role="alert">
            ${[refusal.message, ...others(wrong)].join(' ')}
          </div>`
        : ''
    }
    <fieldset ${marked('agreement', wrong)}>
      <legend>${first ? `Is it: ${first.name}?` : 'Do you know what it is?'}</legend>
      <div class="taps row">
        ${AGREEMENT_WORDS.map(([value, label]) =>
          tap('agreement', { value, label }, agreement === value),
        )}
      </div>
      ${wrongOf('agreement', wrong)}
    </fieldset>
    ${elseFields(causes, typed, wrong)}
    ${checksAndNote(checks, typed, wrong, refusal !== undefined)}
    ${priceFields(currency, typed, wrong)}
    ${textField({ name: 'garage', label: 'Name of the garage' }, typed, wrong)} ${trap}
    <button type="submit" class="send">Send the reply</button>
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
    quoteCurrency: price === undefined ? undefined : given(fields['quoteCurrency']),
    quoteFor: given(fields['quoteFor']),
    // Browsers send line breaks as CR LF.
    note: given(fields['note'])?.replaceAll('\r\n', '\n'),
    website: fields['website'],
  };
};
