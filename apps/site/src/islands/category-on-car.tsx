import type { ListedCategorySlug } from '@wrenchwise/rules/guide-categories';

import { CategoryOnCar as Shown } from '~/features/guides/category-on-car.tsx';

import { useIsSignedIn } from './use-is-signed-in.ts';

interface Props {
  category: ListedCategorySlug;
  count: number;
}

/** The guides of a category for the reader's car; the garage's cars are offered to who is signed in. */
export function CategoryOnCar(props: Props) {
  return <Shown {...props} isSignedIn={useIsSignedIn()} />;
}
