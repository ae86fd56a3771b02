import { createServer } from 'node:http';

import { listenLocally, type LocalServer } from './listen-locally.ts';

/** A stand-in for a model behind an OpenAI-compatible endpoint. */
export interface ModelServer extends LocalServer {
  /** The bodies of the requests so far. */
  readonly requests: readonly string[];
}

/**
 * Answers with `pieces`, in one or, where it is asked for, as a stream: what it says to every
 * request, or to the body of each, where 'hang' says nothing at all. `ending` of a stream: 'whole' ends it as it should, 'cut' drops the
 * connection after the last piece, 'hang' never ends, 'refuse' answers 500 at once.
 */
export const openModelServer = async (
  answer: readonly string[] | ((body: string) => readonly string[] | 'hang'),
  ending: 'whole' | 'cut' | 'hang' | 'refuse' = 'whole',
): Promise<ModelServer> => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString('utf8');
      requests.push(body);
      const pieces = typeof answer === 'function' ? answer(body) : answer;
      if (pieces === 'hang') return;
      if (ending === 'refuse') {
        response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
        return;
      }
      if (!/"stream"\s*:\s*true/.test(body)) {
        response.writeHead(200, { 'content-type': 'application/json' });
        const message = { role: 'assistant', content: pieces.join('') };
        const whole = JSON.stringify({
          id: 'x',
          object: 'chat.completion',
          created: 1,
          model: 'stand-in',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
          usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
        });
        response.end(whole);
        return;
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const send = (delta: object, finish: string | null) =>
        response.write(
          `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'stand-in', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
        );
      for (const content of pieces) send({ role: 'assistant', content }, null);
      if (ending === 'hang') return;
      if (ending === 'cut') {
        response.destroy();
        return;
      }
      send({}, 'stop');
      response.end('data: [DONE]\n\n');
    });
  });
  return { requests, ...(await listenLocally(server)) };
};
