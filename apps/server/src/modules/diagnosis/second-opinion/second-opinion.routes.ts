import * as endpoints from '@wrenchwise/contract/endpoints/second-opinion';

import type { Mount } from '../../../platform/http/mount.ts';
import type { SecondOpinionService } from './second-opinion.service.ts';

export const mountSecondOpinion = (mount: Mount, opinions: SecondOpinionService): void => {
  mount(endpoints.checkOpenQuote, ({ body }) => opinions.checkQuote(body));
  mount(endpoints.readOpenQuoteFile, ({ body }) => opinions.readFile(body));
  mount(endpoints.examineOpenClaim, ({ body }) => opinions.examineClaim(body));
};
