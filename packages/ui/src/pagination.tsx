import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Button } from './button.tsx';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Previous, where one is, next. Nothing at all for a single page. */
export function Pagination({ page, pages, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={t`Pages`} className="mt-6 flex items-center justify-between gap-3">
      <Button
        tone="secondary"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        icon={<ChevronLeft aria-hidden className="size-4.5" />}
      >{t`Previous`}</Button>
      <span className="figures text-sm text-soft">{t`Page ${page} of ${pages}`}</span>
      <Button tone="secondary" disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t`Next`}
        <ChevronRight aria-hidden className="size-4.5" />
      </Button>
    </nav>
  );
}
