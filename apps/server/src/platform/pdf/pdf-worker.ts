import { fileURLToPath } from 'node:url';

import pdfmake from 'pdfmake';

import { pdfDefinition } from './pdf-definition.ts';
import type { PdfDocument } from './pdf-document.ts';

// Beside this file, and beside its bundle (`rolldown.config.ts`).
const fontFile = (name: string): string =>
  fileURLToPath(new URL(`fonts/${name}.ttf`, import.meta.url));
const REGULAR = fontFile('inter-regular');
const SEMIBOLD = fontFile('inter-semibold');

pdfmake.setFonts({ Inter: { normal: REGULAR, bold: SEMIBOLD } });
// Nothing that a text or a picture says is fetched or opened.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => path === REGULAR || path === SEMIBOLD);

/** Lays out what `createPdf` hands over, on a thread of the pool. */
const layOut = async (document: PdfDocument): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await pdfmake.createPdf(pdfDefinition(document)).getBuffer());

export default layOut;
