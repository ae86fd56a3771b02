/** A line for the operator's chat, with what it is about. */
export interface ChatNotification {
  readonly type: 'diagnosis' | 'repair_guide';
  readonly content: string;
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
}

/** The operator's chat. */
export interface ChatNotifier {
  /** Throws `UpstreamFailure` where it was not taken. */
  readonly send: (notification: ChatNotification) => Promise<void>;
}
