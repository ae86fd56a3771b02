import { listKeptPages } from '~/features/offline/list-kept-pages.ts';

import { OfflinePage } from './offline-page.tsx';

export { offlineMeta as meta } from './offline-page.tsx';

const SCRIPT = `(${String(listKeptPages)})()`;

/** It has no need of the app: its script stands in the page. */
export default function Offline() {
  return (
    <OfflinePage>
      <script data-kept-pages="" dangerouslySetInnerHTML={{ __html: SCRIPT }} />
    </OfflinePage>
  );
}
