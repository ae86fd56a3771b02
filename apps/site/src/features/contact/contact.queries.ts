import { api } from '@wrenchwise/client/api.ts';
import type { InputOf } from '@wrenchwise/contract/endpoint';
import { sendContactMessage } from '@wrenchwise/contract/endpoints/contact';

import { useSending } from '~/features/contact/use-sending.ts';

/** Sends a message to the team. */
export const useSendMessage = () =>
  useSending((body: InputOf<typeof sendContactMessage>['body']) =>
    api(sendContactMessage, { body }),
  );
