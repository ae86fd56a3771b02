import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { RecoveryCode, TotpCode } from '@wrenchwise/contract/endpoints/accounts/two-factor';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { PlainForm } from '@wrenchwise/ui/form/plain-form.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useRef, useState } from 'react';

import { SignInFailure } from '../sign-in/sign-in-failure.tsx';
import { ViewTitle } from '../sign-in/view-title.tsx';
import { useVerifyRecoveryCode, useVerifyTotp } from './second-factor.queries.ts';

const KINDS = {
  totp: {
    schema: TotpCode,
    label: t`Code`,
    hint: t`The six digits that your authenticator app shows now.`,
    inputMode: 'numeric',
    other: t`Use a recovery code instead`,
  },
  recovery: {
    schema: RecoveryCode,
    label: t`Recovery code`,
    hint: t`One of the codes that you saved when you switched two-factor on. Each works once; capitals, spaces and hyphens do not matter.`,
    inputMode: 'text',
    other: t`Use the authenticator app instead`,
  },
} as const;

const SIX_DIGITS = /^\d{6}$/;

/** The second step of a log-in. `onBack` gets a sentence when the user is sent back by us. */
export function CodeStep({ onBack }: { onBack: (why?: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<keyof typeof KINDS>('totp');
  const [typed, setTyped] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [trustDevice, setTrustDevice] = useState(false);
  const totp = useVerifyTotp();
  const recovery = useVerifyRecoveryCode();
  const { schema, label, hint, inputMode, other } = KINDS[kind];
  const current = kind === 'totp' ? totp : recovery;
  const isBusy = current.isPending || current.isSuccess;

  const onError = (error: Error) => {
    const { code, message } = presentError(error);
    if (code === 'auth/challenge-expired') onBack(message);
    // What was typed is marked, so that the next code takes its place.
    else input.current?.select();
  };
  const send = (text: string) => {
    if (isBusy) return;
    const parsed = schema.safeParse(text);
    setMistake(parsed.error?.issues[0]?.message);
    if (!parsed.success) input.current?.focus();
    else if (kind === 'totp') totp.mutate({ code: parsed.data, trustDevice }, { onError });
    else recovery.mutate({ code: parsed.data }, { onError });
  };
  const change = (text: string) => {
    setTyped(text);
    setMistake(undefined);
    if (kind === 'totp' && SIX_DIGITS.test(text.replace(/\s/g, ''))) send(text);
  };
  const switchKind = () => {
    setKind(kind === 'totp' ? 'recovery' : 'totp');
    setTyped('');
    setMistake(undefined);
    current.reset();
    input.current?.focus();
  };

  return (
    <>
      <ViewTitle title={t`Enter your code`}>{t`Two-factor is on for this account.`}</ViewTitle>
      <PlainForm attempt={current} onSubmit={() => send(typed)}>
        {current.error && <SignInFailure error={current.error} />}
        <Field label={label} hint={hint} required error={mistake}>
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              name="code"
              value={typed}
              onChange={(event) => change(event.target.value)}
              // The only field of a step that the user has just asked for.
              // eslint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              inputMode={inputMode}
              autoComplete={kind === 'totp' ? 'one-time-code' : 'off'}
              autoCapitalize="none"
              spellCheck={false}
              className="figures text-lg tracking-[0.08em]"
            />
          )}
        </Field>
        {kind === 'totp' && (
          <Checkbox
            checked={trustDevice}
            onChange={(event) => setTrustDevice(event.target.checked)}
            label={t`Trust this device for 30 days`}
          />
        )}
        <Button type="submit" wide busy={isBusy}>{t`Log in`}</Button>
        <div className="grid gap-1">
          <Button tone="ghost" wide onClick={switchKind}>
            {other}
          </Button>
          <Button tone="ghost" wide onClick={() => onBack()}>{t`Back to Login`}</Button>
        </div>
      </PlainForm>
    </>
  );
}
