import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { cx } from './class-names.ts';

export type NoticeTone = 'info' | 'low' | 'medium' | 'high';

const LOOK: Record<NoticeTone, { box: string; icon: string; Icon: typeof Info }> = {
  info: { box: 'border-accent-line bg-accent-soft', icon: 'text-accent-text', Icon: Info },
  low: { box: 'border-low-line bg-low-soft', icon: 'text-low', Icon: CircleCheck },
  medium: { box: 'border-medium-line bg-medium-soft', icon: 'text-medium', Icon: TriangleAlert },
  high: { box: 'border-high-line bg-high-soft', icon: 'text-high', Icon: CircleAlert },
};

interface Props {
  tone: NoticeTone;
  title?: string;
  /** 'alert' for what has just gone wrong, 'status' for what has just gone well. */
  role?: 'alert' | 'status';
  className?: string;
  children?: ReactNode;
}

/** A boxed message that stays on the page. */
export function Notice({ tone, title, role, className, children }: Props) {
  const { box, icon, Icon } = LOOK[tone];
  return (
    <div role={role} className={cx('flex gap-3 rounded-md border p-4 text-sm', box, className)}>
      <Icon aria-hidden className={cx('mt-px size-5 shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && (
          <div className={cx(title !== undefined && 'mt-0.5 text-soft')}>{children}</div>
        )}
      </div>
    </div>
  );
}
