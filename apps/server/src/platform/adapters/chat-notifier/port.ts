/** Who it is about: a shortened id, or the whole user where the operator asks for it by name. */
export type ChatUser =
  | { readonly id: string }
  | { readonly id: string; readonly email: string; readonly name: string };

/** A line for the operator's chat, with what it is about. */
export interface ChatNotification {
  readonly type: 'diagnosis' | 'repair_guide';
  readonly content: string;
  readonly user: ChatUser;
}

/** The operator's chat. */
export interface ChatNotifier {
  /** Throws `UpstreamFailure` where it was not taken. */
  readonly send: (notification: ChatNotification) => Promise<void>;
}
