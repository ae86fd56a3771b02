import type { MessageServiceKind } from '@wrenchwise/contract/endpoints/message-services';

export interface Message {
  readonly title: string;
  readonly body: string;
  /** The page that it leads to. */
  readonly link: string;
}

interface Target {
  readonly kind: MessageServiceKind;
  readonly url: string;
  readonly token: string | undefined;
}

interface MessageRequest {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** ntfy's publishing as JSON, to the root of its server: headers could not carry every title. */
const toNtfy = ({ url, token }: Target, { title, body, link }: Message): MessageRequest => {
  const cut = url.lastIndexOf('/');
  return {
    url: url.slice(0, cut + 1),
    body: JSON.stringify({ topic: url.slice(cut + 1), title, message: body, click: link }),
    headers: { ...JSON_TYPE, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  };
};

/** Gotify's `POST /message`, with the link that its app opens at a touch. */
const toGotify = ({ url, token }: Target, { title, body, link }: Message): MessageRequest => ({
  url: `${url.replace(/\/$/, '')}/message`,
  body: JSON.stringify({
    title,
    message: body,
    priority: 5,
    extras: { 'client::notification': { click: { url: link } } },
  }),
  headers: { ...JSON_TYPE, 'x-gotify-key': token ?? '' },
});

/** How a message is sent to a service. */
export const messageRequest = (target: Target, message: Message): MessageRequest =>
  target.kind === 'ntfy' ? toNtfy(target, message) : toGotify(target, message);
