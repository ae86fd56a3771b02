import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/domain/endpoint';
import { verifyRecoveryCode, verifyTotp } from '@wrenchwise/domain/endpoints/accounts/two-factor';

import { useWayIn } from '../sign-in/sign-in.queries.ts';

export const useVerifyTotp = () =>
  useWayIn((body: InputOf<typeof verifyTotp>['body']) => api(verifyTotp, { body }));

export const useVerifyRecoveryCode = () =>
  useWayIn((body: InputOf<typeof verifyRecoveryCode>['body']) => api(verifyRecoveryCode, { body }));
