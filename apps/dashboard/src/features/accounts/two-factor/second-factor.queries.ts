import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/domain/endpoint';
import { verifyRecoveryCode, verifyTotp } from '@wrenchwise/domain/endpoints/accounts/two-factor';

import { useSignInRequest } from '../sign-in/sign-in.queries.ts';

export const useVerifyTotp = () =>
  useSignInRequest((body: InputOf<typeof verifyTotp>['body']) => api(verifyTotp, { body }));

export const useVerifyRecoveryCode = () =>
  useSignInRequest((body: InputOf<typeof verifyRecoveryCode>['body']) =>
    api(verifyRecoveryCode, { body }),
  );
