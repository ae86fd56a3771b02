import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@wrenchwise/contract/client';
import { type ReactNode, useState } from 'react';

import { type ConfirmationRequest, ConfirmationProvider } from '~/account/confirmation.ts';

import { hasPasswordQuery } from '../security-overview/security.queries.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

/** The dialog that pages of other features ask by `useConfirm`. */
export function Confirmations({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<ConfirmationRequest>();
  return (
    <ConfirmationProvider value={setRequest}>
      {children}
      {request && <Question request={request} onClose={() => setRequest(undefined)} />}
    </ConfirmationProvider>
  );
}

/** Refusals of what was typed before the dialog: they are shown there. */
const isOfThePage = (error: unknown): boolean =>
  error instanceof ApiError && !/^(?:auth|rate-limit|network)\//.test(error.code);

function Question({ request, onClose }: { request: ConfirmationRequest; onClose: () => void }) {
  const { title, description, action, act } = request;
  const hasPassword = useQuery(hasPasswordQuery());
  const attempt = useMutation({
    mutationFn: act,
    onSuccess: onClose,
    onError: (error) => {
      if (isOfThePage(error)) onClose();
    },
    // What was answered may be a secret.
    gcTime: 0,
  });
  return (
    <ConfirmationDialog
      open
      onClose={onClose}
      title={title}
      description={description}
      // Until it is known, and where it cannot be read, the password is asked for.
      hasPassword={hasPassword.data ?? true}
      action={action}
      busy={attempt.isPending}
      error={attempt.error}
      onRetry={attempt.reset}
      onConfirm={attempt.mutate}
    />
  );
}
