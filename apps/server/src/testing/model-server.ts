import { createServer } from 'node:http';

import { listenLocally, type LocalServer } from './listen-locally.ts';

/** A stand-in for a model behind an OpenAI-compatible endpoint. */
export interface ModelServer extends LocalServer {
  /** The bodies of the requests so far. */
  readonly requests: readonly string[];
}

/**
 * Streams `pieces` as a chat completion. `ending`: 'whole' ends it as it should, 'cut' drops the
 * connection after the last piece, 'hang' never ends, 'refuse' answers 500 at once.
 */
export const openModelServer = async (
  pieces: readonly string[],
  ending: 'whole' | 'cut' | 'hang' | 'refuse' = 'whole',
): Promise<ModelServer> => {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push(Buffer.concat(chunks).toString('utf8'));
      if (ending === 'refuse') {
        response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
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
