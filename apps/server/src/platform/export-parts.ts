import { modelSpend } from './adapters/language-model/model-spend.tables.ts';
import { securityAuditEvents } from './audit/audit.tables.ts';
import { type ExportPart, tablePart } from './export-part.ts';
import { usageMetrics, usageTracking } from './usage/usage.tables.ts';

/** Usage and security events. */
export const PLATFORM_PARTS: readonly ExportPart[] = [
  tablePart({
    name: 'usage',
    about: 'How much of what your plan counts you used in each month.',
    table: usageTracking,
    owner: usageTracking.userId,
    order: [usageTracking.month, usageTracking.metric],
  }),
  tablePart({
    name: 'usage-totals',
    about: 'Further counters of what you used, such as calls of the API.',
    table: usageMetrics,
    owner: usageMetrics.userId,
    order: [usageMetrics.userId],
  }),
  tablePart({
    name: 'language-model-use',
    about:
      'How often a language model was asked for you on each day, and how many tokens that took.',
    table: modelSpend,
    owner: modelSpend.userId,
    order: [modelSpend.day],
  }),
  tablePart({
    name: 'security-events',
    about: 'Sign-ins, changes and other events of your account, with address and browser.',
    table: securityAuditEvents,
    owner: securityAuditEvents.userId,
    order: [securityAuditEvents.createdAt, securityAuditEvents.id],
  }),
];
