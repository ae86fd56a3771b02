/** What came of a request to a user's own endpoint. */
export type WebhookOutcome =
  | { readonly status: number }
  /** Nothing was answered; the words are ours, for the user to read. */
  | { readonly failure: string };

/** Sends one signed webhook: a POST of JSON. Never throws for what the other side does. */
export type SendWebhook = (
  url: string,
  message: { readonly body: string; readonly headers: Readonly<Record<string, string>> },
) => Promise<WebhookOutcome>;
