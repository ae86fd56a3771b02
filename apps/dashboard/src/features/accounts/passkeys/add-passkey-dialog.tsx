import { t } from '@lingui/core/macro';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { useState } from 'react';

import { ConfirmationForm } from '../re-authentication/confirmation-form.tsx';
import { PasskeyPromptError } from './create-passkey.ts';
import { useAddPasskey } from './passkeys.queries.ts';

/** What is said of a prompt that ended without a passkey. */
const ENDINGS = {
  cancelled: {
    tone: 'info',
    role: 'status',
    text: t`The prompt was closed, and nothing was added.`,
  },
  'known-already': {
    tone: 'info',
    role: 'status',
    text: t`This device has a passkey for your account already.`,
  },
  'wrong-address': {
    tone: 'high',
    role: 'alert',
    text: t`The passkeys of this site belong to another address than the one in your browser. Open the page under its usual address.`,
  },
  failed: {
    tone: 'high',
    role: 'alert',
    text: t`Your browser could not make a passkey. Please try again, or use another device.`,
  },
} as const;

interface Props {
  hasPassword: boolean;
  suggestedName: string;
  onClose: () => void;
}

const LONGEST_NAME = 60;

/** Names a passkey, confirms, and leads on to the browser's own prompt. */
export function AddPasskeyDialog({ hasPassword, suggestedName, onClose }: Props) {
  const [name, setName] = useState(suggestedName);
  const add = useAddPasskey();
  const isTooLong = name.trim().length > LONGEST_NAME;
  const ending = add.error instanceof PasskeyPromptError ? ENDINGS[add.error.reason] : undefined;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t`Add a passkey`}
      description={t`Your browser asks you next where to keep it: on this device, on your phone or on a security key.`}
    >
      {ending && (
        <Notice tone={ending.tone} role={ending.role} className="mb-5">
          {ending.text}
        </Notice>
      )}
      <ConfirmationForm
        hasPassword={hasPassword}
        action={t`Add passkey`}
        busy={add.isPending}
        error={ending ? null : add.error}
        onRetry={add.reset}
        onConfirm={(confirmation) => {
          if (isTooLong) return;
          add.mutate(
            { name: name.trim() || suggestedName, confirmation },
            {
              onSuccess: () => {
                void showToast('success', t`Passkey added`);
                onClose();
              },
            },
          );
        }}
        onCancel={onClose}
      >
        <Field
          label={t`Name`}
          hint={t`To tell it from your other passkeys.`}
          error={isTooLong ? t`Name must be at most ${LONGEST_NAME} characters` : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={name}
              autoComplete="off"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </ConfirmationForm>
    </Dialog>
  );
}
