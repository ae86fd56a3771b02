import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '@wrenchwise/domain/endpoint';
import { changeEmail } from '@wrenchwise/domain/endpoints/account';

import { api } from '~/lib/api.ts';

/** Asks for another address; nothing changes before both links were followed. */
export const useChangeEmail = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof changeEmail>['body']) => api(changeEmail, { body }),
  });
