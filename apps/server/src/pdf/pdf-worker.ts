import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';

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

// What `createPdf` handed over.
const document = workerData as PdfDocument;
const bytes = await pdfmake.createPdf(pdfDefinition(document)).getBuffer();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- not a window's
parentPort?.postMessage(bytes);
