import type { EmailTemplate } from './email-template.ts';

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The words of a mail, from which both the HTML and the plain text are made. */
export interface EmailContent {
  readonly subject: string;
  /** The preview line of mail programs. */
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly facts?: readonly Fact[];
  /** Quoted text, with its line breaks. */
  readonly quotes?: readonly string[];
  readonly action?: {
    readonly label: string;
    readonly url: string;
    /** A plain button, for warnings that may be unnecessary. */
    readonly quiet?: true;
  };
  /** Below the button. */
  readonly notes: readonly string[];
  /** Why this mail was sent. */
  readonly reason: string;
}

/** The template of one kind. */
export type EmailTemplateOf<Kind extends EmailTemplate['kind']> = Extract<
  EmailTemplate,
  { kind: Kind }
>;
