import type { EmailTemplate } from './email-template.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What a letter says, before it has a look: the HTML and the plain text are made of the same. */
export interface EmailContent {
  readonly subject: string;
  /** The line that a mail program shows beside the subject. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly Fact[];
  /** What somebody wrote, word for word, its lines kept. */
  readonly quotes?: readonly string[];
  readonly action?: {
    readonly label: string;
    readonly url: string;
    /** Only for readers who did not expect this mail: the button does not invite. */
    readonly quiet?: true;
  };
  /** What stands below the button. */
  readonly notes: readonly string[];
  /** Why this mail was sent. */
  readonly reason: string;
}

/** The letter of one kind. */
export type EmailTemplateOf<Kind extends EmailTemplate['kind']> = Extract<
  EmailTemplate,
  { kind: Kind }
>;
