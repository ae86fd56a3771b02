import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { LinkButton } from './link-button.tsx';

interface Props {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Where each page has an address of its own, that address: then one is led there by a link, also without a script. */
  pathOf?: ((page: number) => string) | undefined;
}

/** Previous, where one is, next. Nothing at all for a single page. */
export function Pagination({ page, pages, onPage, pathOf }: Props) {
  if (pages <= 1) return null;
  const turn = (to: number, rel: 'prev' | 'next', children: ReactNode) =>
    pathOf !== undefined && to >= 1 && to <= pages ? (
      <LinkButton to={pathOf(to)} rel={rel} tone="secondary" size="md">
        {children}
      </LinkButton>
    ) : (
      <Button tone="secondary" disabled={to < 1 || to > pages} onClick={() => onPage(to)}>
        {children}
      </Button>
    );
  return (
    <nav aria-label={t`Pages`} className="mt-6 flex items-center justify-between gap-3">
      {turn(
        page - 1,
        'prev',
        <>
          <ChevronLeft aria-hidden className="size-4.5" />
          {t`Previous`}
        </>,
      )}
      <span className="figures text-sm text-soft">{t`Page ${page} of ${pages}`}</span>
      {turn(
        page + 1,
        'next',
        <>
          {t({ message: 'Next', context: 'page' })}
          <ChevronRight aria-hidden className="size-4.5" />
        </>,
      )}
    </nav>
  );
}
