import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { Plus } from 'lucide-react';

import { HistoryList } from '~/features/diagnoses/list/history-list.tsx';

export const meta = () => pageMeta(t`History`, t`All your diagnoses, searchable.`);

export default function History() {
  return (
    <>
      <PageHeader
        title={t`History`}
        lead={t`Every diagnosis, with its answers and guides.`}
        actions={
          <LinkButton
            to="/dashboard/diagnose"
            icon={<Plus aria-hidden className="size-4.5" />}
          >{t`New diagnosis`}</LinkButton>
        }
      />
      <HistoryList />
    </>
  );
}
