import type { ChatMessage } from '@wrenchwise/contract/endpoints/chat';

import type { StoredMessage } from './chat.repository.ts';

/** A stored message as clients have it. */
export const messageOf = ({
  id,
  role,
  text,
  state,
  source,
  change,
  createdAt,
}: StoredMessage): ChatMessage => ({ id, role, text, state, source, change, createdAt });
