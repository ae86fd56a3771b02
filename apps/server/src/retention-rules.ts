import { ACCOUNTS_RETENTION } from './modules/accounts/retention.ts';
import { CHAT_RETENTION } from './modules/chat/retention.ts';
import { DEVELOPERS_RETENTION } from './modules/developers/retention.ts';
import { DIAGNOSIS_RETENTION } from './modules/diagnosis/retention.ts';
import { GARAGE_RETENTION } from './modules/garage/retention.ts';
import { MESSAGES_RETENTION } from './modules/messages/retention.ts';
import { OPERATIONS_RETENTION } from './modules/operations/retention.ts';
import type { RetentionRule } from './platform/retention-rule.ts';
import { PLATFORM_RETENTION } from './platform/retention.ts';

/** What is deleted every night, each by its owner. */
export const RETENTION_RULES: readonly RetentionRule[] = [
  ACCOUNTS_RETENTION,
  CHAT_RETENTION,
  DEVELOPERS_RETENTION,
  DIAGNOSIS_RETENTION,
  GARAGE_RETENTION,
  MESSAGES_RETENTION,
  OPERATIONS_RETENTION,
  PLATFORM_RETENTION,
];
