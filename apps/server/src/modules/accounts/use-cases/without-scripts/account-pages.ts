import { PASSWORD_MIN } from '@wrenchwise/contract/endpoints/accounts/credentials';
import { RESET_REQUESTED } from '@wrenchwise/contract/endpoints/accounts/password';
import { html } from 'hono/html';

import type { FormFields, FormRefusal } from '../../../../platform/http/form-post.ts';
import { plainChoice, plainForm, type PlainField } from '../../../../platform/http/plain-form.ts';
import { plainPage } from '../../../../platform/http/plain-page.ts';

const EMAIL: PlainField = {
  name: 'email',
  label: 'E-mail',
  type: 'email',
  autocomplete: 'username',
};
const NEW_PASSWORD = { type: 'password', autocomplete: 'new-password' } as const;

/** The log-in form again: the address is stored, the password is not. */
export const loginPage = (typed: FormFields, refusal: FormRefusal) =>
  plainPage(
    'Log in',
    html`${plainForm({
        action: '/login',
        button: 'Log in',
        fields: [
          EMAIL,
          {
            name: 'password',
            label: 'Password',
            type: 'password',
            autocomplete: 'current-password',
          },
        ],
        typed,
        refusal,
        more: plainChoice('rememberMe', 'Remember me on this device', typed),
      })}
      <p><a href="/login/forgot">Forgot password?</a></p>
      <p><a href="/signup">Create an account</a></p>`,
  );

const isOver = (refusal: FormRefusal | undefined): boolean =>
  refusal?.code === 'auth/challenge-expired';

/** The second step of a log-in: a code of the authenticator app, or a recovery code. */
export const codePage = (typed: FormFields, refusal?: FormRefusal) => {
  if (isOver(refusal)) {
    return plainPage(
      'Log in',
      html`<p class="said bad" role="alert">${refusal?.message}</p>
        <p><a href="/login">Back to Login</a></p>`,
    );
  }
  const isRecovery = typed['recoveryCode'] !== undefined;
  return plainPage(
    'Enter your code',
    html`<p>Two-factor is on for this account.</p>
      ${plainForm({
        action: '/login/code',
        button: 'Log in',
        fields: [
          {
            name: 'code',
            label: 'Code',
            hint: 'The six digits that your authenticator app shows now.',
            autocomplete: 'one-time-code',
          },
        ],
        typed,
        refusal: isRecovery ? undefined : refusal,
        more: plainChoice('trustDevice', 'Trust this device for 30 days', typed),
      })}
      ${plainForm({
        action: '/login/recovery-code',
        button: 'Use a recovery code',
        fields: [
          {
            name: 'recoveryCode',
            label: 'Recovery code',
            hint: 'Instead of the app: one of the codes that you saved. Each works once.',
          },
        ],
        typed,
        refusal: isRecovery ? refusal : undefined,
      })}
      <p><a href="/login">Back to Login</a></p>`,
  );
};

/** The sign-up form again: name and address are stored, passwords are not. */
export const signupPage = (typed: FormFields, refusal: FormRefusal) =>
  plainPage(
    'Create your account',
    html`${plainForm({
        action: '/signup',
        button: 'Create account',
        fields: [
          { name: 'name', label: 'Full name', autocomplete: 'name' },
          EMAIL,
          {
            name: 'password',
            label: 'Password',
            hint: `At least ${PASSWORD_MIN} characters. A short sentence works well.`,
            ...NEW_PASSWORD,
          },
          { name: 'confirm', label: 'Confirm password', ...NEW_PASSWORD },
        ],
        typed,
        refusal,
        more: plainChoice(
          'terms',
          html`I agree to the <a href="/terms">terms</a> and have read the
            <a href="/privacy">privacy notice</a>`,
          typed,
          refusal.fields,
        ),
      })}
      <p><a href="/login">Log in</a></p>`,
  );

/** After signing up: the account waits for the link in the mail. */
export const checkMailPage = (email: string) =>
  plainPage(
    'Check your e-mail',
    html`<p role="status">
        We have sent a link to <strong>${email.trim()}</strong>. Open it to verify your address; you
        are then ready for your first diagnosis.
      </p>
      <p><a href="/login">Back to Login</a></p>`,
  );

/** Asks for a reset link. */
export const resetPage = (typed: FormFields, refusal?: FormRefusal) =>
  plainPage(
    'Reset your password',
    html`<p>Enter the address you signed up with.</p>
      ${plainForm({
        action: '/login/forgot',
        button: 'Send Reset Link',
        fields: [EMAIL],
        typed,
        refusal,
      })}
      <p><a href="/login">Back to Login</a></p>`,
  );

export const resetSentPage = () =>
  plainPage(
    'Reset your password',
    html`<p class="said good" role="status">${RESET_REQUESTED}</p>
      <p>Nothing there after a minute? Look in the spam folder.</p>
      <p><a href="/login">Back to Login</a></p>`,
  );
