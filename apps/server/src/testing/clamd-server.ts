import { createServer, type NetConnectOpts } from 'node:net';

/** The test file of the anti-virus industry, in two parts so that no scanner stops at this one. */
export const EICAR = [
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR`,
  '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

const COMMAND = 'zINSTREAM\0';
const LENGTH_BYTES = 4;

/** The file in a whole INSTREAM request; undefined before its last, empty chunk has come. */
const fileIn = (request: Buffer): Buffer | undefined => {
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + LENGTH_BYTES <= request.length;) {
    const length = request.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(request.subarray(at + LENGTH_BYTES, at + LENGTH_BYTES + length));
    at += LENGTH_BYTES + length;
  }
  return undefined;
};

/** ClamAV's daemon as far as INSTREAM goes: it finds EICAR and nothing else. */
export const listenAsClamd = async (
  listen: { readonly port: number; readonly host: string } | { readonly path: string },
): Promise<{ readonly target: NetConnectOpts; readonly close: () => Promise<void> }> => {
  const server = createServer((socket) => {
    let request = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part) => {
      request = Buffer.concat([request, part]);
      const file = fileIn(request);
      if (file === undefined) return;
      socket.end(file.includes(EICAR) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(listen, resolve);
  await promise;
  const address = server.address();
  const target: NetConnectOpts =
    typeof address === 'object' && address !== null
      ? { host: address.address, port: address.port }
      : { path: address ?? '' };
  return {
    target,
    close: () => {
      const { promise: closed, resolve: done } = Promise.withResolvers<void>();
      server.close(() => done());
      return closed;
    },
  };
};
