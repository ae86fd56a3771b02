import type { PageHost } from '@wrenchwise/stripe-sandbox/host';

import { AppError } from '../../app-error.ts';
import { assertSameOrigin } from '../../http/origin.ts';
import { readForm } from '../../http/read-body.ts';
import { createPdf } from '../../pdf/create-pdf.ts';

/** What the sandbox's pages need of this server: forms from this site of a bounded size, and PDFs. */
export const sandboxHost = (appUrl: string): PageHost => ({
  takeForm: async (request) => {
    try {
      assertSameOrigin(request, appUrl);
      return await readForm(request);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  },
  createPdf,
});
