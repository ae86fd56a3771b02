import { Card } from '@wrenchwise/ui/card.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

const CARDS = [
  { id: 'password', height: 'h-72' },
  { id: 'two-factor', height: 'h-11' },
  { id: 'passkeys', height: 'h-11' },
  { id: 'google', height: 'h-11' },
  { id: 'sessions', height: 'h-40' },
] as const;

/** Cards that are on their way, about as high as they will be. */
export function SecuritySkeleton() {
  return (
    <div className="grid gap-4">
      {CARDS.map(({ id, height }) => (
        <Card key={id}>
          <Skeleton className="h-5 w-44" />
          <Skeleton className="mt-3 h-4 w-72 max-w-full" />
          <Skeleton className={`mt-5 rounded-md ${height}`} />
        </Card>
      ))}
    </div>
  );
}
