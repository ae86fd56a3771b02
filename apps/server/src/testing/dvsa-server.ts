import { sampleAnswers } from '../platform/adapters/vehicle-register/sample-register.ts';
import { startUpstream, type UpstreamReply, type UpstreamServer } from './upstream-server.ts';

export interface DvsaServer extends UpstreamServer {
  /** The variables that point the product at it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What the next look-ups are answered; undefined: what the sample cars are. */
  readonly answer: (reply: UpstreamReply | undefined) => void;
  /** What token requests are answered; undefined: a token. */
  readonly answerTokens: (reply: UpstreamReply | undefined) => void;
  /** No token that was handed out so far is accepted any more (MOTH-FB-02). */
  readonly expireTokens: () => void;
  /** How often a token was asked for. */
  readonly tokenRequests: () => number;
}

const CREDENTIALS = { id: 'a-client', secret: 'a-client-secret', key: 'a-dvsa-key' };

const refusal = (status: number, errorCode: string, errorMessage: string): UpstreamReply => ({
  status,
  body: { errorCode, errorMessage, requestId: '00000000-0000-0000-0000-000000000000' },
});

/** DVSA's MOT history in its documented shapes, with its token endpoint, which checks credentials. */
export const startDvsaServer = async (): Promise<DvsaServer> => {
  let answer: UpstreamReply | undefined;
  let tokenAnswer: UpstreamReply | undefined;
  let issued = 0;
  let valid = new Set<string>();

  const server = await startUpstream(({ url, headers, body, method }) => {
    if (url === '/token') {
      const form = new URLSearchParams(body);
      issued += 1;
      if (tokenAnswer) return tokenAnswer;
      const isRight =
        method === 'POST' &&
        form.get('grant_type') === 'client_credentials' &&
        form.get('client_id') === CREDENTIALS.id &&
        form.get('client_secret') === CREDENTIALS.secret &&
        form.get('scope') === 'https://tapi.dvsa.gov.uk/.default';
      if (!isRight) return { status: 401, body: { error: 'invalid_client' } };
      const token = `token-${issued}`;
      valid.add(token);
      return {
        status: 200,
        body: { token_type: 'Bearer', expires_in: 3599, access_token: token },
      };
    }
    if (headers['x-api-key'] !== CREDENTIALS.key) {
      return refusal(403, 'MOTH-FB-03', 'The API key is not recognised');
    }
    if (!valid.has(String(headers.authorization).replace('Bearer ', ''))) {
      return refusal(403, 'MOTH-FB-02', 'The access token sent with the request has expired');
    }
    const [, registration] = /^\/v1\/trade\/vehicles\/registration\/([A-Z0-9]+)$/.exec(url) ?? [];
    if (answer) return answer;
    return registration === undefined
      ? refusal(404, 'MOTH-NF-02', 'The endpoint does not exist')
      : sampleAnswers(registration, new Date()).dvsa;
  });

  return {
    ...server,
    environment: {
      DVSA_BASE_URL: server.url,
      DVSA_TOKEN_URL: `${server.url}/token`,
      DVSA_CLIENT_ID: CREDENTIALS.id,
      DVSA_CLIENT_SECRET: CREDENTIALS.secret,
      DVSA_API_KEY: CREDENTIALS.key,
    },
    answer: (reply) => {
      answer = reply;
    },
    answerTokens: (reply) => {
      tokenAnswer = reply;
    },
    expireTokens: () => {
      valid = new Set();
    },
    tokenRequests: () => issued,
  };
};
