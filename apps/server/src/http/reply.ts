/** An answer with headers of its own: cookies, a redirect's location. */
export class Reply<T> {
  readonly output: T;
  readonly headers: Headers;

  constructor(output: T, headers: Headers = new Headers()) {
    this.output = output;
    this.headers = headers;
  }
}
