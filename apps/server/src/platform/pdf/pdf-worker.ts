import { createRequire } from 'node:module';

import pdfmake from 'pdfmake';

import { pdfDefinition } from './pdf-definition.ts';
import type { PdfDocument } from './pdf-document.ts';

// The package's own font, embedded as far as it is used: it has the Latin letters of all Europe.
const { resolve } = createRequire(import.meta.url);
const REGULAR = resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf');
const MEDIUM = resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf');

pdfmake.setFonts({ Roboto: { normal: REGULAR, bold: MEDIUM } });
// Nothing that a text or a picture says is fetched or opened.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === REGULAR || path === MEDIUM);

/** Lays out what `createPdf` hands over, on a thread of the pool. */
const layOut = async (document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await pdfmake.createPdf(pdfDefinition(document)).getBuffer());

export default layOut;
