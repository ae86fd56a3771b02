/** A response with its own headers, such as cookies or a location. */
export class Reply<T> {
  readonly output: T;
  readonly headers: Headers;

  constructor(output: T, headers: Headers = new Headers()) {
    this.output = output;
    this.headers = headers;
  }
}

/** A file that is sent as it is read, and never in memory as a whole. */
export class StreamedFile extends Reply<never> {
  readonly file: {
    /** One of what its endpoint produces. */
    readonly type: string;
    readonly bytes: number;
    readonly content: ReadableStream<Uint8Array>;
  };

  constructor(file: StreamedFile['file'], headers?: Headers) {
    super(undefined as never, headers); // has no output beside its stream
    this.file = file;
  }
}
