import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '@wrenchwise/domain/endpoint';
import { sendContactMessage } from '@wrenchwise/domain/endpoints/contact';

import { api } from '~/lib/api.ts';

/** Sends a message to the team. */
export const useSendMessage = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof sendContactMessage>['body']) =>
      api(sendContactMessage, { body }),
  });
