/** Only what the bench writes with: the package brings no types along. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  export default class PDFDocument extends Readable {
    constructor(options: {
      readonly size: 'A4';
      readonly margin: number;
      readonly info: { readonly CreationDate: Date; readonly Title: string };
    });
    readonly page: { readonly height: number };
    font(name: 'Helvetica'): this;
    fontSize(points: number): this;
    widthOfString(text: string): number;
    text(text: string, x: number, y: number, options: { readonly lineBreak: boolean }): this;
    addPage(): this;
    end(): void;
  }
}
