/** What can be read: the text of a PDF by the server, letters of a picture on this device. */
export type QuoteFile = 'pdf' | 'picture' | 'text' | 'other';

/** The kind of a file by its type, or by its name where the system knows no type. */
export const kindOfFile = ({ type, name }: Pick<File, 'type' | 'name'>): QuoteFile => {
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'pdf';
  // A table of a code reader; on Windows a program for tables names its type.
  if (type.startsWith('text/') || /\.(?:csv|txt)$/i.test(name)) return 'text';
  return type.startsWith('image/') || /\.(?:png|jpe?g|webp)$/i.test(name) ? 'picture' : 'other';
};
