import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useParams } from 'react-router';

import { chatQuery } from '~/features/chat/chat.queries.ts';
import { Conversation } from '~/features/chat/conversation.tsx';
import { conversationOf } from '~/features/chat/targets.tsx';

export const meta = () => pageMeta(t`Ask about a guide`, t`Questions about a repair guide.`);

export default function GuideChat() {
  const { slug = '' } = useParams();
  const { description, ...conversation } = conversationOf({ guide: slug });
  const { data } = useQuery(chatQuery(conversation.address));
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={data?.title ?? t`Ask about a guide`} lead={description} />
      <Conversation key={slug} {...conversation} />
    </div>
  );
}
