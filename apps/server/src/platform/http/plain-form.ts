import { html } from 'hono/html';

import type { FormFields, FormRefusal } from './form-post.ts';
import type { PlainContent } from './plain-page.ts';

/** A control of a plain form. */
export interface PlainField {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autocomplete?: string;
  readonly hint?: string;
  readonly multiline?: boolean;
  readonly isOptional?: boolean;
}

const attribute = (name: string, value: string | undefined): PlainContent =>
  value === undefined ? '' : html` ${name}="${value}"`;

const fieldOf = (field: PlainField, typed: FormFields, wrong: FormFields) => {
  const { name, label, type = 'text', autocomplete = 'off', hint, multiline, isOptional } = field;
  const problem = wrong[name];
  // A password is never sent back.
  const value = type === 'password' ? '' : (typed[name] ?? '');
  const described = [hint && `${name}-hint`, problem && `${name}-wrong`].filter(Boolean).join(' ');
  const wiring = html`id="${name}"
  name="${name}"${attribute('aria-required', isOptional ? undefined : 'true')}${attribute('aria-describedby', described || undefined)}${attribute('aria-invalid', problem && 'true')}`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    ${hint === undefined ? '' : html`<p class="hint" id="${name}-hint">${hint}</p>`}
    ${
      multiline
        ? // HTML drops the first line break of a text area.
          html`<textarea rows="8" ${wiring}>${'\n'}${value}</textarea>`
        : html`<input type="${type}" value="${value}" autocomplete="${autocomplete}" ${wiring} />`
    }
    ${problem === undefined ? '' : html`<p class="wrong" id="${name}-wrong">${problem}</p>`}
  </div>`;
};

/** A tick box of a plain form. */
export const plainChoice = (
  name: string,
  label: PlainContent,
  typed: FormFields,
  wrong: FormFields = {},
) => {
  const problem = wrong[name];
  return html`<div class="field">
    <label class="choice"
      ><input
        type="checkbox"
        name="${name}"
        ${typed[name] === undefined ? '' : html`checked`}
        ${problem === undefined ? '' : html`aria-invalid="true" aria-describedby="${name}-wrong"`}
      /><span>${label}</span></label
    >
    ${problem === undefined ? '' : html`<p class="wrong" id="${name}-wrong">${problem}</p>`}
  </div>`;
};

/** A form without JavaScript, with its input and, after a refusal, the messages. */
export const plainForm = (options: {
  action: string;
  button: string;
  fields: readonly PlainField[];
  typed: FormFields;
  refusal?: Pick<FormRefusal, 'message' | 'fields'> | undefined;
  /** HTML after the fields. */
  more?: PlainContent;
}) => {
  const { action, button, fields, typed, refusal, more = '' } = options;
  return html`${refusal ? html`<p class="said bad" role="alert">${refusal.message}</p>` : ''}
    <form method="post" action="${action}" novalidate>
      ${fields.map((field) => fieldOf(field, typed, refusal?.fields ?? {}))} ${more}
      <button type="submit">${button}</button>
    </form>`;
};
