import { type ExportPart, tablePart } from '../../platform/export-part.ts';
import { chatMessages } from './chat.tables.ts';

/** Conversations. */
export const CHAT_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'chat',
    about: 'What you asked about diagnoses, vehicles and guides, and the answers.',
    table: chatMessages,
    owner: chatMessages.userId,
    order: [chatMessages.createdAt, chatMessages.id],
    hidden: ['clientId'],
  }),
];
