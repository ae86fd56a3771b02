import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import { verifyRecoveryCode, verifyTotp } from '@wrenchwise/contract/endpoints/accounts/two-factor';

import { useSignInRequest } from '../sign-in/sign-in.queries.ts';

export const useVerifyTotp = () =>
  useSignInRequest((body: InputOf<typeof verifyTotp>['body']) => api(verifyTotp, { body }));

export const useVerifyRecoveryCode = () =>
  useSignInRequest((body: InputOf<typeof verifyRecoveryCode>['body']) =>
    api(verifyRecoveryCode, { body }),
  );
