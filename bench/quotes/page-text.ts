import { getDocumentProxy } from 'unpdf';

import {
  type PlacedText,
  rowsOfPage,
} from '../../apps/server/src/modules/diagnosis/quotes/pdf-rows.ts';

/** The text layer of a PDF in the rows that the server reads from it. */
export const pdfText = async (pdf: Uint8Array): Promise<string> => {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const rows: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces = items.flatMap((item): readonly PlacedText[] => {
      if (!('str' in item)) return [];
      const [, , , , x = 0, y = 0] = item.transform as readonly number[];
      return [{ text: item.str, x, y, width: item.width, height: item.height }];
    });
    rows.push(...rowsOfPage(pieces));
  }
  return rows.join('\n');
};
