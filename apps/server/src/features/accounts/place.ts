import { deviceOf } from '../../device-name.ts';
import type { AccountUser } from '../../http/context.ts';
import { requestOrigin } from '../../request-origin.ts';
import type { SignInPlace } from '../mail/email-template.ts';

/** When and from where the request being served does something, as a letter tells it. */
export const placeOf = ({ timeZone }: Pick<AccountUser, 'timeZone'>, at: Date): SignInPlace => {
  const origin = requestOrigin();
  return {
    at,
    timeZone,
    device: deviceOf(origin?.agent).name,
    address: origin?.address ?? 'unknown',
  };
};
