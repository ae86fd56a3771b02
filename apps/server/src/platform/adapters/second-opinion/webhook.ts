import { AppError } from '../../app-error.ts';
import type { Config } from '../../config/config.ts';
import { postOutside } from '../upstream/post-outside.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { SecondOpinion } from './port.ts';
import { readServiceAnswer } from './service-answer.ts';

interface Settings {
  readonly url: string;
  /** How long the whole answer may take. */
  readonly timeoutMs: number;
  readonly allowPrivateAddresses: boolean;
}

const send = async (
  { url, timeoutMs, allowPrivateAddresses }: Settings,
  body: object,
): Promise<{ readonly status: number; readonly text: string }> => {
  try {
    return await postOutside(new URL(url), body, {
      signal: AbortSignal.timeout(timeoutMs),
      allowPrivate: allowPrivateAddresses,
    });
  } catch (cause) {
    const isSlow = cause instanceof UpstreamFailure && cause.kind === 'timeout';
    throw new AppError(isSlow ? 'diagnosis/service-failed' : 'diagnosis/unreachable', { cause });
  }
};

/** The diagnosis service: POST with make, model, year and symptoms. An answer of 204 is empty. */
const diagnosisWebhook = (settings: Settings): SecondOpinion => ({
  source: 'webhook',
  ask: async ({ vehicle, symptoms }) => {
    const { make, model, year } = vehicle;
    const { status, text } = await send(settings, { make, model, year, symptoms });
    if (status === 204) throw new AppError('diagnosis/empty');
    if (status !== 200) throw new AppError('diagnosis/service-failed');
    const answer = readServiceAnswer(text);
    if (answer === 'empty') throw new AppError('diagnosis/empty');
    if (answer === 'garbled') throw new AppError('diagnosis/invalid-format');
    if (answer === 'incomplete') throw new AppError('diagnosis/incomplete');
    return answer;
  },
});

/** The service that the settings choose. */
export const openSecondOpinion = ({
  diagnosisWebhookUrl: url,
  diagnosisTimeoutMs: timeoutMs,
  allowPrivateAddresses,
}: Pick<Config, 'diagnosisWebhookUrl' | 'diagnosisTimeoutMs' | 'allowPrivateAddresses'>):
  | SecondOpinion
  | undefined =>
  url === undefined ? undefined : diagnosisWebhook({ url, timeoutMs, allowPrivateAddresses });
