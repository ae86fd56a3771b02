/** A response with its own headers, such as cookies or a location. */
export class Reply<T> {
  readonly output: T;
  readonly headers: Headers;

  constructor(output: T, headers: Headers = new Headers()) {
    this.output = output;
    this.headers = headers;
  }
}
