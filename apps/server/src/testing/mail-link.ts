interface Mailbox {
  readonly mailsTo: (
    address: string,
  ) => Promise<readonly { readonly subject: string; readonly text: string }[]>;
}

/** The subject of the mail that verifies an address. */
export const VERIFICATION = /^Confirm your e-mail address/;

/** The token in the newest mail to an address with a matching subject. */
export const mailedToken = async (
  { mailsTo }: Mailbox,
  address: string,
  subject: RegExp,
): Promise<string> => {
  const mail = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
  const token = mail?.text.match(/https?:\/\/\S+[?#&]token=([\w.%-]+)/)?.[1];
  if (token === undefined) throw new Error(`no link in a mail like ${String(subject)}`);
  return decodeURIComponent(token);
};
