import { z } from 'zod';

import { sampleAnswers } from '../platform/adapters/vehicle-register/sample-register.ts';
import { startUpstream, type UpstreamReply, type UpstreamServer } from './upstream-server.ts';

export interface DvlaServer extends UpstreamServer {
  /** The variables that point the product at it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What the next look-ups are answered; undefined: what DVLA's test plates and the sample cars are. */
  readonly answer: (reply: UpstreamReply | undefined) => void;
}

const KEY = 'a-dvla-key';

const Asked = z.object({ registrationNumber: z.string().regex(/^[A-Z0-9]+$/) });

/** DVLA's Vehicle Enquiry Service in its documented shapes. */
export const startDvlaServer = async (): Promise<DvlaServer> => {
  let answer: UpstreamReply | undefined;
  const server = await startUpstream(({ method, url, headers, body }) => {
    if (answer) return answer;
    if (headers['x-api-key'] !== KEY) return { status: 403, body: { message: 'Forbidden' } };
    if (method !== 'POST' || url !== '/vehicle-enquiry/v1/vehicles') {
      return { status: 404, body: { message: 'Not Found' } };
    }
    const { registrationNumber } = Asked.parse(JSON.parse(body));
    return sampleAnswers(registrationNumber, new Date()).dvla;
  });
  return {
    ...server,
    environment: { DVLA_BASE_URL: `${server.url}/vehicle-enquiry`, DVLA_API_KEY: KEY },
    answer: (reply) => {
      answer = reply;
    },
  };
};
