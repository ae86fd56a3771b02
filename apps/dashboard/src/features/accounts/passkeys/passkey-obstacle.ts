/** Where a page is open, as far as passkeys care. */
import { t } from '@lingui/core/macro';

interface Place {
  /** As `location.hostname` writes it: an IPv6 address in brackets. */
  readonly hostname: string;
  readonly port: string;
  readonly isSecure: boolean;
  readonly hasWebAuthn: boolean;
}

const IS_ADDRESS = /^(\d{1,3}(\.\d{1,3}){3}|\[.*\])$/;
const IS_THIS_COMPUTER = /^(127(\.\d{1,3}){3}|\[::1\])$/;

/** Why no passkey can be made here and what to do about it; undefined where one can. */
export const passkeyObstacle = (place: Place): string | undefined => {
  const { hostname, port, isSecure, hasWebAuthn } = place;
  if (IS_THIS_COMPUTER.test(hostname)) {
    const address = `http://localhost${port === '' ? '' : `:${port}`}`;
    return t`Browsers make no passkeys for an IP address such as ${hostname}. Open this page as ${address}, log in there, and add one.`;
  }
  if (IS_ADDRESS.test(hostname)) {
    return t`Browsers make no passkeys for an IP address such as ${hostname}. Open this page under its name instead.`;
  }
  if (!isSecure) {
    return 'Browsers make passkeys on secure pages only. Open this page with https:// in front.';
  }
  if (!hasWebAuthn) {
    return t`This browser has no passkeys. Update it, or open this page in another browser.`;
  }
  return undefined;
};

/** The obstacle of the page that is open. */
export const passkeyObstacleHere = (): string | undefined =>
  passkeyObstacle({
    hostname: window.location.hostname,
    port: window.location.port,
    isSecure: window.isSecureContext,
    hasWebAuthn: typeof window.PublicKeyCredential === 'function',
  });
