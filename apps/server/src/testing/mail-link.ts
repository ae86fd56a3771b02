import type { TestApp } from './test-app.ts';

/** The token in the newest mail to an address with a matching subject. */
export const mailedToken = async (
  { mailsTo }: Pick<TestApp, 'mailsTo'>,
  address: string,
  subject: RegExp,
): Promise<string> => {
  const mail = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
  const token = mail?.text.match(/https?:\/\/\S+[?#&]token=([\w.%-]+)/)?.[1];
  if (token === undefined) throw new Error(`no link in a mail like ${String(subject)}`);
  return decodeURIComponent(token);
};
