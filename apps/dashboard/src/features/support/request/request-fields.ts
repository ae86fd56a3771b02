import { t } from '@lingui/core/macro';
import { NewSupportRequest } from '@wrenchwise/contract/endpoints/support';
import { SUPPORT_TOPICS } from '@wrenchwise/rules/support';
import { z } from 'zod';

/** The form as it is typed. */
export const RequestFields = z.object({
  topic: z.enum(['', ...SUPPORT_TOPICS]).refine((topic) => topic !== '', t`Please choose a topic`),
  subject: NewSupportRequest.shape.subject,
  message: NewSupportRequest.shape.message,
  diagnosisId: z.string(),
});
export type RequestFields = z.output<typeof RequestFields>;
export type RequestDraft = z.input<typeof RequestFields>;

export const EMPTY_REQUEST: RequestDraft = { topic: '', subject: '', message: '', diagnosisId: '' };

/** What is sent: no diagnosis when none is chosen. */
export const toRequest = ({ topic, subject, message, diagnosisId }: RequestFields) =>
  NewSupportRequest.parse({
    topic,
    subject,
    message,
    ...(diagnosisId === '' ? {} : { diagnosisId }),
  });
