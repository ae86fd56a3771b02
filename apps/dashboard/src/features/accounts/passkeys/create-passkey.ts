import { t } from '@lingui/core/macro';
import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

/** What the browser's prompt ended with instead of a passkey. */
export class PasskeyPromptError extends Error {
  override readonly name = 'PasskeyPromptError';
  readonly reason: 'cancelled' | 'known-already' | 'wrong-address' | 'failed';

  constructor(reason: PasskeyPromptError['reason'], cause: unknown) {
    super(t`No passkey was made: ${reason}`, { cause });
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<string, PasskeyPromptError['reason']>> = {
  // Browsers say the same of a prompt that was closed and of one that was left to run out.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known-already',
  SecurityError: 'wrong-address',
};

/**
 * Has the browser make a passkey from the server's options. Loads the code for it at its first use.
 * Throws `PasskeyPromptError`.
 */
export const createPasskey = async (options: Readonly<Record<string, unknown>>) => {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const { response, ...credential } = await startRegistration({
      // The server's library wrote them for this one; the contract leaves them unread.
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    });
    return { ...credential, response: { ...response } };
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyPromptError(REASONS[name] ?? 'failed', error);
  }
};
